"""Batches on the processor: `python -m bench.batches`.

A step is a random decision of each match, chance, a new match where one is over, and the next observation.
Beside them stand two games of pgx on the same cores. With one thread it is per second of processor time.
"""

import time
from collections.abc import Mapping
from functools import partial
from typing import Any

from bench import pgx_peer
from bench.timing import best_rate, rate, row
from ridotto.batch import Batch

MATCHES = 1 << 12
STEPS = 200
GOAL = 5e6
SETUPS: tuple[tuple[str, Mapping[str, Any]], ...] = (
    ("bottle_imp", {"players": 4, "rounds": 1}),
    ("turandot", {"players": 4}),
)


def main() -> None:
    for name, steps in (("leduc_holdem", 50), ("sparrow_mahjong", 3)):
        peer = pgx_peer.steps_per_second(name, steps=steps)
        row(f"pgx {name}, {pgx_peer.MATCHES:,} matches, all cores", rate(peer))
    for game_id, options in SETUPS:
        for threads in (1, 2):
            batch = Batch(game_id, seeds=range(MATCHES), threads=threads, **options)
            clock = time.process_time if threads == 1 else time.perf_counter
            found = best_rate(partial(_steps, batch), clock=clock)
            row(
                f"{game_id}, {MATCHES:,} matches, {threads} threads",
                rate(found),
                f"goal: {rate(GOAL)} on two",
            )
            batch.close()


def _steps(batch: Batch) -> int:
    for _ in range(STEPS):
        batch.advance(batch.random_choices())
    return STEPS * len(batch)


if __name__ == "__main__":
    main()
