"""Clocks, people who go and come back, and tables where nobody is."""

from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.records.verify import verify
from ridotto.server.store import SqliteStore, StoreError
from ridotto.server.tables.session.requests import spent_s
from tests.patience import until
from tests.server.tables.scene import Player, open_scene, play_out, refused, settled

pytestmark = pytest.mark.anyio


def lines(session: Any) -> list[str]:
    return list(session.match.events)


def clock_of(player: Player, seat: int = 0) -> dict[str, Any]:
    (clock,) = [clock for clock in player.position["clocks"] if clock["seat"] == seat]
    return {key: clock[key] for key in ("move_s", "reserve_s", "is_running")}


# Clocks


async def test_no_clock(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada, *_) = await scene.playing()
        assert ada.position["clocks"] == []
        scene.clock.advance(100_000)
        await settled(session)
        assert len(lines(session)) == 2


async def test_the_time_for_a_move_then_the_reserve(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        _, (ada, bob, _) = await scene.playing(clock=(10, 30))
        assert clock_of(ada) == {"move_s": 10, "reserve_s": 30, "is_running": True}
        scene.clock.advance(25)
        await ada.play_anything()
        assert clock_of(ada) == {"move_s": 10, "reserve_s": 15, "is_running": False}
        assert clock_of(ada, 1) == {"move_s": 0, "reserve_s": 15, "is_running": True}
        scene.clock.advance(2)
        await bob.play_anything()
        assert clock_of(bob, 1) == {"move_s": 10, "reserve_s": 13, "is_running": False}


async def test_a_part_of_a_millisecond_counts_as_a_whole_one(tmp_path: Path) -> None:
    """Otherwise a reserve that is used up would not be, when its table is loaded again."""
    async with open_scene(tmp_path) as scene:
        session, _ = await scene.playing(clock=(10, 30))
        scene.clock.advance(1.2341)
        assert spent_s(session._table, 0, scene.clock.now()) == 1.235


async def test_a_bot_plays_one_move_when_the_time_is_over(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada, bob, cat) = await scene.playing(clock=(10, 5))
        await bob.play_anything()
        await cat.play_anything()
        scene.clock.advance(14.9)
        await settled(session)
        assert len(lines(session)) == 4
        scene.clock.advance(0.1)
        await until(lambda: len(lines(session)) == 5)
        assert lines(session)[-1].startswith("0 pass")
        assert not ada.seat_info["is_replaced"]
        assert clock_of(ada)["reserve_s"] == 0
        # The seat is still the person's.
        for _ in range(3):
            for player in (ada, bob, cat):
                if player.is_asked:
                    await player.play_anything()
        assert sum(line.startswith("0 play") for line in lines(session)) >= 1


async def test_a_clock_runs_for_everybody_who_chooses(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(clock=(10, 0))
        assert all(clock["is_running"] for clock in players[0].position["clocks"])
        scene.clock.advance(10)
        await until(lambda: len(lines(session)) == 5)
        assert sum(clock["is_running"] for clock in players[0].position["clocks"]) == 1


async def test_choosing_anew_brings_no_new_time(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada, *_) = await scene.playing(clock=(10, 30))
        for _ in range(3):
            scene.clock.advance(12)
            await ada.play_anything()
            scene.clock.advance(1)
            await ada.take_back()
        # Three times twelve seconds are used; the seconds while the choice lay there are not.
        assert clock_of(ada) == {"move_s": 0, "reserve_s": 4, "is_running": True}
        scene.clock.advance(4)
        await until(lambda: any(line.startswith("0 ") for line in lines(session)))


async def test_bots_have_no_clock_and_clocks_stop_for_those_they_play_for(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        _, (ada, bob) = await scene.playing(2, clock=(10, 0))
        assert [clock["seat"] for clock in ada.position["clocks"]] == [0, 1]
        await bob.stand()
        assert not clock_of(ada, 1)["is_running"]


async def test_reserves_outlive_the_server_and_its_absence_does_not_count(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada, bob, _) = await scene.playing(clock=(10, 30))
        scene.clock.advance(22)
        await ada.play_anything()
        people = ada.person, bob.person
    async with open_scene(tmp_path) as scene:
        session = await scene.directory.find(session.id)
        scene.clock.advance(10_000)
        ada, bob = (Player(session, person) for person in people)
        assert clock_of(ada) == {"move_s": 10, "reserve_s": 18, "is_running": False}
        assert clock_of(bob, 1) == {"move_s": 10, "reserve_s": 30, "is_running": True}


async def test_a_clock_that_runs_out_while_nothing_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stand-in's move is tried again now and then, not all the time."""
    async with open_scene(tmp_path) as scene:
        session, (ada, *_) = await scene.playing(clock=(10, 0))
        commit, tries = SqliteStore.commit, 0

        async def fail(*_: object) -> None:
            nonlocal tries
            tries += 1
            raise StoreError("store-failed", reason="disk full")

        monkeypatch.setattr(SqliteStore, "commit", fail)
        scene.clock.advance(11)
        await settled(session)
        assert tries == 1
        scene.clock.advance(6)
        await settled(session)
        assert tries == 2
        monkeypatch.setattr(SqliteStore, "commit", commit)
        scene.clock.advance(6)
        await until(lambda: ada.position["position"]["phase"] == "play")


# Going and coming back


async def test_somebody_away_is_replaced_when_the_table_waits_for_them(tmp_path: Path) -> None:
    async with open_scene(tmp_path, away_s=60) as scene:
        session, (ada, bob, cat) = await scene.playing()
        ada.leave()
        scene.clock.advance(59)
        await settled(session)
        assert not bob.table["seats"][0]["is_replaced"]
        assert not bob.table["seats"][0]["is_connected"]
        scene.clock.advance(1)
        await until(lambda: bob.table["seats"][0]["is_replaced"])
        await until(lambda: any(line.startswith("0 pass") for line in lines(session)))
        await bob.play_anything()
        await cat.play_anything()
        ada.join()
        await until(lambda: not bob.table["seats"][0]["is_replaced"])
        assert bob.table["seats"][0]["is_connected"]
        await settled(session)
        await play_out(session, [ada, bob, cat])
        assert verify(session.record()) is None


async def test_nobody_is_replaced_while_the_table_waits_for_others(tmp_path: Path) -> None:
    async with open_scene(tmp_path, away_s=60) as scene:
        session, (ada, bob, _) = await scene.playing()
        await ada.play_anything()
        ada.leave()
        scene.clock.advance(1000)
        await settled(session)
        assert not bob.table["seats"][0]["is_replaced"]


async def test_a_short_absence_changes_nothing(tmp_path: Path) -> None:
    async with open_scene(tmp_path, away_s=60) as scene:
        session, (ada, bob, _) = await scene.playing()
        for _ in range(5):
            ada.leave()
            scene.clock.advance(50)
            ada.join()
        await settled(session)
        assert not bob.table["seats"][0]["is_replaced"]
        assert ada.is_asked


async def test_who_stands_up_takes_the_seat_back_by_asking(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada, bob, cat) = await scene.playing()
        assert await refused(ada.come_back()) == "not-replaced"
        await ada.stand()
        assert bob.table["seats"][0]["is_replaced"]
        assert bob.table["seats"][0]["name"] == "Ada"
        await until(lambda: any(line.startswith("0 pass") for line in lines(session)))
        assert not ada.is_asked
        assert ada.position["decision"] is None
        assert ada.position["position"]["hand"], "one still sees one's own cards"
        assert await refused(ada.move("play 1", 1)) == "bot-plays-for-you"
        await ada.stand()
        ada.leave()
        ada.join()
        await settled(session)
        assert ada.seat_info["is_replaced"], "who left does not come back by looking in"
        await ada.come_back()
        assert not bob.table["seats"][0]["is_replaced"]
        await play_out(session, [ada, bob, cat])


async def test_somebody_away_can_leave_for_good(tmp_path: Path) -> None:
    async with open_scene(tmp_path, away_s=60) as scene:
        session, (ada, bob, _) = await scene.playing()
        ada.leave()
        scene.clock.advance(60)
        await until(lambda: bob.table["seats"][0]["is_replaced"])
        await ada.stand()
        ada.join()
        await settled(session)
        assert ada.seat_info["is_replaced"]


# Nobody there


async def test_a_table_without_people_pauses(tmp_path: Path) -> None:
    async with open_scene(tmp_path, away_s=60) as scene:
        session, (ada,) = await scene.playing(1, clock=(10, 20), pace="slow")
        scene.clock.advance(5)
        await settled(session)
        before = lines(session)
        ada.leave()
        assert session.summary_for(ada.person).status == "paused"
        scene.clock.advance(100_000)
        await settled(session)
        assert lines(session) == before
        ada.join()
        assert ada.table["status"] == "playing"
        assert clock_of(ada) == {"move_s": 5, "reserve_s": 20, "is_running": True}
        assert not ada.seat_info["is_replaced"]
        await settled(session)
        assert len(lines(session)) > len(before)


async def test_a_spectator_keeps_a_table_awake(tmp_path: Path) -> None:
    async with open_scene(tmp_path, away_s=60) as scene:
        session, (ada,) = await scene.playing(1)
        watcher = Player(session, await scene.person())
        ada.leave()
        assert watcher.table["status"] == "playing"
        scene.clock.advance(60)
        await until(lambda: session.is_over)
        assert watcher.table["status"] == "over"


async def test_whoever_comes_first_waits_for_the_others(tmp_path: Path) -> None:
    """The hours that a table slept do not count as absence."""
    async with open_scene(tmp_path, away_s=60) as scene:
        session, (ada, bob, cat) = await scene.playing()
        for player in (ada, bob, cat):
            player.leave()
        scene.clock.advance(100_000)
        bob.join()
        scene.clock.advance(59)
        await settled(session)
        assert not bob.table["seats"][0]["is_replaced"]
        ada.join()
        scene.clock.advance(1)
        await until(lambda: bob.table["seats"][2]["is_replaced"])
        assert not bob.table["seats"][0]["is_replaced"]
