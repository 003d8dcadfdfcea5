"""For whom a table's bots think."""

from pathlib import Path

import pytest

from ridotto.server.tables import TableSession
from tests.server.tables.scene import Player, open_scene

pytestmark = pytest.mark.anyio


def payer(session: TableSession) -> str:
    return session._audience.account().person


async def test_somebody_who_plays_pays_before_those_who_watch(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (host, guest) = await scene.playing(people=2)
        watcher = Player(session, await scene.person("Watcher"))
        assert payer(session) == host.person.id
        host.leave()
        assert payer(session) == guest.person.id
        guest.leave()
        assert payer(session) == watcher.person.id
        guest.join()
        assert payer(session) == guest.person.id
        host.join()
        assert payer(session) == host.person.id


async def test_where_only_bots_play_the_host_pays(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        host = await scene.person("Ada")
        session = await scene.session(*["bot:heuristic"] * 3, host=host, options={"players": 3, "rounds": 1})
        assert payer(session) == host.id, "all their tables that nobody looks at are one account"
        watcher = Player(session, await scene.person("Watcher"))
        assert payer(session) == watcher.person.id
        Player(session, host)
        assert payer(session) == host.id
