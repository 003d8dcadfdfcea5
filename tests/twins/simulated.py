"""Matches and rounds on numba-cuda's simulator and interpreted: `python -m tests.twins.simulated GAME`.

In a process of its own, started with NUMBA_ENABLE_CUDASIM=1, which numba-cuda reads when it is imported.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from bench.search_calls import drawing, mixing, trying

from ridotto.compile.cuda.gpu import find_gpu
from ridotto.compile.cuda.kernel import GpuKernel
from ridotto.compile.kernel import Kernel
from ridotto.engine.rng import Rng
from ridotto.games import find_kit
from ridotto.games.kernels import walk_of
from ridotto.search.budget import Budget
from tests.searched import positions
from tests.walks import CONFIGURATIONS, SMALL

THREADS = 2
PLACES = (0.0, 0.1, 0.9)
WORLDS = 2
TREE = Budget(playouts=8)
TURNS = 2
"""Of regret matching: in the first the searching seat learns, in the second another."""


def main(game_id: str) -> None:
    assert find_gpu().name == "simulator"
    kit: Any = find_kit(game_id)
    matches = 0
    searches: Counter[str] = Counter()
    for game, options in (*CONFIGURATIONS, *SMALL):
        if game.id == game_id:
            matches += _matches_agree(kit.game, options)
            for place in PLACES:
                searches.update(_search_agrees(kit, options, place))
    print(matches, *(f"{name}={count}" for name, count in searches.items()))


def _matches_agree(game: Any, options: Any) -> int:
    """Whole matches: the digest of all states, the last one and the random numbers."""
    cells = game.start(options).cells
    streams = [Rng.of("twins", thread).cells for thread in range(THREADS)]
    vectors = [
        [cells, np.array(stream, np.int64), np.zeros(game.most_outcomes, np.int64)] for stream in streams
    ]
    _both(walk_of(game), vectors, [])
    return THREADS


def _search_agrees(kit: Any, options: Any, place: float) -> list[str]:
    """Worlds, the policy, the tree and secret choices, in one decision of a random match."""
    found = positions(kit.game, options, every=1)
    s, seat = found[int(place * len(found))]
    view, adapter = kit.game.view(s, seat), kit.bots.adapter
    calls = [drawing(kit.game, view, WORLDS), trying(adapter, view, seat, view.legal[:2], TREE, WORLDS)]
    mixed = mixing(adapter, view, seat, TURNS)
    calls += [mixed] if mixed else []
    for call in calls:
        luck = np.array(Rng.of("twins").cells, np.int64)
        _both(call.kernel, [call.vectors_with(luck)], call.numbers)
    return [call.kernel.rule.__name__ for call in calls]


def _both(kernel: Kernel, vectors: list[list[Any]], numbers: Sequence[int]) -> None:
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
