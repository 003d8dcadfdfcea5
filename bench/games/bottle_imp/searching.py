"""How many worlds are drawn, and how many playouts are made of them."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from bench.timing import best_rate
from ridotto.compile.kernel import Floats, warm_up
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.bots.search.adapter import ADAPTER
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.options import MODES
from ridotto.games.bottle_imp.rules.state import SIZE
from ridotto.search.budget import Budget
from ridotto.search.tree import SLOTS, new_tree
from ridotto.search.trials import TALLY_CELLS

WORLDS = 200_000
WORLDS_AT_ONCE = 200
PLAYOUTS = 10_000


def compile_all() -> None:
    warm_up(ADAPTER.kernels)
    warm_up(BOTTLE_IMP.all_kernels)


def worlds() -> Iterator[tuple[str, float]]:
    """When they are drawn, and how many a second."""
    yield "Bottle Imp 4 solo, worlds before the pass", worlds_rate(0)
    yield "Bottle Imp 4 solo, worlds in the fourth trick", worlds_rate(12 + 14)


def playouts() -> Iterator[tuple[str, float]]:
    """Of which kind, and how many a second, in every mode."""
    for mode in MODES:
        s = first_decision({"players": mode.players, "mode": mode.id, "rounds": 1})
        view = BOTTLE_IMP.view(s, 0)
        name = f"Bottle Imp {mode.players} {mode.id}"
        yield f"{name}, playouts, a world for each", playouts_rate(view, full_tree(), actions=1)
        yield f"{name}, playouts", playouts_rate(view, full_tree())
        yield f"{name}, playouts with the tree", playouts_rate(view, room_for_all())


def room_for_all() -> Floats:
    """As large as that of `search:200ms`."""
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
    k, w = ADAPTER.known_by(view)
    r = np.array(Rng.of("bench").cells, np.int64)
    world, s = np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64)
    tried, tallies = np.array(view.legal[:actions], np.int64), np.zeros(MOST_ACTIONS * TALLY_CELLS)
    run = ADAPTER.try_actions.run
    worlds_played = PLAYOUTS // len(tried)
    return best_rate(lambda: run(k, w, r, world, s, tried, tree, tallies, 0, len(tried), worlds_played))
