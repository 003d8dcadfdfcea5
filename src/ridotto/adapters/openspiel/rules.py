"""What OpenSpiel needs of a game."""

from typing import Any, Protocol

from ridotto.compile.kernel import Kernel, Vector
from ridotto.engine.batches.kernels import BatchKernels
from ridotto.engine.cells.cell_game import AnyState
from ridotto.engine.game import Game, Seat
from ridotto.engine.observations.layout import Layout


# Any: code for every game knows neither its views nor its options.
class ObservedGame(Game[AnyState, Any, Any], Protocol):
    """A game on cells that has observations: all of the contract, and this much of `CellGame`."""

    @property
    def layout(self) -> Layout: ...
    @property
    def observe(self) -> Kernel: ...
    @property
    def batch_kernels(self) -> BatchKernels: ...

    # Any: the options of any game.
    def score_bounds(self, options: Any) -> tuple[int, int]: ...
    def observation(self, s: AnyState, seat: Seat) -> Vector: ...
    def points_won(self, s: AnyState) -> tuple[int, ...]: ...
