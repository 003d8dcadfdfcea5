"""What batches on a processor and on a GPU have in common."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import ClassVar, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ridotto.batch.checks import action_rows, game_on_cells, match_number, setups_of
from ridotto.batch.history import History
from ridotto.batch.refusals import Refusal, refusal_of
from ridotto.batch.seeds import seeds_of
from ridotto.compile.cuda.foreign import Exported
from ridotto.compile.kernel import Vector
from ridotto.engine.batches.numbers import REFUSED, RNG_SIZE, SEATS
from ridotto.engine.cells.cell_game import AnyState, State
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import Options
from ridotto.engine.play.match import Match
from ridotto.engine.records.record import Record
from ridotto.engine.rng import Rng
from ridotto.games import find_game

_NUMBERS_OF_A_MATCH = 3 * SEATS + 2 * RNG_SIZE + 4
"""Besides cells and observation: masks, rewards and actions of each seat, two random streams, the seats that
may act, the one that acts, its action and the result.
"""

CHANGING = ("cells", "acting", "seats", "masks", "rewards", "results", "observations")
"""The arrays of a batch that a step changes, besides its random cells."""


class Matches(ABC):
    """Matches, each with its own seed: all with the same options, or ranges with different ones."""

    bytes_besides: ClassVar[int]
    """Of one match, about: what is made beside its arrays, such as its seed and copies of its actions."""

    def __init__(
        self,
        game: str,
        seeds: Iterable[int | str],
        *,
        keeps_records: bool,
        setups: Sequence[Mapping[str, object]] | None,
        options: dict[str, object],
    ) -> None:
        self.game = game_on_cells(game)
        self.setups: tuple[Options, ...] = tuple(map(self.game.parse_options, setups_of(setups, options)))
        self.options = self.setups[0]
        self._size = self.game.state_size
        self.seeds: Sequence[int | str] = seeds_of(seeds, self._bytes_each, self._free_bytes())
        if len(self.seeds) < len(self.setups):
            raise InvalidOptions("batch-few-matches", matches=len(self.seeds), setups=len(self.setups))
        self._history = History(len(self.seeds)) if keeps_records else None

    def __len__(self) -> int:
        return len(self.seeds)

    @property
    def setup_numbers(self) -> Vector:
        """By match: which of the set-ups it has."""
        return np.arange(len(self)) * len(self.setups) // len(self)

    @cached_property
    def _players(self) -> Vector:
        """By match: how many play."""
        return np.array([setup.players for setup in self.setups])[self.setup_numbers]

    def _first_cells(self) -> Vector:
        """The cells with which each match begins; one row where all begin alike."""
        rows = np.array([self.game.cells_of(self.game.start(setup)) for setup in self.setups])
        return rows[self.setup_numbers] if len(rows) > 1 else rows

    @property
    def _bytes_each(self) -> int:
        """The bytes of one match."""
        states = self._size * (1 if len(self.setups) == 1 else 2)
        memo = self.game.batch_kernels.memo_cells
        return 8 * (states + self.game.layout.cells + memo + _NUMBERS_OF_A_MATCH) + self.bytes_besides

    @abstractmethod
    def _free_bytes(self) -> int | None:
        """The free memory for matches; None: unknown."""

    @abstractmethod
    def _on_host(self, name: str) -> Vector:
        """One of the arrays, for NumPy."""

    @abstractmethod
    def _given_on_host(self, actions: "Exported | ArrayLike") -> NDArray[np.integer]:
        """The caller's actions, checked."""

    def refusals(self, actions: "Exported | ArrayLike") -> list[Refusal]:
        """Which matches the last step refused, each with the code of the error that says why.

        `actions`: those of that step, which the batch does not keep.
        """
        rows = action_rows(self._given_on_host(actions), self._on_host("seats"))
        refused = np.flatnonzero(self._on_host("results") == REFUSED).tolist()
        cells = self._on_host("cells") if refused else np.zeros((0, 0), np.int64)
        return [refusal_of(self.game, match, self._state(match, cells), rows[match]) for match in refused]

    def _state(self, match: int, cells: Vector) -> AnyState:
        return State(self.setups[int(self.setup_numbers[match])], np.ascontiguousarray(cells[match]))

    def record(self, match: SupportsIndex) -> Record:
        """One match so far, as a record that `ridotto verify` accepts."""
        if self._history is None:
            raise InvalidOptions("batch-keeps-nothing")
        number = match_number(match, len(self))
        luck = Rng(self._history.luck_of(number))
        options = self.setups[int(self.setup_numbers[number])]
        told = Match(find_game(self.game.id), options, seed=self.seeds[number], chance=lambda _: luck)
        told.play_chance()
        for seat, action in self._history.actions_of(number):
            told.play(seat, action)
            told.play_chance()
        return told.record()
