"""An honest lobby: who is the host and from when, and settings that change before the start."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.records.verify import verify
from ridotto.server.upkeep.check import check
from tests.patience import until
from tests.server.tables.scene import SHORT, Player, open_scene, play_out, refused, settled

pytestmark = pytest.mark.anyio

TWO = {"players": 2, "rounds": 1}
FIVE = {"players": 5, "rounds": 1}


async def test_everybody_is_told_who_can_start_and_from_when(tmp_path: Path) -> None:
    async with open_scene(tmp_path, lobby_s=20) as scene:
        host, guest = await scene.gathering("open", "open")
        watcher = Player(host.session, await scene.person("Cat"))
        here = {"name": "Ada", "seat": 0, "is_here": True, "heir": None, "heir_in_s": None}
        assert guest.table["host"] == watcher.table["host"] == here
        host.leave()
        gone = here | {"is_here": False}
        assert guest.table["host"] == gone, "nobody who sits here could follow"
        scene.clock.advance(5)
        await guest.sit(1)
        assert watcher.table["host"] == gone | {"heir": 1, "heir_in_s": 15.0}
        scene.clock.advance(14.9)
        await settled(host.session)
        assert not guest.table["is_host"]
        scene.clock.advance(0.2)
        await until(lambda: guest.table["is_host"])
        assert watcher.table["host"] == here | {"name": "Bob", "seat": 1}


async def test_a_host_who_comes_back_in_time_stays_the_host(tmp_path: Path) -> None:
    async with open_scene(tmp_path, lobby_s=20) as scene:
        host, guest = await scene.gathering("open", "open")
        await guest.sit(1)
        host.leave()
        scene.clock.advance(19)
        host.join()
        scene.clock.advance(30)
        await settled(host.session)
        assert host.table["is_host"]
        assert guest.table["host"]["heir"] is None


async def test_during_a_match_nobody_inherits(tmp_path: Path) -> None:
    async with open_scene(tmp_path, lobby_s=20) as scene:
        _, players = await scene.playing(2)
        players[0].leave()
        scene.clock.advance(30)
        assert players[1].table["host"] == {
            "name": "Ada",
            "seat": 0,
            "is_here": False,
            "heir": None,
            "heir_in_s": None,
        }


# Other settings


async def test_the_host_changes_what_is_played(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        host, guest = await scene.gathering("open", "bot:random")
        await guest.sit(1)
        await host.change(options={"players": 3, "rounds": 2}, pace="slow", first=2)
        for player in (host, guest):
            assert [message["type"] for message in player.heard()][-2:] == ["welcome", "table"]
            told = player.heard("welcome")[-1]["settings"]
            assert (told["options"]["rounds"], told["pace"]) == (2, "slow")
            assert told["allows_spectators"], "what is left out stays"
            assert player.table["first"] == 2
        await host.change(pace="instant", clock={"move_s": 30, "reserve_s": 60})
        assert host.heard("welcome")[-1]["settings"]["options"]["rounds"] == 2
        assert host.table["first"] == 2
        await host.change(clock=None, first=None)
        await host.start()
        await play_out(host.session, [host, guest])
        assert host.session.record().options["rounds"] == 2
        assert verify(host.session.record()) is None
        assert await refused(host.change(pace="slow")) == "already-started"


@pytest.mark.parametrize(
    ("seats", "options", "kinds"),
    [
        (("me", "open", "open"), FIVE, ["person", "open", "open", "open", "open"]),
        (("me", "bot:random", "open"), TWO, ["person", "bot"]),
        (("bot:random", "open", "me"), TWO, ["bot", "person"]),
        (("bot:random", "bot:random", "me"), TWO, ["person", "bot"]),
    ],
)
async def test_another_number_of_players(
    tmp_path: Path, seats: tuple[str, ...], options: dict[str, Any], kinds: list[str]
) -> None:
    async with open_scene(tmp_path) as scene:
        ada = await scene.person("Ada")
        session = await scene.session(*seats, host=ada, options=SHORT)
        host = Player(session, ada)
        await host.change(options=options)
        assert [seat["kind"] for seat in host.table["seats"]] == kinds
        assert host.table["is_host"]


async def test_people_who_do_not_fit_are_not_sent_away(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        ada = await scene.person("Ada")
        session = await scene.session("me", "open", "open", host=ada, options=SHORT)
        players = [Player(session, ada), *[Player(session, await scene.person()) for _ in "bc"]]
        for player in players[1:]:
            await player.sit()
        assert await refused(players[0].change(options=TWO)) == "people-do-not-fit"
        assert await refused(players[1].change(options=FIVE)) == "not-host"
        assert await refused(players[0].change(options={"players": 40})) == "option-out-of-range"
        assert await refused(players[0].change(stand_in="genius")) == "unknown-bot"
        assert await refused(players[0].change(first=5)) == "no-such-seat"
        assert len(players[0].heard("welcome")) == 1


async def test_what_was_changed_outlives_the_server(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        ada, bob = await scene.person("Ada"), await scene.person("Bob")
        session = await scene.session("me", "open", "open", host=ada, options=SHORT)
        await Player(session, ada).change(options=TWO, is_public=True)
        told = await scene.directory.tables_of(ada)
    async with open_scene(tmp_path) as scene:
        (listed,) = await scene.directory.public_tables()
        assert listed.settings.options["players"] == 2
        assert (listed.settings, listed.seats[1]) == (told[0].settings, told[0].seats[1])
        session = await scene.directory.find(session.id)
        host, guest = Player(session, ada), Player(session, bob)
        await guest.sit()
        await host.start()
        await play_out(session, [host, guest])
        again = await scene.directory.find(await host.rematch())
        assert again.settings == session.settings
    with closing(sqlite3.connect(tmp_path / "ridotto.sqlite")) as file:
        assert list(check(file)) == []


async def test_a_rematch_may_wait_for_other_settings(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(2)
        await play_out(session, players)
        again = await scene.directory.find(await players[0].rematch(starts=False))
        host, _ = (Player(again, player.person) for player in players)
        await settled(again)
        assert not again.is_started
        assert not host.table["starts"]
        await host.change(options={"players": 3, "rounds": 3})
        await host.start()
        assert again.settings.options["rounds"] == 3
