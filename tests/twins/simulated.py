"""Matches and rounds on numba-cuda's simulator and interpreted: `python -m tests.twins.simulated GAME`.

In a process of its own, started with NUMBA_ENABLE_CUDASIM=1, which numba-cuda reads when it is imported.
"""

import sys
from typing import Any

import numpy as np

from ridotto.compile.cuda.gpu import find_gpu
from ridotto.compile.cuda.kernel import GpuKernel
from ridotto.compile.kernel import Kernel
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.rng import Rng
from ridotto.games import find_kit
from ridotto.games.kernels import walk_of
from ridotto.search.budget import Budget
from ridotto.search.tree import new_tree
from ridotto.search.trials import TALLY_CELLS
from tests.searched import positions
from tests.walks import CONFIGURATIONS, SMALL

THREADS = 2
PLACES = (0.1, 0.9)
WORLDS = 2


def main(game_id: str) -> None:
    assert find_gpu().name == "simulator"
    kit: Any = find_kit(game_id)
    matches = searches = 0
    for game, options in (*CONFIGURATIONS, *SMALL):
        if game.id == game_id:
            matches += _matches_agree(kit.game, options)
            searches += sum(_search_agrees(kit, options, place) for place in PLACES)
    print(matches, searches)


def _matches_agree(game: Any, options: Any) -> int:
    """Whole matches: the digest of all states, the last one and the random numbers."""
    cells = game.start(options).cells
    streams = [Rng.of("twins", thread).cells for thread in range(THREADS)]
    vectors = [
        [cells, np.array(stream, np.int64), np.zeros(game.most_outcomes, np.int64)] for stream in streams
    ]
    _both(walk_of(game), vectors, [])
    return THREADS


def _search_agrees(kit: Any, options: Any, place: float) -> int:
    """Worlds, the policy and the tree, in one decision of a random match."""
    adapter = kit.bots.adapter
    found = positions(kit.game, options, every=1)
    s, seat = found[int(place * len(found))]
    view = kit.game.view(s, seat)
    known, weights = adapter.known_by(view)
    actions = np.array(view.legal[:2], np.int64)
    vectors = [
        *(known, weights, np.array(Rng.of("twins").cells, np.int64)),
        *(np.zeros(adapter.state_size, np.int64) for _ in range(2)),
        *(actions, new_tree(Budget(playouts=8)), np.zeros(MOST_ACTIONS * TALLY_CELLS)),
    ]
    _both(adapter.try_actions, [vectors], [seat, len(actions), WORLDS])
    return 1


def _both(kernel: Kernel, vectors: list[list[Any]], numbers: list[int]) -> None:
    """Run for all threads on the simulator, then one after the other interpreted: nothing may differ."""
    columns = [np.stack(given, axis=1) for given in zip(*vectors, strict=True)]
    passed = [np.full(len(vectors), number, np.int64) for number in numbers]
    results = GpuKernel(kernel.rule, kernel.signature).run(*columns, *passed).copy_to_host()
    for thread, own in enumerate(vectors):
        used = [vector.tolist() for vector in own]
        assert kernel.rule(*used, *numbers) == results[thread]
        for expected, found in zip(used, columns, strict=True):
            assert found[:, thread].tolist() == expected


if __name__ == "__main__":
    main(*sys.argv[1:])
