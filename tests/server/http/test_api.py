"""Every address of the HTTP interface, in order and out of order."""

import json
from pathlib import Path
from typing import Any

import pytest
from httpx import Response
from pydantic import TypeAdapter

from ridotto.engine.records.record import parse_record
from ridotto.engine.records.verify import verify
from ridotto.games import find_game
from ridotto.messages import http
from ridotto.server.network.callers.proxies import Proxies
from tests.game_messages import Replay
from tests.server.visitors import ME_AND_BOTS, QUICK, hear, open_app, open_site, play_out, visitor
from tests.walks import AnyMatch, played_match

pytestmark = pytest.mark.anyio

AnyReplay = http.Replay[Any, Any, Any, Any]


def checked(kind: Any, answer: Response, status: int = 200) -> Any:
    """The answer as the message it should be."""
    assert answer.status_code == status, answer.text
    return TypeAdapter(kind).validate_json(answer.content)


def problem(answer: Response, status: int, code: str) -> http.Problem:
    found: http.Problem = checked(http.Problem, answer, status)
    assert found.code == code
    assert found.text
    return found


async def test_the_catalogue_offers_only_what_can_be_played(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        found: http.Catalogue = checked(http.Catalogue, await guest.get("/api/catalogue"))
        for info in found.games:
            game = find_game(info.id)
            usual = game.parse_options({}).to_json()
            assert info.setups[info.default].chosen.items() <= usual.items()
            assert info.default_level in info.levels
            for setup in info.setups:
                options: dict[str, Any] = {"players": setup.players}
                if setup.mode is not None:
                    options["mode"] = setup.mode
                assert options == setup.chosen, "readers of the first protocol find the same"
                for choice in setup.choices:
                    assert choice.default in choice.values
                    for value in (*choice.values, *([choice.highest] if choice.highest else [])):
                        parsed = game.parse_options(options | {choice.name: value})
                        assert parsed.to_json()[choice.name] == value


async def test_a_visitor_gets_a_cookie_and_keeps_it(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        first = await guest.get("/api/me")
        assert checked(http.Me, first) == http.Me(None, ())
        cookie = first.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie
        secret = guest.cookies["ridotto"]
        await guest.get("/api/me")
        assert guest.cookies["ridotto"] == secret


async def test_the_cookie_is_for_https_alone_where_there_is_https(tmp_path: Path) -> None:
    async with open_app(tmp_path, proxies=Proxies(1)) as app, visitor(app) as guest:
        answer = await guest.get("/api/me", headers={"x-forwarded-proto": "https"})
        assert "; secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("secret", ["unknown", "x" * 5000, '"', ""])
async def test_a_cookie_that_nobody_knows_is_replaced(tmp_path: Path, secret: str) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        answer = await guest.get("/api/me", headers={"cookie": f"ridotto={secret}"})
        assert answer.status_code == 200
        assert guest.cookies["ridotto"] != secret


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Mimì", "Mimì"),
        ("  two\t\n words ", "two words"),
        ("x" * 100, "x" * 24),
        ("<b>&amp;", "<b>&amp;"),
        ("a\u202eb\u200bc", "a b c"),
        ("Лиу 柳", "Лиу 柳"),
        ("Mimi\u0300", "Mimì"),
        ("ปิ่น שָׁלוֹם 1️⃣", "ปิ่น שָׁלוֹם 1️⃣"),
        # A heap of accents would paint over the lines around it.
        ("x" + "\u0336" * 30 + "y", "x" + "\u0336" * 3 + "y"),
        # In a record this would be a bot.
        ("bot: bot:master", "master"),
    ],
)
async def test_names_are_tidied(tmp_path: Path, given: str, name: str) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        assert checked(http.Me, await guest.put("/api/me", json={"name": given})).name == name
        assert checked(http.Me, await guest.get("/api/me")).name == name


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u202e", "bot:", "\u3164\u2800", "\u0300" * 9])
async def test_a_name_needs_a_letter(tmp_path: Path, given: str) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        problem(await guest.put("/api/me", json={"name": given}), 400, "name-empty")


