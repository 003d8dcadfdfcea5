"""The log is all there is to know: what is not in it never happened, and what is in it happened."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.records.verify import verify
from ridotto.messages.table.requests import MoveRequest
from ridotto.server.store import SqliteStore, StoreError
from ridotto.server.tables import session_cache
from tests.patience import LOOK_S, PATIENCE_S
from tests.server.tables.playing.moments import lines
from tests.server.tables.scene import Player, open_scene, play_out, refused, settled

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("game", "options"), [("bottle_imp", {"players": 3, "rounds": 2}), ("turandot", {"players": 3})]
)
async def test_a_table_is_the_replay_of_its_log(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    """A server that starts again tells everybody what they heard last."""
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(3, game=game, options=options)
        await players[0].play_anything()
        await players[0].take_back()
        await players[2].stand()
        for seed in range(14):
            await settled(session)
            asked = [player for player in players if player.is_asked]
            await asked[seed % len(asked)].play_anything(seed)
        await settled(session)
        people = [player.person for player in players]
        positions = [player.position for player in players]
        tables = [player.table for player in players]
        events = lines(session)
    async with open_scene(tmp_path) as scene:
        again = await scene.directory.find(session.id)
        assert lines(again) == events
        assert again.match.state == session.match.state
        back = [Player(again, person) for person in people]
        assert [player.position for player in back] == positions
        assert back[-1].table == tables[-1]
        await play_out(again, [player for player in back if player.seat != 2])
        assert verify(again.record()) is None


async def test_nobody_hears_of_what_could_not_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        heard = [len(player.raw) for player in players]
        commit = SqliteStore.commit

        async def fail(*_: object) -> None:
            raise StoreError("store-failed", reason="disk full")

        monkeypatch.setattr(SqliteStore, "commit", fail)
        assert await refused(players[0].play_anything()) == "store-failed"
        assert [len(player.raw) for player in players] == heard
        assert len(lines(session)) == 2
        monkeypatch.setattr(SqliteStore, "commit", commit)
        await players[0].play_anything()
        assert len(lines(session)) == 3


async def test_a_bots_table_tries_again_when_it_could_not_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1, pace="slow")
        commit = SqliteStore.commit

        async def fail(*_: object) -> None:
            raise StoreError("store-failed", reason="disk full")

        monkeypatch.setattr(SqliteStore, "commit", fail)
        scene.clock.advance(60)
        await settled(session)
        assert len(lines(session)) == 2
        monkeypatch.setattr(SqliteStore, "commit", commit)
        for _ in range(3):
            scene.clock.advance(10)
            await settled(session)
        assert len(lines(session)) == 4
        assert ada.is_asked
    assert caplog.text == "", "the store itself tells the host, once"


async def give_up_in_the_middle(player: Player) -> None:
    asking = asyncio.create_task(player.play_anything())
    await asyncio.sleep(0)
    asking.cancel()


async def test_what_is_cancelled_in_the_middle_is_known_with_the_next_move(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        await give_up_in_the_middle(players[0])
        await players[1].play_anything()
        assert len(lines(session)) == 4
        before, first, second = (each["number"] for each in players[2].heard("position")[-3:])
        assert (first, second) == (before + 1, before + 2)
        await players[2].play_anything()
        assert players[0].position["position"]["phase"] == "play"


async def test_what_is_cancelled_in_the_middle_is_known_soon(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        entries = players[0].position["number"]
        await give_up_in_the_middle(players[0])
        # No task waits for the thread that writes it.
        async with asyncio.timeout(PATIENCE_S):
            while not await scene.store.entries_after(session.id, entries):
                await asyncio.sleep(LOOK_S)
        await settled(session)
        scene.clock.advance(10)
        await settled(session)
        assert len(lines(session)) == 3


async def test_what_must_not_break_is_done_though_nobody_waits_for_it(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        move = MoveRequest(
            id=1, type="move", decision=players[0].position["decision"], move=players[0].any_move()
        )
        asking = asyncio.create_task(session.handle_unbroken(players[0].person, move))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        await settled(session)
        assert len(lines(session)) == 3
        await players[1].play_anything()
        await players[2].play_anything()
        assert players[0].position["position"]["phase"] == "play"


async def test_a_listener_that_fails_keeps_nobody_from_playing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        calls = 0

        def send(*_: object) -> None:
            nonlocal calls
            calls += 1
            if calls > 3:
                raise ConnectionError

        session.join(await scene.person(), send)
        for player in players:
            await player.play_anything()
        assert len(lines(session)) == 5
    assert "cannot tell" in caplog.text


async def test_one_loading_for_many_who_ask(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, _ = await scene.playing()
    async with open_scene(tmp_path) as scene:
        sessions = await asyncio.gather(*(scene.directory.find(session.id) for _ in range(10)))
        assert len(set(map(id, sessions))) == 1


async def test_a_table_that_was_put_away_is_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_cache, "MOST_BYTES", 1)
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        await players[0].play_anything()
        await scene.playing()
        assert await scene.directory.find(session.id) is session, "somebody still holds it"
        table_id, events, people = session.id, lines(session), [player.person for player in players]
        for player in players:
            player.leave()
        del session, players, player
        await scene.playing()
        gc.collect()
        assert table_id not in scene.directory._sessions
        again = await scene.directory.find(table_id)
        assert lines(again) == events
        await Player(again, people[1]).play_anything()


async def test_many_tables_at_once(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        tables = [await scene.playing(2, options={"players": 2, "rounds": 1}) for _ in range(8)]
        await asyncio.gather(
            *(play_out(session, players, seed) for seed, (session, players) in enumerate(tables))
        )
        assert all(verify(session.record()) is None for session, _ in tables)
