"""What matches on states have in common: seeds, chance, points and observations."""

from collections.abc import Mapping

import numpy as np

from ridotto.adapters.matches.beginning import not_begun
from ridotto.adapters.matches.records import luck_of, record_of
from ridotto.adapters.matches.seeds import Seeds
from ridotto.batch.checks import game_on_cells
from ridotto.compile.kernel import Vector, warm_up
from ridotto.engine.cells.cell_game import AnyState
from ridotto.engine.game import CHANCE, Options, Seat
from ridotto.engine.observations.layout import Tensor
from ridotto.engine.observations.tensor import WRITE_TENSORS, TensorWriter
from ridotto.engine.records.record import Record


class EnvironmentMatch:
    """Matches with the same options, one at a time."""

    seed: int | str
    """The seed of the present match: with it, a batch plays the same cards."""
    points: tuple[int, ...]
    """By seat: points so far."""

    def __init__(self, game_id: str, options: Mapping[str, object]) -> None:
        self.game = game_on_cells(game_id)
        self.options: Options = self.game.parse_options(options)
        self.seats = range(self.options.players)
        warm_up((*self.game.kernels, self.game.observe, self.game.batch_kernels.points_won, WRITE_TENSORS))
        self._writer = TensorWriter(self.game.layout)
        self._seen: Vector = np.zeros(self.game.layout.cells, np.int64)
        self._seeds = Seeds()
        self.is_begun = False

    def first_state(self, seed: int | str | None) -> AnyState:
        """A new match. Without a seed the cards follow from the last seed that was given."""
        self.seed = self._seeds.next(seed)
        self._luck = luck_of(self.seed)
        self.taken: list[tuple[Seat, int]] = []
        self.is_begun = True
        s: AnyState = self.game.start(self.options)
        return self.after_chance(s)

    def after_chance(self, s: AnyState) -> AnyState:
        """Play chance events until a seat has a choice or the match is over, and count the points."""
        while self.game.to_act(s) == (CHANCE,):
            s = self.game.apply_chance(s, self.game.sample_chance(s, self._luck))
        self.points = self.game.points_won(s)
        return s

    def tensor(self, known: AnyState, seat: Seat) -> Tensor:
        """What a seat sees of a state (docs/research/observations.md)."""
        self.game.observe_into(self._seen, known, seat)
        return self._writer.tensor(self._seen)

    def check_begun(self) -> None:
        if not self.is_begun:
            raise not_begun()

    def record(self) -> Record:
        self.check_begun()
        return record_of(self.game.id, self.options, self.seed, self.taken)
