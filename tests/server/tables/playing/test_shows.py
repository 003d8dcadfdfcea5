"""Tables where only bots play leave the event loop to others."""

from pathlib import Path

import pytest

from ridotto.server.limits import Limits, Rate
from ridotto.server.tables.session.shows import Shows
from tests.server.tables.scene import SHORT, Player, open_scene, play_out, settled

pytestmark = pytest.mark.anyio

FEW = Rate(3, 0.001)
MANY = Rate(1000, 1000)


def test_whoever_looks_at_one_table_does_not_wait_for_who_looks_at_many() -> None:
    shows = Shows(Limits(shown_moves=FEW, all_shown_moves=MANY))
    assert [shows.charge({"192.0.2.1"}) for _ in range(3)] == [0, 0, 0]
    assert shows.charge({"192.0.2.1"}) > 60
    assert shows.charge({"192.0.2.1", "192.0.2.2"}) == 0
    assert shows.charge({"192.0.2.1"}) > 60


def test_all_together_have_a_budget_too() -> None:
    shows = Shows(Limits(shown_moves=MANY, all_shown_moves=FEW))
    assert [shows.charge({f"192.0.2.{number}"}) for number in range(3)] == [0, 0, 0]
    assert shows.charge({"192.0.2.9"}) > 60


@pytest.mark.parametrize(("counts", "waits"), [(True, True), (False, False)])
def test_this_machine(counts: bool, waits: bool) -> None:
    shows = Shows(Limits(shown_moves=FEW, all_shown_moves=MANY, counts_own_machine=counts))
    assert any(shows.charge({"127.0.0.1"}) for _ in range(9)) == waits


async def test_only_tables_without_people_wait(tmp_path: Path) -> None:
    few = Shows(Limits(shown_moves=FEW, all_shown_moves=MANY))
    async with open_scene(tmp_path) as scene:
        host = await scene.person()
        show = await scene.session(*["bot:random"] * 3, host=host, options=SHORT)
        session, players = await scene.playing(1)
        for each in (show, session):
            each._schedule._shows = few
        watcher = Player(show, host)
        await watcher.start()
        await settled(show)
        began = show._table.entries
        assert not show.is_over
        await play_out(session, players)
        assert session.is_over
        assert show._table.entries == began
        # In its own time it goes on.
        scene.clock.advance(10_000)
        await settled(show)
        assert show._table.entries > began
