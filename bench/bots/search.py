"""How many worlds and playouts the search gets through: `python -m bench.bots.search`.

A playout is what the search does with an action: a world, the action, and the rest of the round played by
the policy; with the tree, by what the seat has learnt of its own decisions as well. The search draws a world
once for all actions that it tries in it; what a world for every single playout costs is measured too. Beside
them stands OpenSpiel's information set search, which draws one for each and plays at random.
"""

from typing import Any

import numpy as np

import ridotto
from bench.peer import ismcts_simulations_per_second
from bench.timing import best_rate, rate, row
from ridotto.bots.registry import find_bot
from ridotto.compile.kernel import Floats, warm_up
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.bots.search.adapter import ADAPTER as BOTTLE_IMP_ADAPTER
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.options import MODES
from ridotto.games.bottle_imp.rules.state import SIZE
from ridotto.search.budget import Budget
from ridotto.search.tree import SLOTS, new_tree
from ridotto.search.trials import TALLY_CELLS

WORLDS = 200_000
WORLDS_AT_ONCE = 200
PLAYOUTS = 10_000
JUDGED = 20_000
JUDGED_ROUND = 4
"""Rounds finished."""


def main() -> None:
    warm_up(BOTTLE_IMP_ADAPTER.kernels)
    warm_up(BOTTLE_IMP.all_kernels)
    row("Bottle Imp 4 solo, worlds before the pass", rate(worlds_rate(0)), "goal: 300 k/s")
    row("Bottle Imp 4 solo, worlds in the fourth trick", rate(worlds_rate(12 + 14)), "goal: 300 k/s")
    peer = max(ismcts_simulations_per_second() for _ in range(3))
    row("OpenSpiel oh_hell, ISMCTS, 4 players", rate(peer), "simulations")
    for mode in MODES:
        s = first_decision({"players": mode.players, "mode": mode.id, "rounds": 1})
        view = BOTTLE_IMP.view(s, 0)
        name = f"Bottle Imp {mode.players} {mode.id}"
        for what, playouts in (
            ("playouts, a world for each", playouts_rate(view, full_tree(), actions=1)),
            ("playouts", playouts_rate(view, full_tree())),
            ("playouts with the tree", playouts_rate(view, room_for_all())),
        ):
            row(f"{name}, {what}", rate(playouts), f"{playouts / peer:.1f} x")
    for players in range(2, 6):
        row(f"Turandot {players} players, bids guided by networks", rate(guided_rate(players)))


def room_for_all() -> Floats:
    """As large as that of `hard`."""
    return new_tree(Budget(seconds=0.2))


def full_tree() -> Floats:
    """Every slot is taken, so that nothing more is learnt."""
    tree = room_for_all()
    tree[SLOTS:] = 1.0
    return tree


def first_decision(given: dict[str, Any], steps: int = 0) -> Any:
    """A match after its first chance outcomes and so many random actions."""
    game = BOTTLE_IMP
    rng = Rng.of("bench")
    s = game.start(game.parse_options(given))
    while True:
        acting = game.to_act(s)
        if acting == (CHANCE,):
            s = game.apply_chance(s, game.sample_chance(s, rng))
        elif steps == 0:
            return s
        else:
            s = game.apply(s, acting[0], rng.choice(game.legal(s, acting[0])))
            steps -= 1


def guided_rate(players: int) -> float:
    """In the fourth audition of singers, when everybody has some."""
    bot = find_bot("turandot", f"guided:{JUDGED}")
    match = ridotto.load("turandot", players=players, seed="bench")
    rng = Rng.of("bench")
    while True:
        seat = match.to_act[0]
        view = match.view(seat)
        if view.phase == "bid" and view.round == JUDGED_ROUND:
            break
        match.play(seat, rng.choice(view.legal))

    def think() -> int:
        bot.choose(view, rng)
        return JUDGED

    think()
    return best_rate(think)


def worlds_rate(steps: int) -> float:
    s = first_decision({"players": 4, "rounds": 1}, steps)
    k, w = BOTTLE_IMP.known_by(BOTTLE_IMP.view(s, BOTTLE_IMP.to_act(s)[0]))
    r, cells = np.array(Rng.of("bench").cells, np.int64), np.zeros(SIZE * WORLDS_AT_ONCE, np.int64)

    def draw() -> int:
        for _ in range(WORLDS // WORLDS_AT_ONCE):
            BOTTLE_IMP.draw_worlds.run(k, w, r, cells, WORLDS_AT_ONCE)
        return WORLDS

    return best_rate(draw)


def playouts_rate(view: Any, tree: Floats, actions: int = MOST_ACTIONS) -> float:
    """So many of the legal actions in every world; all of them are tried in the first round of a search."""
    k, w = BOTTLE_IMP_ADAPTER.known_by(view)
    r = np.array(Rng.of("bench").cells, np.int64)
    world, s = np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64)
    tried, tallies = np.array(view.legal[:actions], np.int64), np.zeros(MOST_ACTIONS * TALLY_CELLS)
    run = BOTTLE_IMP_ADAPTER.try_actions.run
    worlds_played = PLAYOUTS // len(tried)
    return best_rate(lambda: run(k, w, r, world, s, tried, tree, tallies, 0, len(tried), worlds_played))


if __name__ == "__main__":
    main()
