"""What the threads of a GPU are asked for the law, of every game: matches, worlds and searches."""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from tests.searched import positions

from bench.gpu.comparing import words
from bench.search_calls import Call, drawing, mixing, trying
from ridotto.games import all_kits
from ridotto.games.kernels import walk_of
from ridotto.search.budget import Budget

WORLDS_DRAWN = 2
ACTIONS, WORLDS = 3, 20
"""So many playouts that some situations are known, where the tree tries other actions."""
TREE = Budget(playouts=ACTIONS * WORLDS)
TURNS = 4

Asked = Iterator[tuple[str, list[Call]]]
"""Calls by a name for what they have in common."""


def whole_matches() -> Asked:
    for kit in _kits():
        for options in kit.game.configurations(rounds=1):
            vectors = (kit.game.start(options).cells, None, np.zeros(64, np.int64))
            yield words(kit.game.id, options), [Call(walk_of(kit.game), vectors, ())]


def searches() -> Asked:
    """Worlds and a short search at a decision of each phase."""
    for kit in _kits():
        for options in kit.game.configurations(rounds=1):
            of_phase = {}
            for s, seat in positions(kit.game, options, every=1):
                view = kit.game.view(s, seat)
                of_phase[view.phase] = view
            calls = [call for view in of_phase.values() for call in _searched(kit, view)]
            yield words(f"search {kit.game.id}", options), calls


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
