"""A match in which seats are asked one after the other, in compiled code alone: no states, only cells."""

from collections.abc import Mapping
from typing import NoReturn

import numpy as np

from ridotto.adapters.matches.beginning import not_begun
from ridotto.adapters.matches.records import luck_of, record_of
from ridotto.adapters.matches.seeds import Seeds
from ridotto.batch.checks import game_on_cells
from ridotto.compile.kernel import Vector, warm_up
from ridotto.engine.arguments import action_number
from ridotto.engine.batches.asking import ASKED, CONTROL_SIZE, LEGAL, POINTS
from ridotto.engine.batches.numbers import MOST_OUTCOMES, REFUSED, WAITED
from ridotto.engine.cells.cell_game import AnyState, State
from ridotto.engine.errors import IllegalMove
from ridotto.engine.game import Options, Seat
from ridotto.engine.observations.layout import Tensor
from ridotto.engine.observations.tensor import WRITE_TENSORS, TensorWriter
from ridotto.engine.records.record import Record

NOBODY = -1


class CompiledMatch:
    """Matches with the same options, one at a time. The same as `SequentialMatch`, several times as fast."""

    seed: int | str
    """The seed of the present match: with it, a batch plays the same cards."""
    asked: Seat
    """The acting seat; NOBODY at the end."""
    legal: int
    """The legal actions of this seat, as a set."""
    points: tuple[int, ...]
    """By seat: points so far."""

    def __init__(self, game_id: str, options: Mapping[str, object]) -> None:
        self.game = game_on_cells(game_id)
        self.options: Options = self.game.parse_options(options)
        self.seats = range(self.options.players)
        self._kernels = self.game.batch_kernels.asking
        warm_up((*self._kernels.of_one, WRITE_TENSORS))
        self._fresh: Vector = self.game.cells_of(self.game.start(self.options))
        self._settled, self._own, self._scratch = (self._fresh.copy() for _ in range(3))
        self._outcome: Vector = np.zeros(MOST_OUTCOMES, np.int64)
        self._control: Vector = np.zeros(CONTROL_SIZE, np.int64)
        self._seen: Vector = np.zeros(self.game.layout.cells, np.int64)
        self._writer = TensorWriter(self.game.layout)
        self._seeds = Seeds()
        self._past_points = POINTS + self.options.players
        self.is_begun = False

    def start(self, seed: int | str | None = None) -> None:
        """A new match. Without a seed the cards follow from the last seed that was given."""
        self.seed = self._seeds.next(seed)
        self._luck: Vector = np.array(luck_of(self.seed).cells, np.int64)
        self.taken: list[tuple[Seat, int]] = []
        self._kernels.begin.run(
            self._settled, self._own, self._luck, self._outcome, self._control, self._fresh
        )
        self._read_control()
        self.is_begun = True

    def act(self, action: int) -> None:
        """Take an action of the acting seat; raises `IllegalMove` if it is not legal."""
        number = action if type(action) is int else action_number(action)
        if not self.is_begun:
            raise not_begun()
        try:
            result = self._kernels.answer.run(
                self._settled, self._own, self._luck, self._outcome, self._control, number
            )
        except OverflowError:
            result = REFUSED
        if result == REFUSED or result == WAITED:
            self._refuse(number)
        self.taken.append((self.asked, number))
        self._read_control()

    def _read_control(self) -> None:
        control: list[int] = self._control[: self._past_points].tolist()
        self.asked, self.legal = control[ASKED], control[LEGAL]
        self.points = tuple(control[POINTS:])

    def _refuse(self, action: int) -> NoReturn:
        if self.asked == NOBODY:
            raise IllegalMove("match-over")
        known: AnyState = State(self.options, self._own.copy())
        raise self.game.explain(known, self.asked, action)

    def tensor(self, seat: Seat) -> Tensor:
        """The observation of a seat (docs/research/observations.md)."""
        if not self.is_begun:
            raise not_begun()
        self._kernels.see.run(self._settled, self._own, self._scratch, self._control, seat, self._seen)
        return self._writer.tensor(self._seen)

    def record(self) -> Record:
        if not self.is_begun:
            raise not_begun()
        return record_of(self.game.id, self.options, self.seed, self.taken)
