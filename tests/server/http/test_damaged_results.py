"""A damaged row of somebody's results or browsers harms only itself."""

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient

from ridotto.server.store import Result, ResultSummary
from tests.server.visitors import open_app, visitor

pytestmark = pytest.mark.anyio

SCORE = 4
DETAIL: dict[str, Any] = {
    "options": {"players": 3},
    "seats": ["bot:easy", "person:x", None],
    "seat": 1,
    "scores": [1, SCORE, 2],
    "winners": [1],
    "reason": "",
}
MATCH = ResultSummary(
    "bottle_imp", '{"players": 3}', True, True, SCORE, 1, '{"left_with_bottle": 1}', json.dumps(DETAIL)
)
SOUND = ("sound1", "sound3", "sound5")
DAMAGED = ("sound2", "sound4")
DEEP = "[" * 100_000
HUGE = 2**63 - 1

RESULTS: dict[str, tuple[str, Any]] = {
    "a table that is no text": ("table_id", b"\xff\xfe"),
    "a table of other letters": ("table_id", "Ж"),
    "an end that is no text": ("ended_at", b"\xff"),
    "an end that is a number": ("ended_at", 5),
    "an end that is no time": ("ended_at", "now"),
    "a game that is no text": ("game", b"\xff"),
    "an unknown game": ("game", "chess"),
    "setup: no text": ("setup", b"\xff"),
    "setup: no JSON": ("setup", "x"),
    "setup: nothing": ("setup", None),
    "setup: a list": ("setup", "[1]"),
    "setup: too deep": ("setup", DEEP),
    "setup: half a letter": ("setup", '{"players": "\\ud800"}'),
    "setup: a list in it": ("setup", '{"players": []}'),
    "counted by letters": ("is_counted", "1x"),
    "won by letters": ("is_won", "x"),
    "a huge score": ("score", HUGE),
    "a score of letters": ("score", "x"),
    "no score": ("score", None),
    "a score below all": ("score", -HUGE),
    "huge rounds": ("rounds", HUGE),
    "figures: no text": ("figures", b"\xff"),
    "figures: no JSON": ("figures", "x"),
    "figures: huge": ("figures", json.dumps({"left_with_bottle": HUGE})),
    "figures: larger than any": ("figures", json.dumps({"left_with_bottle": 10**40})),
    "figures: letters": ("figures", '{"left_with_bottle": "x"}'),
    "figures: too deep": ("figures", DEEP),
    "figures: a list": ("figures", "[1]"),
    "detail: no text": ("detail", b"\xff"),
    "detail: no JSON": ("detail", "x"),
    "detail: too deep": ("detail", DEEP),
    "detail: another seat": ("detail", json.dumps(DETAIL | {"seat": 9})),
    "detail: no scores": ("detail", json.dumps(DETAIL | {"scores": []})),
    "detail: half a letter": ("detail", json.dumps(DETAIL | {"reason": "\ud800"})),
}


@dataclass(frozen=True)
class Evening:
    folder: Path
    cookie: str
    person: str

    def damage(self, statement: str, *values: object) -> None:
        with closing(sqlite3.connect(self.folder / "tables.sqlite")) as file, file:
            assert file.execute(statement, values).rowcount > 0, "nothing was damaged"


@pytest.fixture
async def evening(tmp_path: Path) -> Evening:
    """Somebody with a second browser and five matches, one after the other."""
    async with open_app(tmp_path) as app:
        store = app.state.context.store
        person, secret = await store.make_person()
        await store.add_device(person.id)
        await store.write_results(
            Result(person.id, f"sound{n}", f"2026-01-0{n}T00:00:00Z", MATCH) for n in range(1, 6)
        )
    return Evening(tmp_path, secret, person.id)


def value_of(kind: str) -> str:
    return "CAST(? AS TEXT)" if kind == "bytes" else "?"


async def answer(guest: AsyncClient, address: str) -> Any:
    found = await guest.get(address)
    assert found.status_code == 200, found.text
    return found.json()


async def matches(guest: AsyncClient, address: str) -> list[str]:
    """Of all pages."""
    found: list[str] = []
    page = await answer(guest, address)
    while True:
        found += [each.get("match", each)["table"] for each in page["matches"]]
        if page["next"] is None:
            return found
        page = await answer(guest, f"{address}{'&' if '?' in address else '?'}before={page['next']}")


@pytest.mark.parametrize("name", RESULTS)
async def test_a_damaged_result(evening: Evening, name: str, caplog: pytest.LogCaptureFixture) -> None:
    column, value = RESULTS[name]
    for number, table_id in enumerate(DAMAGED):
        # Keys stay different.
        given = (
            value + (b"x" if isinstance(value, bytes) else "x") * number if column == "table_id" else value
        )
        evening.damage(
            f"UPDATE results SET {column} = {value_of(type(value).__name__)} WHERE table_id = ?",
            *(given, table_id),
        )
    async with open_app(evening.folder) as app, visitor(app) as guest:
        guest.cookies.set("ridotto", evening.cookie)
        for address in ("/api/me/history", "/api/me/history?count=1", "/api/me/export"):
            found = await matches(guest, address)
            assert set(SOUND) <= set(found)
            assert len(found) == len(set(found))
        first, *others = (await answer(guest, "/api/me/statistics"))["setups"]
        assert first["matches"] in (len(SOUND), len(SOUND) + len(DAMAGED))
        assert first["average"] == SCORE
        assert first["figures"][0]["value"] == first["matches"]
        assert not others
    assert "Traceback" not in caplog.text


DEVICES = {
    "a person that is no text": "UPDATE devices SET person = CAST(x'ff' AS TEXT)",
    "a person that is a number": "UPDATE devices SET person = 5",
    "a secret that is no text": "UPDATE devices SET secret_hash = CAST(x'ff' AS TEXT)",
    "a secret that is a number": "UPDATE devices SET secret_hash = 5",
}


@pytest.mark.parametrize("name", DEVICES)
async def test_a_damaged_browser(evening: Evening, name: str, caplog: pytest.LogCaptureFixture) -> None:
    evening.damage(DEVICES[name])
    async with open_app(evening.folder) as app, visitor(app) as guest, visitor(app) as other:
        guest.cookies.set("ridotto", evening.cookie)
        assert len(await matches(guest, "/api/me/history")) == len(SOUND) + len(DAMAGED)
        assert (await answer(guest, "/api/me/devices"))["count"] in (1, 2)
        code = (await guest.post("/api/me/devices/code")).json()["code"]
        assert (await other.post("/api/me/devices", json={"code": code})).status_code == 200
        assert len(await matches(other, "/api/me/history")) == len(SOUND) + len(DAMAGED)
        assert (await guest.delete("/api/me/devices")).status_code == 200
        assert (await guest.delete("/api/me")).status_code == 200
    assert "Traceback" not in caplog.text


async def test_a_table_of_before_whose_name_is_no_text(evening: Evening) -> None:
    """It has no result yet, and never will."""
    evening.damage("INSERT INTO members VALUES (?, CAST(x'ff' AS TEXT), 1, 0, '')", evening.person)
    async with open_app(evening.folder) as app, visitor(app) as guest:
        guest.cookies.set("ridotto", evening.cookie)
        found = await answer(guest, "/api/me/history")
    assert found["is_complete"]
    assert len(found["matches"]) == len(SOUND) + len(DAMAGED)
