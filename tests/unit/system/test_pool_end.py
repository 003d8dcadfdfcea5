"""A pool ends though a process held the lock of the results when it ended."""

import subprocess
import sys

from tests.patience import PATIENCE_S

HELD = """
from multiprocessing import active_children
from ridotto.system.workers import working_pool
if __name__ == "__main__":
    with working_pool(2) as pool:
        pool._outqueue._wlock.acquire()
    print(active_children())
"""


def test_a_lock_that_is_never_given_back() -> None:
    run = subprocess.run(
        [sys.executable, "-c", HELD], capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "[]\n", "")
