"""Many matches of one set-up, stepped together on all cores of the processor.

    batch = Batch("bottle_imp", seeds=range(1024), players=4)
    while batch.is_running:
        actions = policy(batch.observe(), batch.masks)
        batch.step(actions)

Every array has a row for each match. Python's lock is free while the matches are stepped.
"""

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ridotto.batch.checks import actions_of, game_on_cells, seeds_of
from ridotto.batch.history import History
from ridotto.compile.kernel import Vector, warm_up
from ridotto.engine.batches.rules import FINISHED, MOST_OUTCOMES, REFUSED, SEATS, STEPPED, WAITED
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.play.match import Match
from ridotto.engine.records.record import Record
from ridotto.engine.rng import Rng
from ridotto.games import find_game

_WORTH_SHARING = 1024
"""Fewer matches are stepped sooner by one thread alone."""


class Batch:
    """Matches with the same options, each with a seed of its own."""

    def __init__(
        self,
        game: str,
        *,
        seeds: Iterable[int | str],
        threads: int | None = None,
        keeps_records: bool = False,
        **options: object,
    ) -> None:
        """`keeps_records`: remember every action, so that `record` can tell each match again."""
        found = game_on_cells(game)
        self.game = found
        self.options = found.parse_options(options)
        self.seeds: Sequence[int | str] = seeds_of(seeds)
        self._kernels = found.batch_kernels
        warm_up(self._kernels.of_rows)
        count = len(self.seeds)
        self._fresh = found.start(self.options).cells
        self.cells: Vector = np.zeros((count, len(self._fresh)), np.int64)
        self.acting: Vector = np.zeros(count, np.int64)
        """By match: the seats that have a choice to make, as a set."""
        self.masks: Vector = np.zeros((count, SEATS), np.int64)
        """By match and seat: the legal actions, as a set."""
        self.rewards: Vector = np.zeros((count, SEATS), np.int64)
        """By match and seat: the points won or lost by the last step."""
        self.results: Vector = np.full(count, WAITED, np.int64)
        """By match: what became of it in the last step."""
        self.observations: Vector = np.zeros((count, found.layout.cells), np.int64)
        self._rngs: Vector = np.array([Rng.of(seed, "chance").cells for seed in self.seeds], np.int64)
        self._luck: Vector = np.array([Rng.of(seed, "random").cells for seed in self.seeds], np.int64)
        self._threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads)
        self._history = History(count) if keeps_records else None
        self.start_finished()

    def __len__(self) -> int:
        return len(self.seeds)

    @property
    def is_running(self) -> bool:
        """Whether somebody has a choice to make in any match."""
        return bool(self.acting.any())

    @property
    def seats(self) -> Vector:
        """By match: the first of the seats that have a choice to make; -1: the match is over."""
        lowest = np.bitwise_and(self.acting, -self.acting)
        return np.where(self.acting == 0, -1, np.log2(np.maximum(lowest, 1)).astype(np.int64))

    @property
    def legal(self) -> NDArray[np.bool_]:
        """By match: the legal actions of `seats`, one column for each action."""
        masks = self.masks[np.arange(len(self)), np.maximum(self.seats, 0)]
        return (masks[:, None] >> np.arange(63) & 1).astype(np.bool_)

    def observe(self, seats: ArrayLike | None = None) -> Vector:
        """What one seat of each match sees: of those given, or of those that are asked first."""
        chosen = self.seats if seats is None else np.ascontiguousarray(seats, np.int64)
        self._each(
            lambda first, end, _: self._kernels.observe.run(
                self.cells.reshape(-1), chosen, self.observations.reshape(-1), first, end
            )
        )
        return self.observations

    def step(self, actions: ArrayLike) -> Vector:
        """Take an action in each match and return what became of it.

        One number for each match is an action of `seats`; a row for each match has an action of every seat at
        its place, -1 for those that do nothing. A match whose actions are not legal stays as it is and is
        marked REFUSED; the others go on.
        """
        taken = actions_of(actions, self.seats)
        self._each(
            lambda first, end, outcome: self._kernels.step.run(
                self.cells.reshape(-1),
                self._rngs.reshape(-1),
                outcome,
                taken.reshape(-1),
                self.acting,
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

    def random_actions(self) -> Vector:
        """A random legal action for every seat that has a choice."""
        actions: Vector = np.full((len(self), SEATS), -1, np.int64)
        self._each(
            lambda first, end, _: self._kernels.choose_at_random.run(
                self.acting, self.masks.reshape(-1), self._luck.reshape(-1), actions.reshape(-1), first, end
            )
        )
        return actions

    def start_finished(self) -> int:
        """Start all matches anew that ended with the last step; returns how many."""
        is_over = self.acting == 0
        if self._history is not None:
            self._history.began(is_over, self._rngs)
        self._each(
            lambda first, end, outcome: self._kernels.start.run(
                self.cells.reshape(-1),
                self._fresh,
                self._rngs.reshape(-1),
                outcome,
                self.acting,
                self.masks.reshape(-1),
                first,
                end,
            )
        )
        return int(is_over.sum())

    def record(self, match: int) -> Record:
        """One match so far, as a record that `ridotto verify` accepts."""
        if self._history is None:
            raise InvalidOptions("batch-keeps-nothing")
        if not 0 <= match < len(self):
            raise InvalidOptions("batch-no-match", found=match, last=len(self) - 1)
        luck = Rng(self._history.luck_of(match))
        told = Match(find_game(self.game.id), self.options, seed=self.seeds[match], chance=lambda _: luck)
        told.play_chance()
        for seat, action in self._history.actions_of(match):
            told.play(seat, action)
            told.play_chance()
        return told.record()

    def close(self) -> None:
        self._pool.shutdown()

    def _each(self, run: Callable[[int, int, Vector], int]) -> None:
        """Run through all matches, a stretch for each thread."""
        threads = self._threads if len(self) >= _WORTH_SHARING else 1
        marks = [len(self) * part // threads for part in range(threads + 1)]
        scratch = [np.zeros(MOST_OUTCOMES, np.int64) for _ in range(threads)]
        if threads == 1:
            run(0, len(self), scratch[0])
            return
        for done in [self._pool.submit(run, marks[n], marks[n + 1], scratch[n]) for n in range(threads)]:
            done.result()


__all__ = ["FINISHED", "REFUSED", "STEPPED", "WAITED", "Batch"]