async def test_a_table_is_made_and_found(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as host, visitor(app) as friend:
        await host.put("/api/me", json={"name": "Host"})
        made: http.Created = checked(
            http.Created, await host.post("/api/tables", json=QUICK | {"is_public": True}), 201
        )
        mine: http.TableSummary = checked(http.TableSummary, await host.get(f"/api/tables/{made.id}"))
        theirs: http.TableSummary = checked(http.TableSummary, await friend.get(f"/api/tables/{made.id}"))
        assert [seat.kind for seat in mine.seats] == ["person", "open", "open"]
        assert (mine.your_seat, theirs.your_seat) == (0, None)
        assert mine.settings.options["rounds"] == 1
        assert mine.settings.stand_in == "normal"
        listed = checked(http.TableList, await friend.get("/api/tables")).tables
        assert [table.id for table in listed] == [made.id]
        assert [table.id for table in checked(http.Me, await host.get("/api/me")).tables] == [made.id]
        assert checked(http.Me, await friend.get("/api/me")).tables == ()


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"game": "chess"}, 400, "unknown-game"),
        ({"options": {"players": 9}}, 400, "option-out-of-range"),
        ({"options": {"players": 3, "rounds": 10_000}}, 400, "too-many-rounds"),
        ({"options": {"colour": 1}}, 400, "unknown-option"),
        ({"seats": ["me"]}, 400, "seats-count"),
        ({"seats": ["me", "open", "bot:nobody"]}, 400, "unknown-bot"),
        ({"stand_in": "nobody"}, 400, "unknown-bot"),
        ({"first": 3}, 400, "no-such-seat"),
        ({"first": -1}, 422, "invalid-request"),
        ({"first": "me"}, 422, "invalid-request"),
        ({"pace": "never"}, 422, "invalid-request"),
        ({"clock": {"move_s": 0, "reserve_s": 0}}, 422, "invalid-request"),
        ({"game": 7}, 422, "invalid-request"),
        ({"other": 1}, 422, "invalid-request"),
    ],
)
async def test_tables_that_cannot_be_made(
    tmp_path: Path, changes: dict[str, Any], status: int, code: str
) -> None:
    async with open_app(tmp_path) as app, visitor(app) as host:
        found = problem(await host.post("/api/tables", json=QUICK | changes), status, code)
        if code == "invalid-request":
            assert next(iter(changes)) in str(found.facts["field"])


@pytest.mark.parametrize("seat", [-1, 6, 10**30])
async def test_replays_through_eyes_that_are_not_there(tmp_path: Path, seat: int) -> None:
    record = '{"format": "ridotto/1", "game": "turandot", "options": {}, "events": []}'
    async with open_app(tmp_path) as app, visitor(app) as guest:
        body = {"form": 2, "record": record, "seat": seat}
        problem(await guest.post("/api/replays", json=body), 422, "invalid-request")
        problem(await guest.post("/api/replays", json=body | {"seat": 5}), 400, "no-such-seat")


@pytest.mark.parametrize("content", [b"", b"{", b"[" * 9000, b"\xff", b"null", b'"x"'])
async def test_bodies_that_are_no_json(tmp_path: Path, content: bytes) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        headers = {"content-type": "application/json"}
        problem(await guest.post("/api/tables", content=content, headers=headers), 422, "invalid-request")


