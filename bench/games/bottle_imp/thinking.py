"""What longer thought gains with three and more players: `python -m bench.games.bottle_imp.thinking`.

Cards are so much luck that thousands of rounds would hardly tell a long search from a short one. So the
plans are compared and not the luck: what a search has learnt with so many playouts, of the card to lay and of
its later decisions, is played out many times in the same worlds, while the others lay what the policy lays.
Playouts are about those that searches of 50 ms, 200 ms and 1.5 s have time for with 4 players. That a bot
thinks anew at every turn is left out.
"""

from itertools import pairwise
from math import sqrt

import numpy as np

from bench.timing import row
from ridotto.bots.registry import find_bot
from ridotto.compile.bits import lowest
from ridotto.compile.kernel import Kernel, warm_up
from ridotto.compile.rule import Weights, bind, rule
from ridotto.engine.bot import decide
from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.bots.search import playout
from ridotto.games.bottle_imp.bots.search.adapter import ADAPTER, RULES, BottleImpAdapter
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.options import MODES, Mode
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from ridotto.search import trials
from ridotto.search.budget import Budget
from ridotto.search.sequential_halving import Trials, narrow_down
from ridotto.search.tree import IS_INSIDE, KNOWN, VISITS, find, new_tree, together

PLAYOUTS = {"search:50ms": 12_000, "search:200ms": 48_000, "search:1.5s": 360_000}
POSITIONS = 40
"""In each mode."""
EVERY = 43
"""So many choices of the heuristic bot are from one position to the next, hardly two in a round."""
TRIED = 50_000
"""How often a plan is played out."""


@rule
def follow(tree: Weights, seat: int, legal: int, usual: int, infoset: int, exploration: float) -> int:  # noqa: ARG001
    """What was chosen most often in this situation; where it is hardly known, the plan ends."""
    here = find(tree, infoset)
    if here == 0 or tree[here + VISITS] < KNOWN:
        tree[IS_INSIDE] = 0.0
        return usual
    chosen, most = usual, 0.0
    while legal:
        action = lowest(legal)
        legal &= legal - 1
        slot = find(tree, together(infoset, action))
        if slot and tree[slot + VISITS] > most:
            chosen, most = action, tree[slot + VISITS]
    return chosen


play_on_in_tree = bind(playout.play_on_in_tree, __name__, decide_inside=follow)
try_actions = bind(trials.try_actions, __name__, **RULES | {"play_on_in_tree": play_on_in_tree})


class Follower(BottleImpAdapter):
    try_actions = Kernel(try_actions, trials.SIGNATURE)


FOLLOWER = Follower()


def main() -> None:
    warm_up(ADAPTER.kernels)
    FOLLOWER.try_actions.warm_up()
    for mode in MODES:
        if not mode.is_eye:
            compare(mode)


def compare(mode: Mode) -> None:
    """The plans of longer and longer thought in the same positions."""
    views = positions(mode)
    worth = {name: np.array([plan_worth(view, n) for view in views]) for name, n in PLAYOUTS.items()}
    for less, more in pairwise(PLAYOUTS):
        gain = worth[more] - worth[less]
        within = 1.96 * gain.std(ddof=1) / sqrt(len(gain))
        what = f"Bottle Imp {mode.players} {mode.id}, {more} over {less}"
        row(what, f"{gain.mean():+.2f} ± {within:.2f}", "points a plan")


def positions(mode: Mode) -> list[BottleImpView]:
    """Choices of a card to lay in a match of the heuristic bot against itself."""
    options = BOTTLE_IMP.parse_options({"players": mode.players, "mode": mode.id, "rounds": 100})
    bot, rng = find_bot("bottle_imp", "heuristic"), Rng.of("positions")
    s = BOTTLE_IMP.start(options)
    found: list[BottleImpView] = []
    while len(found) < POSITIONS * EVERY:
        (seat, *_) = BOTTLE_IMP.to_act(s)
        if seat == CHANCE:
            s = BOTTLE_IMP.apply_chance(s, BOTTLE_IMP.sample_chance(s, rng))
        else:
            view = BOTTLE_IMP.view(s, seat)
            if view.phase == "play" and len(view.legal) > 1:
                found.append(view)
            s = BOTTLE_IMP.apply(s, seat, decide(bot, BOTTLE_IMP, s, seat, rng))
    return found[::EVERY]


def plan_worth(view: BottleImpView, playouts: int) -> float:
    budget = Budget(playouts=playouts)
    tree = new_tree(budget)
    best, *_ = narrow_down(
        Trials(ADAPTER, view, Rng.of("plan"), tree), dict.fromkeys(view.legal, 0.0), budget
    )
    plan = Trials(FOLLOWER, view, Rng.of("worlds"), tree)
    plan.run([best.action], Budget(playouts=TRIED))
    return plan.estimate(best.action).utility


if __name__ == "__main__":
    main()
