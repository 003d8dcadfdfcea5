"""The search that asks networks: among the cards that they like where the win counts; in the eye a judge."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from ridotto.arena.run import Contest, run_contest
from ridotto.bots.registry import find_bot
from ridotto.engine.rng import Rng
from ridotto.games import find_game
from ridotto.games.bottle_imp.guided import playout
from ridotto.games.bottle_imp.guided.adapter import FILE, GuidedAdapter
from ridotto.games.bottle_imp.learning.judging.judge_input import AT_AHEAD, AT_GOAL, JUDGE_INPUT
from ridotto.games.bottle_imp.learning.judging.seeing import see_position
from ridotto.games.bottle_imp.rules.state import DEAL, OVER, PHASE, ROUND, TAKEN, TOTAL, TRICK_TAKING
from ridotto.games.bottle_imp.rules.views.view import BottleImpState, BottleImpView
from ridotto.nets.bot import UNLIKELY, NetBot
from ridotto.nets.inputs import Inputs
from ridotto.nets.judging.numbers import shapes as judge_shapes
from ridotto.nets.weights import load_as
from ridotto.search.bot import SearchBot
from ridotto.search.budget import Budget
from ridotto.search.sequential_halving import Trials
from ridotto.search.tree import new_tree
from tests.searched import check_both_speeds, positions
from tests.walks import walk

GAME = find_game("bottle_imp")


def guided() -> SearchBot[BottleImpView]:
    bot = find_bot("bottle_imp", "guided:60")
    assert isinstance(bot, SearchBot)
    assert isinstance(bot._adapter, GuidedAdapter)
    return bot


def network() -> NetBot[BottleImpView]:
    bot = find_bot("bottle_imp", "net")
    assert isinstance(bot, NetBot)
    return bot


def tricks(**options: object) -> list[BottleImpView]:
    """Views of seats that have more than one card to play."""
    found = positions(GAME, GAME.parse_options({"players": 4, **options}), every=1)
    views = [GAME.view(s, seat) for s, seat in found]
    return [view for view in views if view.phase != "pass"]


def test_only_what_the_network_likes_is_tried() -> None:
    seen = set()
    for view in tricks(rounds=1):
        likely = dict(zip(view.legal, network().chances(view), strict=True))
        thoughts = guided().think(view, Rng.of("guided"))
        assert {thought.action for thought in thoughts} == {
            action for action, chance in likely.items() if chance >= UNLIKELY
        }
        seen.add(len(thoughts))
    assert {1, 2} < seen


def test_it_weighs_what_the_network_likes_with_what_it_finds() -> None:
    ranked_otherwise = 0
    for view in tricks(rounds=1):
        bonuses = guided()._adapter.bonuses(view)
        assert bonuses is not None
        best, *others = guided().think(view, Rng.of("guided"))
        worth = best.utility + bonuses[best.action]
        # What was dropped early may seem better by chance, but never what was kept to the end.
        tried_as_often = [other for other in others if other.visits == best.visits]
        assert all(other.utility + bonuses[other.action] <= worth for other in tried_as_often)
        ranked_otherwise += any(other.utility > best.utility for other in tried_as_often)
    assert ranked_otherwise


def test_before_the_last_round_it_is_the_network() -> None:
    found = tricks(rounds=2)
    first = [view for view in found if view.round == found[0].round]
    assert len(first) > 5
    for view in first:
        assert guided().choose(view, Rng.of("any")) == network().choose(view, Rng.of("other"))


def test_one_card_that_the_network_likes_takes_as_long_as_several(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a shared table; or whoever watches the clock would know what is in its hand."""
    tried: list[list[int]] = []
    run = Trials.run

    def counted(self: Trials[BottleImpView], actions: list[int], budget: Budget) -> None:
        tried.append(actions)
        run(self, actions, budget)

    monkeypatch.setattr(Trials, "run", counted)
    alone = [view for view in tricks(rounds=1) if len(guided()._adapter.bonuses(view) or ()) == 1]
    assert alone
    for view in alone[:3]:
        guided().think(view, Rng.of("any"))
        assert not tried
        guided().hurried(1.0).think(view, Rng.of("any"))
        assert tried.pop() == list(view.legal)


def eye(**options: object) -> list[tuple[BottleImpState, int]]:
    """States of the eye while tricks are played, and the seat to act."""
    found = positions(GAME, GAME.parse_options({"players": 2, **options}), every=1)
    return [(s, seat) for s, seat in found if GAME.view(s, seat).phase != "pass"]


def test_in_the_eye_it_searches_the_same_interpreted_and_compiled() -> None:
    check_both_speeds(GAME, GAME.parse_options({"players": 2, "rounds": 1}), 0.9, "guided:60")


