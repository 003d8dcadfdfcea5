"""Tables where only bots play leave the event loop to others."""

from pathlib import Path

import pytest

from ridotto.server.limits import Limits, Rate
from ridotto.server.tables.bots.bots_only_budget import BotsOnlyBudget
from tests.server.tables.scene import SHORT, Player, open_scene, play_out, settled

pytestmark = pytest.mark.anyio

FEW = Rate(3, 0.001)
MANY = Rate(1000, 1000)


def test_whoever_looks_at_one_table_does_not_wait_for_who_looks_at_many() -> None:
    budget = BotsOnlyBudget(Limits(bots_only_moves=FEW, all_bots_only_moves=MANY))
    assert [budget.charge({"192.0.2.1"}) for _ in range(3)] == [0, 0, 0]
    assert budget.charge({"192.0.2.1"}) > 60
    assert budget.charge({"192.0.2.1", "192.0.2.2"}) == 0
    assert budget.charge({"192.0.2.1"}) > 60


def test_all_together_have_a_budget_too() -> None:
    budget = BotsOnlyBudget(Limits(bots_only_moves=MANY, all_bots_only_moves=FEW))
    assert [budget.charge({f"192.0.2.{number}"}) for number in range(3)] == [0, 0, 0]
    assert budget.charge({"192.0.2.9"}) > 60


@pytest.mark.parametrize(("counts", "waits"), [(True, True), (False, False)])
def test_this_machine(counts: bool, waits: bool) -> None:
    budget = BotsOnlyBudget(Limits(bots_only_moves=FEW, all_bots_only_moves=MANY, counts_own_machine=counts))
    assert any(budget.charge({"127.0.0.1"}) for _ in range(9)) == waits


async def test_only_tables_without_people_wait(tmp_path: Path) -> None:
    few = BotsOnlyBudget(Limits(bots_only_moves=FEW, all_bots_only_moves=MANY))
    async with open_scene(tmp_path) as scene:
        host = await scene.person()
        show = await scene.session(*["bot:random"] * 3, host=host, options=SHORT)
        session, players = await scene.playing(1)
        for each in (show, session):
            each._schedule._bots_only = few
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
