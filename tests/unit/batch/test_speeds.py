"""A batch plays the same matches compiled, in several threads, and interpreted."""

import os
import subprocess
import sys

import pytest

from ridotto.server.generators.wasm_files import house_kits
from tests.patience import COMPILING_S

DIGEST = """
import hashlib, sys
from ridotto.batch import Batch

digest = hashlib.sha256()
batch = Batch(sys.argv[1], seeds=range(150), threads=3)
for number in range(12):
    if number % 3:
        batch.advance(batch.random_choices())
    else:
        batch.step(batch.random_actions())
        batch.start_finished()
    for name in ("cells", "seats", "masks", "rewards", "results", "observations"):
        digest.update(getattr(batch, name).tobytes())
print(digest.hexdigest())
"""


def digest(game_id: str, jit: str) -> str:
    environment = {**os.environ, "RIDOTTO_JIT": jit}
    command = [sys.executable, "-c", DIGEST, game_id]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=COMPILING_S
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("game_id", [kit.game.id for kit in house_kits()])
def test_both_speeds_play_the_same(game_id: str) -> None:
    assert digest(game_id, "1") == digest(game_id, "0")
