"""A deck of one's own at a table (T17.8): sent as a file, played with, looked at, and kept in the record."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient, Response

from ridotto.engine.records.record import parse_record
from ridotto.engine.records.verify import verify
from ridotto.games.turandot.rules.deck.deck_file import house_file
from ridotto.server.limits import Limits, Rate
from tests.server.visitors import Site, hear, open_app, open_site, play_out, visitor

pytestmark = pytest.mark.anyio

FILES = "/api/games/turandot/files/deck"
OWN = house_file().replace("1,professional,male,3,", "1,goth,female,1,liu", 1)


async def send(guest: AsyncClient, content: str | bytes, name: str = "mine.csv") -> Response:
    body = content.encode() if isinstance(content, str) else content
    return await guest.post(FILES, params={"name": name}, content=body)


def refusal(answer: Response, status: int = 400) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    problem: dict[str, Any] = answer.json()
    assert problem["text"]
    return problem


async def test_the_catalogue_says_which_options_take_files(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        offered = (await guest.get("/api/catalogue")).json()
        for game in offered["games"]:
            for setup in game["setups"]:
                with_files = {
                    choice["name"]: choice["files"] for choice in setup["choices"] if choice["files"]
                }
                assert with_files == ({"deck": [".csv", ".toml"]} if game["id"] == "turandot" else {})
        assert offered["limits"]["own_file"] == Limits().option_file


async def test_a_file_to_start_from(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        answer = await guest.get(FILES)
        assert answer.text == house_file()
        assert 'filename="turandot-deck.csv"' in answer.headers["content-disposition"]
        value = (await send(guest, answer.content)).json()["value"]
        assert len(value) == 36


async def test_everybody_at_the_table_gets_the_deck_and_the_record_holds_it(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host, site.guest() as other:
        await host.get("/api/me")
        await other.get("/api/me")
        value = (await send(host, OWN)).json()["value"]
        assert value[0] == {"id": 1, "category": "goth", "gender": "female", "stars": 1, "favourite": "liu"}
        body = {
            "game": "turandot",
            "options": {"players": 2, "deck": value},
            "seats": ["me", "bot:normal"],
            "pace": "instant",
            "starts": True,
        }
        table = (await host.post("/api/tables", json=body)).json()["id"]
        assert await welcomed(site, other, table) == await welcomed(site, host, table)
        async with site.sit(host, table) as socket:
            await play_out(socket)
        text = (await host.get(f"/api/tables/{table}/record")).text
        record = parse_record(text)
        assert record.options["deck"] == value
        verify(record)
        replay = await other.post("/api/replays", json={"form": 2, "record": text, "count": 1})
        assert replay.json()["cards"]["singers"][0]["category"] == "goth"


async def welcomed(site: Site, guest: AsyncClient, table: str) -> tuple[Any, Any]:
    async with site.sit(guest, table) as socket:
        welcome = await hear(socket, "welcome")
    singers = welcome["cards"]["singers"]
    assert (singers[0]["category"], singers[0]["stars"]) == ("goth", 1)
    return welcome["settings"]["options"]["deck"], singers


@pytest.mark.parametrize(
    ("content", "name", "code", "facts"),
    [
        (OWN.replace("male,2", "male,7", 1), "a.csv", "singer-out-of-range", {"row": 3, "field": "stars"}),
        (OWN.replace("goth", "jazz", 1), "a.csv", "singer-unknown-word", {"row": 1, "value": "jazz"}),
        (OWN.rpartition("36,")[0], "a.csv", "singers-wrong-count", {"count": 35}),
        (OWN, "a.txt", "singers-file-kind", {"file": "a.txt"}),
        (b"\xff\xfe", "a.csv", "singers-file-not-utf8", {"at": 1}),
        ("", "a.csv", "singers-file-header", {}),
        ("a" + ".a" * 7000 + " = 1", "a.toml", "singers-file-long-line", {"line": 1}),
        ("[[singer]]\n" * 1400, "a.toml", "singer-missing-field", {"row": 1}),
        ("x = " + "[" * 9000, "a.toml", "singers-file-long-line", {}),
        ("x = [\n" + "[\n" * 7000, "a.toml", "singers-file-not-toml", {}),
    ],
)
async def test_what_is_wrong_is_named(
    tmp_path: Path, content: str | bytes, name: str, code: str, facts: dict[str, Any]
) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        problem = refusal(await send(guest, content, name))
        assert problem["code"] == code
        assert problem["facts"].items() >= facts.items()


async def test_files_are_bounded_in_size_and_number(tmp_path: Path) -> None:
    few = replace(Limits(), option_files=Rate(2, 1 / 60))
    async with open_app(tmp_path, few) as app, visitor(app) as guest:
        problem = refusal(await send(guest, b" " * (Limits().option_file + 1)), 413)
        assert problem["code"] == "body-too-large"
        assert [(await send(guest, OWN)).status_code for _ in range(3)] == [200, 200, 429]


async def test_options_that_take_no_file(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        for path in ("/api/games/turandot/files/edition", "/api/games/turandot/files/nothing"):
            assert refusal(await guest.get(path))["code"] == "unknown-option"
            answer = await guest.post(path, params={"name": "a.csv"}, content=b"")
            assert refusal(answer)["code"] == "unknown-option"
        assert refusal(await guest.get("/api/games/chess/files/deck"))["code"] == "unknown-game"
        assert refusal(await guest.post(FILES, content=b""), 422)["code"] == "invalid-request"
