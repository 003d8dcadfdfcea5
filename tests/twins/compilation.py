"""Compiles what tests use: `python -m tests.twins.compilation`.

Once before them: otherwise several tests that begin together would each compile the same. And at normal
priority: `ridotto.bots.compilation` by itself has a low one, and takes many times as long on a busy machine.
"""

import subprocess
import sys

from ridotto.bots.compilation import compile_all
from ridotto.compile.kernel import warm_up
from ridotto.compile.rule import alone_in_cache
from ridotto.engine.cells.cell_game import CellGame
from ridotto.engine.observations.tensor import WRITE_TENSORS
from ridotto.games import all_games


def compile_batches() -> None:
    for game in all_games():
        if not isinstance(game, CellGame):
            continue
        batch = game.batch_kernels
        asking = (*batch.asking.of_one, *batch.asking.of_many)
        # The game's own come last: the other part compiles them meanwhile.
        warm_up((*batch.all, *asking, batch.points_won, game.observe, WRITE_TENSORS, *game.kernels))


PARTS = {"bots": compile_all, "batches": compile_batches}


def compile_all_parts() -> int:
    """In a process each, side by side; 1 if one of them failed."""
    with alone_in_cache():
        running = [
            subprocess.Popen([sys.executable, "-m", "tests.twins.compilation", part]) for part in PARTS
        ]
        codes = [process.wait() for process in running]
        return int(any(codes))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        PARTS[sys.argv[1]]()
    else:
        sys.exit(compile_all_parts())
