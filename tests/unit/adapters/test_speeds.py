"""Environments play the same matches compiled and interpreted."""

import os
import subprocess
import sys

from tests.patience import COMPILING_S
from tests.unit.adapters.setups import GAMES

DIGEST = """
import hashlib, sys
import numpy as np
from ridotto.adapters.gymnasium import RidottoVectorEnv
from ridotto.adapters.matches.compiled import NOBODY, CompiledMatch

digest = hashlib.sha256()
match = CompiledMatch(sys.argv[1], {"players": 3})
match.start(1)
for _ in range(60):
    digest.update(match.tensor(match.asked).tobytes())
    digest.update(match.tensor((match.asked + 1) % 3).tobytes())
    match.act(match.legal.bit_length() - 1)
rows = RidottoVectorEnv(5, game=sys.argv[1], players=3)
seen, info = rows.reset(seed=1)
for _ in range(20):
    seen, rewards, over, _, info = rows.step(np.argmax(info["action_mask"], axis=1))
    digest.update(seen.tobytes() + rewards.tobytes() + over.tobytes())
print(digest.hexdigest())
"""


def digest(jit: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", DIGEST, GAMES[0].id],
        env={**os.environ, "RIDOTTO_JIT": jit},
        capture_output=True,
        text=True,
        check=False,
        timeout=COMPILING_S,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_both_speeds_play_the_same() -> None:
    assert digest("1") == digest("0")
