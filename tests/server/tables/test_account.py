"""For whom a table's bots think."""

from pathlib import Path

import pytest

from ridotto.server.tables import Room
from tests.server.tables.scene import Player, open_scene

pytestmark = pytest.mark.anyio


def payer(room: Room) -> str:
    return room._audience.account().person


async def test_somebody_who_plays_pays_before_those_who_watch(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        room, (host, guest) = await scene.playing(people=2)
        watcher = Player(room, await scene.person("Watcher"))
        assert payer(room) == host.person.id
        host.part()
        assert payer(room) == guest.person.id
        guest.part()
        assert payer(room) == watcher.person.id
        guest.join()
        assert payer(room) == guest.person.id
        host.join()
        assert payer(room) == host.person.id


async def test_where_only_bots_play_the_host_pays(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        host = await scene.person("Ada")
        room = await scene.room(*["bot:heuristic"] * 3, host=host, options={"players": 3, "rounds": 1})
        assert payer(room) == ""
        watcher = Player(room, await scene.person("Watcher"))
        assert payer(room) == watcher.person.id
        Player(room, host)
        assert payer(room) == host.id
