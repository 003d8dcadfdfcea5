"""Compiles what tests of batches and interfaces use: `python -m tests.twins.compilation`.

Once before them, as for the bots: otherwise several tests that begin together would each compile the same.
"""

from ridotto.compile.kernel import warm_up
from ridotto.engine.cells.cell_game import CellGame
from ridotto.engine.observations.tensor import WRITE_TENSORS
from ridotto.games import all_games


def main() -> None:
    for game in all_games():
        if not isinstance(game, CellGame):
            continue
        batch = game.batch_kernels
        asking = (*batch.asking.of_one, *batch.asking.of_many)
        warm_up((*game.kernels, game.observe, *batch.all, *asking, batch.points_won, WRITE_TENSORS))


if __name__ == "__main__":
    main()