async def test_what_is_not_there(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        problem(await guest.get("/api/nothing"), 404, "no-such-address")
        problem(await guest.get("/api/"), 404, "no-such-address")
        problem(await guest.post("/api/nothing"), 404, "no-such-address")
        problem(await guest.get("/ws/tables/abcdefghjkmn"), 404, "no-such-address")
        problem(await guest.get("/api/tables/abcdefghjkmn"), 404, "no-such-table")
        problem(await guest.get("/api/tables/abcdefghjkmn/record"), 404, "no-such-table")
        problem(await guest.get("/api/tables/abcdefghjkmn/replay?form=2"), 404, "no-such-table")
        for wrong in ("x" * 100, "%00", "a%0A", "%ED%B0%80", "%C3%A4", "a%20b"):
            for part in ("", "/record", "/replay?form=2"):
                problem(await guest.get(f"/api/tables/{wrong}{part}"), 404, "no-such-table")
        problem(await guest.delete("/api/tables"), 405, "method-not-allowed")
        problem(await guest.post("/api/catalogue"), 405, "method-not-allowed")
        problem(await guest.post("/"), 405, "method-not-allowed")


async def test_a_failure_of_ours_is_a_problem_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:

        async def fails(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(app.state.context.directory, "public_tables", fails)
        answer = await guest.get("/api/tables")
        problem(answer, 500, "server-failed")
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_every_address_is_described(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        described = (await guest.get("/api/openapi.json")).json()
        assert sorted(described["paths"]) == [
            "/api/catalogue",
            "/api/games/{game_id}/files/{option}",
            "/api/games/{game_id}/words/{language}",
            "/api/me",
            "/api/me/devices",
            "/api/me/devices/code",
            "/api/me/export",
            "/api/me/history",
            "/api/me/statistics",
            "/api/replays",
            "/api/tables",
            "/api/tables/{table_id}",
            "/api/tables/{table_id}/record",
            "/api/tables/{table_id}/replay",
        ]
        operations = [one for path in described["paths"].values() for one in path.values()]
        assert all(one["description"] for one in operations)
        assert "TableBody" in described["components"]["schemas"]


# Replays


async def test_a_match_from_the_start_to_the_record(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host, site.guest() as friend:
        table_id = (await host.post("/api/tables", json=ME_AND_BOTS)).json()["id"]
        address = f"/api/tables/{table_id}"
        problem(await host.get(f"{address}/record"), 409, "match-running")
        async with site.sit(host, table_id) as socket:
            await hear(socket, "position")
            running = checked(Replay, await host.get(f"{address}/replay?form=2&seat=0"))
            assert running.eyes == (0,)
            assert not running.is_over
            assert all(frame.line is None for frame in running.frames)
            assert all(frame.position.seat == 0 for frame in running.frames)
            problem(await host.get(f"{address}/replay?form=2&seat=1"), 403, "not-your-eyes")
            problem(await friend.get(f"{address}/replay?form=2&seat=0"), 403, "not-your-eyes")
            watched = checked(Replay, await friend.get(f"{address}/replay?form=2"))
            assert watched.eyes == ()
            assert all(frame.position.seat is None for frame in watched.frames)
            await play_out(socket)
        answer = await friend.get(f"{address}/record")
        assert "attachment" in answer.headers["content-disposition"]
        record = parse_record(answer.text)
        assert verify(record) is None
        assert record.result is not None
        over = checked(Replay, await friend.get(f"{address}/replay?form=2&seat=2"))
        assert (over.eyes, over.is_over, over.seat) == ((0, 1, 2), True, 2)
        assert [frame.line for frame in over.frames] == [None, *record.events]
        assert over.frames[over.rounds[0]].line == record.events[1]
        last = over.frames_in_all - 1
        tail = checked(Replay, await friend.get(f"{address}/replay?form=2&first={last}"))
        assert len(tail.frames) == 1
        assert tail.frames[0].position.outcome is not None
        assert checked(Replay, await friend.get(f"{address}/replay?form=2&first=99999")).frames == ()
        problem(await friend.get(f"{address}/replay?form=2&seat=4"), 400, "no-such-seat")
        problem(await friend.get(f"{address}/replay?form=2&count=101"), 422, "invalid-request")
        problem(await friend.get(f"{address}/replay?form=2&first=-1"), 422, "invalid-request")


async def test_no_looking_on_where_spectators_are_not_allowed(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host, site.guest() as friend:
        body = ME_AND_BOTS | {"allows_spectators": False}
        table_id = (await host.post("/api/tables", json=body)).json()["id"]
        problem(await friend.get(f"/api/tables/{table_id}/replay?form=2"), 403, "no-spectators")
        checked(Replay, await host.get(f"/api/tables/{table_id}/replay?form=2"))


async def test_no_replay_before_the_start(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as host:
        table_id = (await host.post("/api/tables", json=QUICK)).json()["id"]
        problem(await host.get(f"/api/tables/{table_id}/replay?form=2"), 409, "not-started")


@pytest.mark.parametrize("game_id", ["bottle_imp", "turandot"])
async def test_a_record_from_elsewhere(tmp_path: Path, game_id: str) -> None:
    game = find_game(game_id)
    options = game.parse_options({"players": 3} | ({"rounds": 2} if game_id == "bottle_imp" else {}))
    match: AnyMatch = played_match(game, options, "elsewhere")
    async with open_app(tmp_path) as app, visitor(app) as guest:
        body = {"form": 2, "record": match.record().dumps(), "seat": 1, "first": 3, "count": 5}
        found = checked(Replay, await guest.post("/api/replays", json=body))
        assert [frame.number for frame in found.frames] == [3, 4, 5, 6, 7]
        assert found.frames_in_all == len(match.events) + 1
        assert (found.settings, found.seats, found.eyes) == (None, ("", "", ""), (0, 1, 2))


async def test_records_that_are_wrong_say_where(tmp_path: Path) -> None:
    game = find_game("bottle_imp")
    match = played_match(game, game.parse_options({"players": 3, "rounds": 1}), "wrong")
    record = json.loads(match.record().dumps())
    async with open_app(tmp_path) as app, visitor(app) as guest:

        async def refused(status: int, code: str, language: str = "en", **changes: Any) -> http.Problem:
            body = {"form": 2, "record": json.dumps(record | changes)}
            headers = {"accept-language": language}
            return problem(await guest.post("/api/replays", json=body, headers=headers), status, code)

        events = [*record["events"][:5], "0 play 99", *record["events"][5:]]
        found = await refused(400, "event-refused", events=events)
        assert found.facts["event"] == 6
        german = await refused(400, "event-refused", "de-DE,en;q=0.5", events=events)
        assert german.facts["reason"] != found.facts["reason"]
        assert german.text == found.text
        await refused(400, "unknown-game", game="chess")
        await refused(400, "record-seats-count", seats=["one"])
        found = await refused(422, "invalid-request", events=[*record["events"][:2], "0 play " + "1" * 1000])
        assert found.facts["field"] == "body.record.events.2"
        names = {"form": 2, "record": json.dumps(record | {"seats": ["\ud800", "x" * 1000, "Ada"]})}
        found_replay = checked(Replay, await guest.post("/api/replays", json=names))
        assert found_replay.seats == ("·", "x" * 59 + "…", "Ada")
        await refused(400, "too-many-events", events=["dealer 0"] * 20_001)
        problem(await guest.post("/api/replays", json={"form": 2, "record": "{"}), 400, "record-not-json")
        body = {"form": 2, "record": json.dumps(record), "seat": 5}
        problem(await guest.post("/api/replays", json=body), 400, "no-such-seat")
