"""A batch plays the same matches compiled, in several threads, and interpreted."""

import os
import subprocess
import sys

import pytest

from ridotto.batch.row_threads import WORTH_SHARING
from ridotto.server.generators.wasm_files import house_kits
from tests.patience import COMPILING_S

MANY = WORTH_SHARING
"""Fewer would be played in one thread."""
EVERY = 32
"""One match of so many is also interpreted, which takes longer."""

DIGEST = """
import hashlib, sys
from ridotto.batch import Batch

game_id, (many, batch_every, every, threads) = sys.argv[1], map(int, sys.argv[2:])
digest = hashlib.sha256()
batch = Batch(game_id, seeds=range(0, many, batch_every), threads=threads)
for number in range(12):
    if number % 3:
        batch.advance(batch.random_choices())
    else:
        batch.step(batch.random_actions())
        batch.start_finished()
    for name in ("cells", "seats", "masks", "rewards", "results", "observations"):
        digest.update(getattr(batch, name)[:: every // batch_every].tobytes())
print(digest.hexdigest())
"""


def digest(game_id: str, *, batch_every: int, every: int, threads: int, jit: str) -> str:
    """Of one match of `every` so many, in a batch with one of `batch_every` so many."""
    environment = {**os.environ, "RIDOTTO_JIT": jit}
    numbers = (MANY, batch_every, every, threads)
    done = subprocess.run(
        [sys.executable, "-c", DIGEST, game_id, *map(str, numbers)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=COMPILING_S,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


GAMES = pytest.mark.parametrize("game_id", [kit.game.id for kit in house_kits()])


@GAMES
def test_three_threads_play_the_same(game_id: str) -> None:
    alone, together = (digest(game_id, batch_every=1, every=1, threads=n, jit="1") for n in (1, 3))
    assert together == alone


@GAMES
def test_both_speeds_play_the_same(game_id: str) -> None:
    compiled = digest(game_id, batch_every=1, every=EVERY, threads=3, jit="1")
    assert compiled == digest(game_id, batch_every=EVERY, every=EVERY, threads=1, jit="0")
