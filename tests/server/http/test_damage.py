"""A damaged row harms its own table only."""

import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from httpx import AsyncClient

from ridotto.server.limits import Limits, Rate
from tests.server.visitors import ME_AND_BOTS, open_app, table_of, visitor

pytestmark = pytest.mark.anyio

LIMITS = replace(
    Limits(), loaded_entries=Rate(100_000, 2_000), new_tables=Rate(1000, 1000), requests=Rate(10_000, 10_000)
)
PUBLIC = ME_AND_BOTS | {"is_public": True}


@dataclass(frozen=True)
class Evening:
    """One person with two tables, and a stranger with one. The match of each has begun."""

    file: Path
    owner: str
    """A cookie."""
    stranger: str
    damaged: str
    """A table that a test is going to damage."""
    sound: str
    strangers: str


@pytest.fixture
async def evening(tmp_path: Path) -> Evening:
    async with open_app(tmp_path, LIMITS) as app, visitor(app) as owner, visitor(app) as stranger:
        damaged, sound = await table_of(owner, PUBLIC), await table_of(owner, PUBLIC)
        strangers = await table_of(stranger, PUBLIC)
        cookies = owner.cookies["ridotto"], stranger.cookies["ridotto"]
    return Evening(tmp_path / "tables.sqlite", *cookies, damaged, sound, strangers)


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(file)) as connection, connection:
        yield connection


@asynccontextmanager
async def back(evening: Evening) -> AsyncIterator[tuple[FastAPI, AsyncClient, AsyncClient]]:
    """The next day: the application, the owner and the stranger."""
    async with open_app(evening.file.parent, LIMITS) as app, visitor(app) as owner, visitor(app) as stranger:
        owner.cookies.set("ridotto", evening.owner)
        stranger.cookies.set("ridotto", evening.stranger)
        yield app, owner, stranger


async def listed(guest: AsyncClient, address: str) -> set[str]:
    answer = await guest.get(address)
    assert answer.status_code == 200, answer.text
    return {table["id"] for table in answer.json()["tables"]}


async def check_that_others_go_on(evening: Evening, owner: AsyncClient, stranger: AsyncClient) -> None:
    for guest in (owner, stranger):
        assert {evening.sound, evening.strangers} <= await listed(guest, "/api/tables")
        assert (await guest.get(f"/api/tables/{evening.sound}")).status_code == 200
        new = await table_of(guest, ME_AND_BOTS)
        assert new in await listed(guest, "/api/me")
    assert evening.sound in await listed(owner, "/api/me")
    assert evening.strangers in await listed(stranger, "/api/me")


ROWS: dict[str, Any] = {
    "settings: no JSON": ("settings", "no JSON"),
    "settings: empty": ("settings", ""),
    "settings: a list": ("settings", "[]"),
    "settings: nothing in it": ("settings", "{}"),
    "settings: bytes": ("settings", b"\xff\xfe\x00"),
    "settings: a number": ("settings", 17),
    "settings: too deep": ("settings", "[" * 100_000),
    "settings: another game": ("settings", ME_AND_BOTS | {"game": "chess"}),
    "settings: other options": ("settings", {"options": {"players": 99}}),
    "settings: no players": ("settings", {"options": {"players": None}}),
    "settings: half a letter": ("settings", {"pace": "\ud800"}),
    "settings: another pace": ("settings", {"pace": "hasty"}),
    "settings: no such level": ("settings", {"stand_in": "nobody"}),
    "settings: a clock of letters": ("settings", {"clock": {"move_s": "x", "reserve_s": 1}}),
    "seed: bytes": ("seed", b"\xff"),
}
"""Damage with which a table can neither be listed nor opened."""

GLANCES: dict[str, Any] = {
    "detail: no JSON": ("detail", "no JSON"),
    "detail: bytes": ("detail", b"\xff"),
    "detail: nothing in it": ("detail", "{}"),
    "detail: a list": ("detail", "[1]"),
    "detail: a number": ("detail", 3.5),
    "detail: too deep": ("detail", "[" * 100_000),
    "detail: seats of numbers": ("detail", {"seats": [1, 2, 3]}),
    "detail: too few seats": ("detail", {"seats": ["bot:easy"]}),
    "detail: no list of seats": ("detail", {"seats": 5}),
    "detail: half a letter": ("detail", {"host": "\ud800"}),
    "detail: a round of letters": ("detail", {"round": "x"}),
    "status: unknown": ("status", "asleep"),
    "status: bytes": ("status", b"\xff"),
    "updated_at: bytes": ("updated_at", b"\xff\xff"),
    "updated_at: no text": ("updated_at", memoryview(b"2026")),
}
"""Damage beside the log: the table cannot be listed, but it can be opened."""


