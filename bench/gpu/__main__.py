"""Rules on a GPU: are they those of the processor, and how fast: `python -m bench.gpu [--matches N] [--law]`.

First the law: N random matches of every configuration, each played by a thread of the GPU and again on the
processor, where the digest of all states, the last state and the random numbers must be the same; likewise
rounds and matches by the policies of playouts, worlds and short searches. Then the figures. Without a GPU it
says so and ends.
"""

import argparse

from bench.games.bottle_imp import on_gpu as bottle_imp
from bench.games.turandot import on_gpu as turandot
from bench.gpu.calls import searches, whole_matches
from bench.gpu.card import beyond_blocks, is_there
from bench.gpu.comparing import hold

MATCHES = 1_000_000
SEARCHES = 2_000
"""At most, of every decision: each has a tree of its own."""


def main() -> None:
    asked = _asked()
    if not is_there():
        return
    if asked.matches:
        compare(beyond_blocks(asked.matches))
    if not asked.law:
        bottle_imp.measure()
        turandot.measure()


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description="Rules on a GPU.")
    parser.add_argument("--matches", type=int, default=MATCHES, help="of every configuration; 0: none")
    parser.add_argument("--law", action="store_true", help="only compare, measure nothing")
    return parser.parse_args()


def compare(matches: int) -> None:
    for what, calls in (*whole_matches(), *bottle_imp.policies(), *turandot.policies()):
        hold(what, calls, matches)
    for what, calls in searches():
        hold(what, calls, min(matches, SEARCHES))


if __name__ == "__main__":
    main()
