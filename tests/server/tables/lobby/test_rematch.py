"""Playing again: the same people, the next dealer, one new table."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.patience import until
from tests.server.tables.scene import Player, open_scene, play_out, refused, settled

pytestmark = pytest.mark.anyio


async def test_one_rematch_for_everybody(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(2)
        assert await refused(players[0].rematch()) == "not-over"
        await play_out(session, players)
        watcher = Player(session, await scene.person())
        assert await refused(watcher.rematch()) == "not-your-seat"
        first, second = await asyncio.gather(*(player.rematch() for player in players))
        assert first == second == watcher.table["next_table"]
        assert await players[0].rematch() == first
        assert await refused(watcher.rematch()) == "not-your-seat"
        again = await scene.directory.find(first)
        assert again.settings == session.settings
        assert [again.seat_of(player.person.id) for player in players] == [0, 1]


async def test_it_begins_when_everybody_has_come(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(2)
        await play_out(session, players)
        again = await scene.directory.find(await players[1].rematch())
        assert again.match.seed != session.match.seed
        host = Player(again, players[1].person)
        assert host.table["is_host"]
        assert [seat["kind"] for seat in host.table["seats"]] == ["person", "person", "bot"]
        await settled(again)
        assert not again.is_started
        other = Player(again, players[0].person)
        await until(lambda: again.is_started)
        await play_out(again, [other, host])


async def test_who_left_does_not_sit_at_the_next_table(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(3)
        await players[2].stand()
        await play_out(session, players[:2])
        again = await scene.directory.find(await players[0].rematch())
        assert again.seat_of(players[2].person.id) is None
        assert again.summary_for(players[0].person).seats[2].kind == "open"


@pytest.mark.parametrize(
    ("game", "options", "step"),
    [
        # One round: the deal goes to the left.
        ("bottle_imp", {"players": 3, "rounds": 1}, 1),
        # Two rounds: two have dealt, the third is next.
        ("bottle_imp", {"players": 3, "rounds": 2}, 2),
        # Everybody has dealt, and it would be the first dealer's turn again: the next one begins.
        ("bottle_imp", {"players": 2, "rounds": 2}, 1),
        # Seven rounds of three: the Maestro of round 7 began, too.
        ("turandot", {"players": 3}, 1),
        ("turandot", {"players": 2}, 1),
        # Seven rounds of four end with the third after the first.
        ("turandot", {"players": 4}, 3),
    ],
)
async def test_who_begins(tmp_path: Path, game: str, options: dict[str, Any], step: int) -> None:
    async with open_scene(tmp_path) as scene:
        players = options["players"]
        session, people = await scene.playing(1, game=game, options=options)
        await play_out(session, people)
        again = await scene.directory.find(await people[0].rematch())
        host = Player(again, people[0].person)
        await until(lambda: again.is_started)
        word, first = session.match.events[0].split()
        assert again.match.events[0] == f"{word} {(int(first) + step) % players}"
        await play_out(again, [host])


async def test_a_rematch_outlives_the_server(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(1)
        await play_out(session, players)
        next_id = await players[0].rematch()
    async with open_scene(tmp_path) as scene:
        old = Player(await scene.directory.find(session.id), players[0].person)
        assert old.table["next_table"] == next_id
        assert await old.rematch() == next_id
        again = await scene.directory.find(next_id)
        Player(again, players[0].person)
        await until(lambda: again.is_started)
