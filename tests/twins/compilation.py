"""Compiles what tests use: `python -m tests.twins.compilation`.

Once before them: otherwise several tests that begin together would each compile the same. And at normal
priority: `ridotto.bots.compilation` by itself has a low one, and takes many times as long on a busy machine.
"""

from ridotto.bots.compilation import compile_all
from ridotto.compile.kernel import warm_up
from ridotto.compile.rule import alone_in_cache
from ridotto.engine.cells.cell_game import CellGame
from ridotto.engine.observations.tensor import WRITE_TENSORS
from ridotto.games import all_games


def main() -> None:
    with alone_in_cache():
        compile_all()
        _compile_batches()


def _compile_batches() -> None:
    for game in all_games():
        if not isinstance(game, CellGame):
            continue
        batch = game.batch_kernels
        asking = (*batch.asking.of_one, *batch.asking.of_many)
        warm_up((*game.kernels, game.observe, *batch.all, *asking, batch.points_won, WRITE_TENSORS))


if __name__ == "__main__":
    main()