@pytest.mark.parametrize("rounds", [1, 2])
def test_in_the_eye_one_gains_what_the_other_loses(rounds: int) -> None:
    """Where the judge is asked, and at the end of a round."""
    states = [
        s.cells.tolist() for s in walk(GAME, GAME.parse_options({"players": 2, "rounds": rounds}), "eye")
    ]
    s, seat = eye(rounds=rounds)[0]
    known, weights = (array.tolist() for array in guided()._adapter.known_by(GAME.view(s, seat)))
    ends = [cells for cells in states if cells[PHASE] in {DEAL, OVER} and any(cells[TAKEN : TAKEN + 2])]
    assert len(ends) == rounds
    judged = [cells for cells in states if cells[PHASE] == TRICK_TAKING]
    for position in (*ends, *judged):
        cells = [*position, *([0] * JUDGE_INPUT.cells)]
        playout.play_on_in_tree(cells, weights, Rng.of("eye").cells, new_tree(Budget(playouts=9)).tolist(), 0)
        own, other = (playout.utility(known, weights, cells, each) for each in (0, 1))
        assert own == pytest.approx(-other)
        assert own


def test_in_the_eye_what_the_judge_says_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge that calls every position good for the first seat, whoever asks."""
    s, seat = eye(rounds=1)[0]
    known, weights = (array.tolist() for array in guided()._adapter.known_by(GAME.view(s, seat)))
    monkeypatch.setattr(playout, "judge", lambda *_: 1.5)
    cells = [*s.cells.tolist(), *([0] * JUDGE_INPUT.cells)]
    tree = new_tree(Budget(playouts=10)).tolist()
    playout.play_on_in_tree(cells, weights, Rng.of("eye").cells, tree, seat)
    assert playout.utility(known, weights, cells, 0) == 30.0
    assert playout.utility(known, weights, cells, 1) == -30.0


def test_in_the_eye_hidden_things_do_not_change_its_move() -> None:
    """With so many playouts that the tree goes deep; the same in threads."""
    bot, redeal = find_bot("bottle_imp", "guided:3000"), Rng.of("redeal")
    found = eye(rounds=1)[::7]

    def chosen(s: BottleImpState, seat: int) -> int:
        return bot.choose(GAME.view(s, seat), Rng.of("bot"))

    alone = [chosen(s, seat) for s, seat in found]
    redealt = [(GAME.complete(GAME.view(s, seat), redeal), seat) for s, seat in found]
    assert [s.cells.tolist() for s, _ in found] != [s.cells.tolist() for s, _ in redealt]
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(chosen, *zip(*redealt, strict=True))) == alone


@pytest.mark.parametrize("rounds", [1, 2])
def test_in_the_eye_a_position_is_worth_what_the_judge_says(rounds: int) -> None:
    """As its three layers come to in NumPy; with the match score only in the last round."""
    about, arrays = load_as(
        FILE, "bottle_imp", JUDGE_INPUT.version, JUDGE_INPUT.fields, outputs=1, shapes=judge_shapes
    )
    assert about.game == "bottle_imp"
    s, seat = eye(rounds=rounds)[0]
    weights = guided()._adapter.known_by(GAME.view(s, seat))[1].tolist()
    for state, _ in eye(rounds=rounds)[::5]:
        cells = [*state.cells.tolist(), *([0] * JUDGE_INPUT.cells)]
        cells[TOTAL] = 30
        seen = [0] * JUDGE_INPUT.cells
        see_position(cells, 0, seen)
        if cells[ROUND] + 1 == rounds:
            seen[AT_GOAL], seen[AT_AHEAD] = 1, cells[TOTAL] - cells[TOTAL + 1]
        row = Inputs(JUDGE_INPUT.fields).tensor(np.array(seen, np.int64)).astype(np.float64)
        for layer in range(3):
            row = row @ arrays[f"{layer}.w"] + arrays[f"{layer}.b"]
            row = row if layer == 2 else np.maximum(row, 0)
        assert playout.judged(cells, weights) == pytest.approx(float(row[0]), abs=1e-5)


def test_in_the_eye_its_judge_knows_who_stands_well() -> None:
    """With weights that learnt nothing it loses. So many playouts are the same each time."""
    options = GAME.parse_options({"players": 2, "rounds": 1})
    contest = Contest(GAME.id, options, ("guided:300", "heuristic"), 16, "judge", 10.0)
    tally, is_complete = run_contest(contest, place=1, progress=lambda _: None)
    assert is_complete
    lead = tally.margin(0, 1)
    assert lead is not None
    assert lead.mean > 20