def damage(file: Path, table_id: str, column: str, value: object) -> None:
    """Strings and bytes are written as text, whatever they are; of an object only the named parts change."""
    with opened(file) as connection:
        if isinstance(value, dict):
            for key, part in value.items():
                connection.execute(
                    f"UPDATE tables SET {column} = json_set({column}, ?, json(?)) WHERE id = ?",
                    (f"$.{key}", json.dumps(part), table_id),
                )
        else:
            kind = "CAST(? AS TEXT)" if isinstance(value, bytes) else "?"
            connection.execute(f"UPDATE tables SET {column} = {kind} WHERE id = ?", (value, table_id))


@pytest.mark.parametrize("name", ROWS)
async def test_a_row_that_cannot_be_read(
    evening: Evening, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    damage(evening.file, evening.damaged, *ROWS[name])
    async with back(evening) as (_, owner, stranger):
        for _ in range(3):
            answer = await owner.get(f"/api/tables/{evening.damaged}")
            assert (answer.status_code, answer.json()["code"]) == (409, "table-damaged")
            await check_that_others_go_on(evening, owner, stranger)
        if not name.startswith("seed"):
            assert evening.damaged not in await listed(owner, "/api/me")
    assert caplog.text.count(evening.damaged) == 1
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("name", GLANCES)
async def test_a_glance_that_cannot_be_read(
    evening: Evening, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    damage(evening.file, evening.damaged, *GLANCES[name])
    async with back(evening) as (_, owner, stranger):
        for _ in range(3):
            await check_that_others_go_on(evening, owner, stranger)
            assert evening.damaged not in await listed(owner, "/api/me")
            assert evening.damaged not in await listed(stranger, "/api/tables")
        answer = await owner.get(f"/api/tables/{evening.damaged}")
        assert answer.status_code == 200
        assert evening.damaged in await listed(owner, "/api/me"), "in memory it is known"
    assert caplog.text.count(evening.damaged) == 1
    assert "Traceback" not in caplog.text


ENTRIES: dict[str, tuple[int, Any]] = {
    "no JSON": (3, "no JSON"),
    "empty": (3, ""),
    "bytes": (3, b"\xff\xfe"),
    "no text": (3, memoryview(b"{}")),
    "a number": (3, 17),
    "an unknown kind": (3, {"kind": "danced"}),
    "a kind that is a list": (3, {"kind": []}),
    "no kind": (3, {}),
    "an illegal line": (3, {"kind": "event", "line": "0 play 99"}),
    "a line of numbers": (3, {"kind": "event", "line": 5}),
    "a seat far away": (3, {"kind": "replaced", "seat": 99, "reason": "away"}),
    "a seat below": (3, {"kind": "replaced", "seat": -1, "reason": "away"}),
    "a seat of letters": (3, {"kind": "returned", "seat": "0"}),
    "an unknown reason": (3, {"kind": "replaced", "seat": 0, "reason": "bored"}),
    "no time": (2, {"kind": "event", "line": "dealer 0", "spent_s": float("nan")}),
    "made twice": (3, {"kind": "made", "host": "x", "seats": [None] * 3, "starts": True}),
    "not made": (0, {"kind": "started"}),
    "played before the start": (1, {"kind": "hosted", "person": "x"}),
    "too few seats": (0, {"kind": "made", "host": "x", "seats": [], "starts": True}),
}
"""The number of an entry, and what stands there."""

NUMBERS = {
    "a missing number": "DELETE FROM log WHERE number = 2 AND table_id = ?",
    "a missing beginning": "DELETE FROM log WHERE number = 0 AND table_id = ?",
    "nothing": "DELETE FROM log WHERE table_id = ?",
    "a number of letters": "UPDATE log SET number = 'x' WHERE number = 3 AND table_id = ?",
}


def damage_log(file: Path, table_id: str, name: str) -> None:
    with opened(file) as connection:
        if name in NUMBERS:
            assert connection.execute(NUMBERS[name], (table_id,)).rowcount
            return
        number, entry = ENTRIES[name]
        value = json.dumps(entry) if isinstance(entry, dict) else entry
        kind = "CAST(? AS TEXT)" if isinstance(value, bytes) else "?"
        statement = f"UPDATE log SET entry = {kind} WHERE table_id = ? AND number = ?"
        assert connection.execute(statement, (value, table_id, number)).rowcount


@pytest.mark.parametrize("name", [*ENTRIES, *NUMBERS])
async def test_a_log_that_cannot_be_played(
    evening: Evening, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    damage_log(evening.file, evening.damaged, name)
    async with back(evening) as (_, owner, stranger):
        for _ in range(3):
            for address in ("", "/record", "/replay?form=2"):
                answer = await owner.get(f"/api/tables/{evening.damaged}{address}")
                assert (answer.status_code, answer.json()["code"]) == (409, "table-damaged")
            await check_that_others_go_on(evening, owner, stranger)
    assert caplog.text.count(evening.damaged) == 1
    assert "Traceback" not in caplog.text


async def test_what_is_wrong_is_for_the_host_only(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    """The entry may name a card that nobody else has seen."""
    with opened(evening.file) as connection:
        statement = "UPDATE log SET entry = ? WHERE number = 3 AND table_id = ?"
        connection.execute(statement, ('{"kind":"event","line":"secret card"}', evening.damaged))
    async with back(evening) as (_, owner, _):
        answer = await owner.get(f"/api/tables/{evening.damaged}")
    assert answer.json()["facts"] == {}
    assert "secret" not in answer.text
    assert "secret card" in caplog.text


async def test_people_whose_rows_are_damaged(evening: Evening) -> None:
    with opened(evening.file) as connection:
        connection.execute("UPDATE people SET name = CAST(x'fffe' AS TEXT)")
        connection.execute("INSERT INTO people VALUES (CAST(x'fffd' AS TEXT), x'00', 17)")
        connection.execute("INSERT INTO members SELECT CAST(x'fffd' AS TEXT), id, 0, 0, '' FROM tables")
    async with back(evening) as (_, owner, stranger):
        await check_that_others_go_on(evening, owner, stranger)
        assert (await owner.get("/api/me")).json()["name"] is None
        assert (await owner.put("/api/me", json={"name": "Ada"})).json()["name"] == "Ada"


async def test_members_of_a_table_that_is_not_there(evening: Evening) -> None:
    with opened(evening.file) as connection:
        connection.execute("DELETE FROM tables WHERE id = ?", (evening.damaged,))
    async with back(evening) as (_, owner, stranger):
        await check_that_others_go_on(evening, owner, stranger)
        answer = await owner.get(f"/api/tables/{evening.damaged}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


# Pages of the file that SQLite cannot read


LEAF = 10
"""How SQLite marks a page that holds rows only, of a table without row numbers."""


def spoil_page(file: Path, texts: list[str]) -> set[str]:
    """Overwrite the first page of rows where one of these texts stands; which tables stood on it."""
    content = bytearray(file.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    firsts = (place - place % size for place in (content.index(text.encode()) for text in texts))
    first = next(each for each in firsts if content[each] == LEAF)
    page = bytes(content[first : first + size])
    content[first : first + size] = b"\xaa" * size
    file.write_bytes(content)
    with opened(file) as connection:
        ids = [table_id for (table_id,) in connection.execute("SELECT DISTINCT table_id FROM members")]
    return {table_id for table_id in ids if table_id.encode() in page}


async def test_a_page_of_tables_that_cannot_be_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_app(tmp_path, replace(LIMITS, open_tables=1000)) as app, visitor(app) as owner:
        tables = [await table_of(owner, PUBLIC | {"starts": False}) for _ in range(60)]
        cookie = owner.cookies["ridotto"]
    file = tmp_path / "tables.sqlite"
    with opened(file) as connection:
        seeds = [seed for (seed,) in connection.execute("SELECT seed FROM tables ORDER BY id")]
    lost = spoil_page(file, seeds[30:])
    assert 0 < len(lost) < 30
    async with open_app(tmp_path, LIMITS) as app, visitor(app) as owner, visitor(app) as stranger:
        owner.cookies.set("ridotto", cookie)
        for _ in range(2):
            found = await listed(owner, "/api/me")
            assert len(found) >= 60 - len(lost) - 1, "SQLite may pass by one page to find a row on the next"
            assert not found & lost
            assert (await stranger.get("/api/me")).status_code == 200
            for table in tables:
                answer = await owner.get(f"/api/tables/{table}")
                assert answer.status_code == (200 if table in found else 409)
    for table in lost:
        assert caplog.text.count(table) == 1


async def test_a_page_of_the_log_that_cannot_be_read(evening: Evening) -> None:
    with opened(evening.file) as connection:
        query = "SELECT entry FROM log WHERE table_id = ? AND number >= 3"
        texts = [text for (text,) in connection.execute(query, (evening.damaged,))]
    lost = spoil_page(evening.file, texts)
    assert evening.damaged in lost
    async with back(evening) as (_, owner, stranger):
        for table in (evening.damaged, evening.sound, evening.strangers):
            answer = await owner.get(f"/api/tables/{table}")
            assert answer.status_code == (409 if table in lost else 200)
        assert (await owner.get("/api/me")).status_code == 200
        assert (await stranger.get("/api/tables")).status_code == 200
