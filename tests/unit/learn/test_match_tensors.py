"""What the network sees and wins at its tables, against the bot and against numbers by hand."""

from dataclasses import replace
from typing import Any

import pytest
import torch

from ridotto.batch import FINISHED, STEPPED
from ridotto.engine.game import CHANCE
from ridotto.games import find_kit
from ridotto.learn.playing.match_tensors import MatchTensors
from ridotto.nets.bot import NetBot
from ridotto.nets.declared import Rates
from tests.unit.learn.conftest import KITS
from tests.unit.nets.nets import numbers_of, written_for
from tests.walks import walk

CPU = torch.device("cpu")
RATES = Rates(win_worth=2.0, margin_worth=0.1)


def tables_of(
    kit: Any, setup: dict[str, object], *, matches: int = 1, win_share: float = 0.5
) -> MatchTensors:
    learning = replace(kit.learning, setups=lambda: [setup], rates=RATES)
    luck = torch.Generator(CPU)
    luck.manual_seed(3)
    seeds = [str(match) for match in range(matches)]
    return MatchTensors(kit.game.id, learning, seeds=seeds, device=CPU, luck=luck, win_share=win_share)


def won(
    tables: MatchTensors,
    points: list[int],
    *,
    goal: int,
    ahead: tuple[float, ...] = (),
    result: int = FINISHED,
) -> list[float]:
    """The rewards of a match that ends with these points."""
    tables.goal.fill_(goal)
    tables.made_up["left"].zero_()
    tables.made_up["ahead"].zero_()
    tables.made_up["ahead"][0, : len(ahead)] = torch.tensor(ahead)

    def end(_: object) -> None:
        tables.arrays["rewards"][0] = torch.tensor(points)
        tables.arrays["results"][0] = result

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables.batch, "advance", end)
        rewards, found, _ = tables.advance(torch.zeros(1, dtype=torch.int64))
    assert found[0].tolist() == points
    return [round(reward, 4) for reward in rewards[0].tolist()]


def test_points_are_won_from_the_mean_of_the_others() -> None:
    """20 points are one unit; the others of 10, 20 and 0 have 10, 5 and 15 on average."""
    tables = tables_of(find_kit("bottle_imp"), {"players": 3})
    assert won(tables, [10, 20, 0, 0, 0, 0], goal=0) == [0.0, 0.75, -0.75, 0, 0, 0]


def test_a_win_is_that_of_the_whole_match() -> None:
    """A win of three is 2/3 won and 1/3 lost by each other, twice, and a tenth of the points beside it."""
    tables = tables_of(find_kit("bottle_imp"), {"players": 3})
    points = [10, 20, 0, 0, 0, 0]
    assert won(tables, points, goal=1) == [-0.6667, 1.4083, -0.7417, 0, 0, 0]
    assert won(tables, points, goal=1, ahead=(0, 0, 21)) == [-0.6667, -0.5917, 1.2583, 0, 0, 0]
    # Two share it.
    assert won(tables, points, goal=1, ahead=(0, 0, 20)) == [-0.6667, 0.4083, 0.2583, 0, 0, 0]
    assert won(tables, [0] * 6, goal=1, ahead=(0, 0, 21), result=STEPPED) == [0] * 6


def test_the_dummy_can_win() -> None:
    """Of two players, at the place of the table: nobody wins half a match."""
    kit: Any = find_kit("turandot")
    tables = tables_of(kit, {"players": 2})
    place = kit.learning.rival_places[2]
    points = [5, 3, 0, 0, 0, 0]
    assert won(tables, points, goal=1) == [1.05, -1.05, 0, 0, 0, 0]
    points[place] = 9
    assert won(tables, points, goal=1) == [-0.95, -1.05, 0, 0, 0, 0]


@pytest.mark.parametrize("kit", KITS, ids=[kit.game.id for kit in KITS])
def test_it_sees_what_the_bot_sees(kit: Any) -> None:
    """In the last round with the score of the match, before it without, and the same actions."""
    game = kit.game
    goals = kit.learning.goals
    bot: NetBot[Any] = NetBot(game, kit.learning)
    options = game.parse_options({"players": 3} if goals is None else {"players": 3, "rounds": 2})
    tables = tables_of(kit, {**options.to_json(), **({} if goals is None else {"rounds": 1})})
    seen = torch.zeros(1, tables.seen_cells, dtype=torch.int64)
    cells = kit.learning.layout.cells + 1
    found = set()
    for s in walk(game, options, "seen"):
        if CHANCE in game.to_act(s):
            continue
        for seat in game.to_act(s):
            view = game.view(s, seat)
            expected = bot.seen(view)
            is_last = goals is None or len(s.past) == 1
            tables.arrays["observations"][0] = torch.from_numpy(written_for(kit, s, seat))
            tables.arrays["seats"][0] = seat
            tables.arrays["masks"][0, seat] = game.legal_actions.run(s.cells, seat)
            tables.goal.fill_(int(is_last))
            tables.made_up["left"].zero_()
            if goals is not None:
                points = game.scores(s)
                tables.made_up["ahead"][0, :3] = torch.tensor(points, dtype=torch.float32)
                assert not is_last or len(set(points)) == 3
            tables.see(seen)
            assert seen[0, :cells].tolist() == expected.tolist()
            legal = tables.legal()[0].nonzero()[:, 0].tolist()
            assert legal == sorted(numbers_of(kit, s, seat))
            found.add((int(seen[0, cells - 1]), seat))
    assert found == {(goal, seat) for goal in ((1,) if goals is None else (0, 1)) for seat in range(3)}


TEAMS: dict[str, object] = {"players": 6, "mode": "teams-2-2-2", "rounds": 1}


def test_partners_share_the_made_up_score() -> None:
    """Where the same seats are partners in every round of a match; else each seat has its own."""
    tables = tables_of(find_kit("bottle_imp"), TEAMS, matches=40, win_share=1.0)
    ahead = tables.made_up["ahead"]
    assert torch.equal(ahead[:, :3], ahead[:, 3:])
    assert ahead.unique().numel() > 40
    alone = tables_of(find_kit("bottle_imp"), {"players": 3}, matches=40, win_share=1.0)
    ahead = alone.made_up["ahead"]
    is_made_up = (ahead != 0).any(1)
    assert is_made_up.sum() > 20
    assert (ahead[is_made_up, 0] != ahead[is_made_up, 1]).float().mean() > 0.8


def test_some_rounds_are_a_match_of_their_own() -> None:
    """The last one, and nobody has any points."""
    tables = tables_of(find_kit("bottle_imp"), {"players": 3}, matches=800, win_share=1.0)
    is_fresh = (tables.made_up["ahead"] == 0).all(1)
    assert 0.2 < is_fresh.float().mean() < 0.32
    is_last = tables.made_up["left"] == 0
    # A few scores that were made up are next to nothing.
    assert is_last[is_fresh].float().mean() > 0.95
    assert 0.5 < is_last[~is_fresh].float().mean() < 0.75


def test_partners_win_together() -> None:
    """With rounds to come, in which they go on as partners: what those bring is theirs together too."""
    tables = tables_of(find_kit("bottle_imp"), TEAMS, matches=40, win_share=1.0)
    tables.made_up["left"].fill_(3)
    points = torch.zeros(40, 6)
    rewards = tables._rewards(points, torch.ones(40, dtype=torch.bool))
    assert torch.allclose(rewards[:, :3], rewards[:, 3:])
    # A pair wins a third of the match more than one of six: each of both 1/2 - 1/6, twice.
    assert (rewards.amax(1) - 2 / 3).abs().max() < 1e-4
