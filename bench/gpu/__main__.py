"""Rules on a GPU: are they those of the processor, and how fast: `python -m bench.gpu [--matches N] [--law]`.

First the law: N random matches of every configuration, each played by a thread of the GPU and again on the
processor, where the digest of all states, the last state and the random numbers must be the same. Then the
figures. Without a GPU it says so and ends.
"""

import argparse
from collections.abc import Iterable
from typing import Any

import numpy as np

from bench.games.bottle_imp import on_gpu as bottle_imp
from bench.games.turandot import on_gpu as turandot
from bench.gpu.card import is_there
from bench.gpu.comparing import hold, words
from ridotto.games import all_games
from ridotto.games.kernels import walk_of

MATCHES = 1_000_000


def main() -> None:
    asked = _asked()
    if not is_there():
        return
    if asked.matches:
        compare(asked.matches)
        bottle_imp.compare(asked.matches)
    if not asked.law:
        bottle_imp.measure()
        turandot.measure()


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description="Rules on a GPU.")
    parser.add_argument("--matches", type=int, default=MATCHES, help="of every configuration; 0: none")
    parser.add_argument("--law", action="store_true", help="only compare, measure nothing")
    return parser.parse_args()


def compare(matches: int) -> None:
    """Random matches of every configuration of every game."""
    # Their states have cells, which the contract does not know.
    games: Iterable[Any] = all_games()
    for game in games:
        if game.kernels:
            kernel = walk_of(game)
            for options in game.configurations(rounds=1):
                vectors = (game.start(options).cells, None, np.zeros(64, np.int64))
                hold(words(game.id, options), kernel, vectors, (), matches)


if __name__ == "__main__":
    main()
