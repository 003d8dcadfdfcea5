"""When nobody knows whether something was kept, the table looks, and goes on from there."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from ridotto.engine.records.verify import verify
from ridotto.server.tables import TableSession
from ridotto.server.tables.session.schedule import RETRY_S
from tests.server.tables.scene import Player, Scene, open_scene, play_out, refused, settled

pytestmark = pytest.mark.anyio


@contextmanager
def kept_but_not_told(scene: Scene) -> Iterator[None]:
    """The data file is moved away while a transaction ends, and put back afterwards."""
    file = scene.store._file.path
    away = file.with_name("away")
    connection = scene.store._file.writing

    def move(statement: str) -> None:
        if statement == "COMMIT":
            file.rename(away)

    connection.set_trace_callback(move)
    yield
    connection.set_trace_callback(None)
    away.rename(file)


def lines(session: TableSession) -> list[str]:
    return list(session.match.events)


def heard(players: list[Player]) -> list[int]:
    return [len(player.raw) for player in players]


async def test_a_move_that_was_kept_is_told_before_the_next_one(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        before, silent = lines(session), heard(players)
        move = players[0].any_move()
        with kept_but_not_told(scene):
            assert await refused(players[0].move(move)) == "store-gone"
        assert (lines(session), heard(players)) == (before, silent)
        decision = players[0].position["decision"]
        assert await refused(players[0].move(move, decision)) == "stale-decision"
        assert lines(session) == [*before, f"0 {move}"]
        assert all(now > then for now, then in zip(heard(players), silent, strict=True))
        await play_out(session, players)
        assert verify(session.record()) is None
    await check_that_the_log_is_whole(tmp_path, session)


async def test_a_table_where_nobody_does_anything_looks_by_itself(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        before = lines(session)
        with kept_but_not_told(scene):
            assert await refused(players[0].play_anything()) == "store-gone"
        await settled(session)
        assert lines(session) == before
        scene.clock.advance(RETRY_S + 0.1)
        await settled(session)
        assert len(lines(session)) == len(before) + 1
        assert players[1].position["number"] == players[0].position["number"]


async def test_a_bots_move_that_was_kept(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1, pace="slow")
        before = len(lines(session))
        with kept_but_not_told(scene):
            scene.clock.advance(60)
            await settled(session)
        assert len(lines(session)) == before
        for _ in range(6):
            scene.clock.advance(RETRY_S + 0.1)
            await settled(session)
        assert ada.is_asked
        await play_out_slowly(scene, session, ada)
        assert verify(session.record()) is None
    await check_that_the_log_is_whole(tmp_path, session)


async def play_out_slowly(scene: Scene, session: TableSession, player: Player) -> None:
    while not session.is_over:
        if player.is_asked:
            await player.play_anything(len(lines(session)))
        scene.clock.advance(60)
        await settled(session)


async def test_while_the_file_is_gone_it_goes_on_looking(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        before = len(lines(session))
        with kept_but_not_told(scene):
            assert await refused(players[0].play_anything()) == "store-gone"
            for _ in range(3):
                scene.clock.advance(RETRY_S + 0.1)
                await settled(session)
                assert await refused(players[1].play_anything()) == "store-gone"
        scene.clock.advance(RETRY_S + 0.1)
        await settled(session)
        assert len(lines(session)) == before + 1
        await players[1].play_anything()
        assert len(lines(session)) == before + 2


async def test_an_entry_from_elsewhere(tmp_path: Path) -> None:
    """Whoever else wrote it: two stories of one table must not be told. Who comes second is judged again."""
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        move = players[1].any_move()
        with closing(sqlite3.connect(scene.store._file.path)) as file, file:
            (last,) = file.execute("SELECT max(number) FROM log WHERE table_id = ?", (session.id,)).fetchone()
            entry = json.dumps({"kind": "event", "line": f"1 {move}"})
            file.execute("INSERT INTO log VALUES (?, ?, 'then', ?)", (session.id, last + 1, entry))
        decision = players[1].position["decision"]
        await players[0].play_anything()
        assert f"1 {move}" in lines(session)
        assert await refused(players[1].move(move, decision)) == "stale-decision"
        await play_out(session, players)
        assert verify(session.record()) is None
    await check_that_the_log_is_whole(tmp_path, session)


async def test_an_entry_from_elsewhere_that_makes_no_sense(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        with closing(sqlite3.connect(scene.store._file.path)) as file, file:
            (last,) = file.execute("SELECT max(number) FROM log WHERE table_id = ?", (session.id,)).fetchone()
            file.execute("INSERT INTO log VALUES (?, ?, 'then', 'x')", (session.id, last + 1))
        assert await refused(players[0].play_anything()) == "table-damaged"
        assert await refused(players[0].play_anything()) == "table-damaged"


async def check_that_the_log_is_whole(folder: Path, session: TableSession) -> None:
    """A server that is started again plays the same match."""
    async with open_scene(folder) as scene:
        again = await scene.directory.find(session.id)
        assert again.match.events == session.match.events
        assert again.is_over
