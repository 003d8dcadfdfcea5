"""What the threads of a GPU are asked for the law: matches, the policies of playouts, worlds and searches."""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tests.searched import positions

from bench.playouts import bottle_imp, turandot
from bench.search_calls import Call, drawing, mixing, trying
from ridotto.compile.kernel import Kernel
from ridotto.engine.game import Options
from ridotto.games import all_kits
from ridotto.games.bottle_imp.bots.search.lookup_arrays import tables as bottle_imp_tables
from ridotto.games.bottle_imp.rules import state as bottle_imp_state
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.options import MODES, BottleImpOptions
from ridotto.games.bottle_imp.rules.options import parse_options as bottle_imp_options
from ridotto.games.bottle_imp.rules.views.worlds import WEIGHTS_SIZE
from ridotto.games.kernels import walk_of
from ridotto.games.turandot.bots.search.lookup_arrays import tables as turandot_tables
from ridotto.games.turandot.rules import state as turandot_state
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.options import ROUNDS
from ridotto.search.budget import Budget

WORLDS_DRAWN = 2
ACTIONS, WORLDS = 3, 20
"""So many playouts that some situations are known, where the tree tries other actions."""
TREE = Budget(playouts=ACTIONS * WORLDS)
TURNS = 4

Asked = Iterator[tuple[str, list[Call]]]
"""Calls by a name for what they have in common."""

_BOTTLE_IMP_POLICY = Kernel(bottle_imp.policy_rounds, "vRvvi")
_TURANDOT_POLICY = Kernel(turandot.policy_matches, "vrRvii")


def whole_matches() -> Asked:
    for kit in _kits():
        for options in kit.game.configurations(rounds=1):
            vectors = (kit.game.start(options).cells, None, np.zeros(64, np.int64))
            yield _words(kit.game.id, options), [Call(walk_of(kit.game), vectors, ())]


def policies() -> Asked:
    for mode in MODES:
        options = bottle_imp_options({"players": mode.players, "mode": mode.id, "rounds": 1})
        cells, weights = bottle_imp_state.first_cells(options), bottle_imp_weights(options)
        vectors = (cells, weights, None, np.zeros(64, np.int64))
        yield _words(f"policy {BOTTLE_IMP.id}", options), [Call(_BOTTLE_IMP_POLICY, vectors, (1,))]
    for match in TURANDOT.configurations(rounds=1):
        fresh = turandot_state.first_cells(match)
        own = (fresh, fresh, turandot_tables(ROUNDS, match.roles), None)
        yield _words(f"policy {TURANDOT.id}", match), [Call(_TURANDOT_POLICY, own, (len(fresh), 1))]


def bottle_imp_weights(options: BottleImpOptions) -> NDArray[np.float64]:
    """What the policy looks up; it draws no worlds."""
    return np.concatenate([np.zeros(WEIGHTS_SIZE), bottle_imp_tables(options)])


def searches() -> Asked:
    """Worlds and a short search at a decision of each phase."""
    for kit in _kits():
        for options in kit.game.configurations(rounds=1):
            of_phase = {}
            for s, seat in positions(kit.game, options, every=1):
                view = kit.game.view(s, seat)
                of_phase[view.phase] = view
            calls = [call for view in of_phase.values() for call in _searched(kit, view)]
            yield _words(f"search {kit.game.id}", options), calls


def _searched(kit: Any, view: Any) -> Iterator[Call]:
    adapter = kit.bots.adapter
    yield drawing(kit.game, view, WORLDS_DRAWN)
    yield trying(adapter, view, view.seat, view.legal[:ACTIONS], TREE, WORLDS)
    mixed = mixing(adapter, view, view.seat, TURNS)
    if mixed is not None:
        yield mixed


# Games whose states have cells, which the contract does not know.
def _kits() -> Iterable[Any]:
    return [kit for kit in all_kits() if kit.game.kernels]


def _words(name: str, options: Options) -> str:
    return " ".join([name, *(str(value) for value in options.to_json().values())])
