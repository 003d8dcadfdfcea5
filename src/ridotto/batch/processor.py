"""Many matches, stepped together on all cores of the processor.

    batch = Batch("some_game", seeds=range(1024), players=4)
    while True:
        batch.advance(policy(batch.observations, batch.legal))

Every array has a row for each match. Python's lock is free while the matches are stepped.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ridotto.batch.checks import action_rows, actions_of, one_each, seats_of, threads_of
from ridotto.batch.luck import random_cells
from ridotto.batch.masks import mask_rows
from ridotto.batch.matches import CHANGING, Matches
from ridotto.batch.memory import free_memory
from ridotto.batch.row_threads import RowThreads
from ridotto.compile.kernel import Vector, warm_up
from ridotto.engine.batches.kernels import BatchKernels
from ridotto.engine.batches.numbers import NO_ACTION, SEATS, WAITED


class Batch(Matches):
    """Matches with the same options, or contiguous ranges with different ones, each with its own seed."""

    bytes_besides = 400

    def __init__(
        self,
        game: str,
        *,
        seeds: Iterable[int | str],
        threads: int | None = None,
        keeps_records: bool = False,
        setups: Sequence[Mapping[str, object]] | None = None,
        kernels: BatchKernels | None = None,
        **options: object,
    ) -> None:
        """`keeps_records`: remember every action, so that `record` can rebuild each match.

        `setups`: instead of options, several set-ups, each for a contiguous range of matches. `kernels`: use
        these instead of the game's own.
        """
        wanted = threads_of(threads)
        super().__init__(game, seeds, keeps_records=keeps_records, setups=setups, options=options)
        count = len(self)
        self._kernels = self.game.batch_kernels if kernels is None else kernels
        self._threads = RowThreads(count, wanted, is_compiled=warm_up(self._kernels.all))
        self.starts: Vector = self._first_cells()
        """The initial cells of each match, or one row for all of them."""
        self._spread = self.starts.shape[1] if len(self.starts) > 1 else 0
        self.cells: Vector = np.zeros((count, self.starts.shape[1]), np.int64)
        self.acting: Vector = np.zeros(count, np.int64)
        """By match: the seats that have a choice to make, as a set."""
        self.seats: Vector = np.full(count, -1, np.int64)
        """By match: the first of the seats that have a choice to make; -1: the match is over."""
        self.masks: Vector = np.zeros((count, SEATS), np.int64)
        """By match and seat: the legal actions, as a set."""
        self.rewards: Vector = np.zeros((count, SEATS), np.int64)
        """By match and seat: the points won or lost by the last step."""
        self.results: Vector = np.full(count, WAITED, np.int64)
        """By match: the result of the last step."""
        self.observations: Vector = np.zeros((count, self._kernels.observation_cells), np.int64)
        """By match: the last observation, at first that of `seats`; `game.layout` describes the cells."""
        self._memos: Vector = np.zeros((count, self._kernels.memo_cells), np.int64)
        self._rngs = random_cells(self.seeds, "chance")
        self.start_finished()
        self.observe()

    @property
    def arrays(self) -> dict[str, Vector]:
        """Everything that changes: written back, the matches continue exactly."""
        return {**{name: getattr(self, name) for name in CHANGING}, "rngs": self._rngs}

    def _free_bytes(self) -> int | None:
        return free_memory()

    def _on_host(self, name: str) -> Vector:
        return self.arrays[name]

    def _given_on_host(self, actions: ArrayLike) -> NDArray[np.integer]:
        return actions_of(actions, len(self))

    @cached_property
    def _luck(self) -> Vector:
        return random_cells(self.seeds, "random")

    @property
    def is_running(self) -> bool:
        """Whether any match has a seat with a choice to make."""
        return bool(self.acting.any())

    @property
    def legal(self) -> NDArray[np.bool_]:
        """By match: the legal actions of `seats`, one column for each action."""
        masks = self.masks[np.arange(len(self)), np.maximum(self.seats, 0)]
        return mask_rows(masks).view(np.bool_)

    def observe(self, seats: ArrayLike | None = None) -> Vector:
        """The observation of one seat of each match: the given seats, or those that act first."""
        chosen = self.seats if seats is None else seats_of(seats, self._players)
        self._threads.each(
            lambda first, end, _: self._kernels.observe.run(
                self.cells.reshape(-1), chosen, self.observations.reshape(-1), first, end
            )
        )
        return self.observations

    def step(self, actions: ArrayLike) -> Vector:
        """Take an action in each match and return the results.

        One number for each match is an action of `seats`; a row for each match has an action for every seat,
        -1 for those that do nothing. A match whose actions are not legal stays as it is and is marked
        REFUSED; the others go on.
        """
        given = actions_of(actions, len(self))
        taken = action_rows(given, self.seats)
        self._threads.each(
            lambda first, end, outcome: self._kernels.step.run(
                self.cells.reshape(-1),
                self._rngs.reshape(-1),
                outcome,
                taken.reshape(-1),
                self.acting,
                self.seats,
                self.masks.reshape(-1),
                self.rewards.reshape(-1),
                self.results,
                first,
                end,
            )
        )
        if self._history is not None:
            self._history.stepped(taken, self.results)
        return self.results

    def advance(self, actions: ArrayLike) -> Vector:
        """Take one decision in each match, an action of `seats`, and return the results.

        Then finished matches start anew, and `observations` has what the next seat sees: the same as `step`,
        `start_finished` and `observe`, in one call.
        """
        taken = one_each(actions_of(actions, len(self)))
        if self._history is not None:
            self.step(taken)
            self.start_finished()
            self.observe()
            return self.results
        self._threads.each(
            lambda first, end, outcome: self._kernels.advance.run(
                self.cells.reshape(-1),
                self.starts.reshape(-1),
                self._spread,
                self._rngs.reshape(-1),
                outcome,
                taken,
                self.acting,
                self.seats,
                self.masks.reshape(-1),
                self.rewards.reshape(-1),
                self.results,
                self._memos.reshape(-1),
                self.observations.reshape(-1),
                first,
                end,
            )
        )
        return self.results

    def random_actions(self) -> Vector:
        """A random legal action for every seat that has a choice."""
        actions: Vector = np.full((len(self), SEATS), NO_ACTION, np.int64)
        # Made here once, not by each thread for itself.
        luck = self._luck.reshape(-1)
        self._threads.each(
            lambda first, end, _: self._kernels.choose_at_random.run(
                self.masks.reshape(-1), luck, actions.reshape(-1), first, end
            )
        )
        return actions

    def random_choices(self) -> Vector:
        """A random legal action for the seat of each match that is asked first, as `advance` takes them."""
        actions: Vector = np.full(len(self), NO_ACTION, np.int64)
        # Made here once, not by each thread for itself.
        luck = self._luck.reshape(-1)
        self._threads.each(
            lambda first, end, _: self._kernels.choose_one_at_random.run(
                self.seats, self.masks.reshape(-1), luck, actions, first, end
            )
        )
        return actions

    def start_finished(self) -> int:
        """Start all matches anew that ended with the last step; returns how many."""
        is_over = self.acting == 0
        if self._history is not None:
            self._history.began(is_over, self._rngs)
        self._threads.each(
            lambda first, end, outcome: self._kernels.start.run(
                self.cells.reshape(-1),
                self.starts.reshape(-1),
                self._spread,
                self._rngs.reshape(-1),
                outcome,
                self.acting,
                self.seats,
                self.masks.reshape(-1),
                first,
                end,
            )
        )
        return int(is_over.sum())

    def close(self) -> None:
        """Stop the threads; the matches can still be read."""
        self._threads.close()
