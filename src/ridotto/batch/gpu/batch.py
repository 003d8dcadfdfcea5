"""Many matches on a GPU, in arrays that stay there.

    batch = GpuBatch("some_game", seeds=range(1 << 18), players=4)
    observations = torch.as_tensor(batch.observations)  # no copy: every step changes it
    while True:
        batch.advance(policy(observations))  # a tensor on the same GPU

The same matches as those of `Batch` with the same seeds, step by step.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ridotto.batch.checks import actions_of, check_actions, not_one_each, seats_of
from ridotto.batch.gpu.array import GpuArray
from ridotto.batch.gpu.borrowed import Lent, borrowed
from ridotto.batch.gpu.failures import told_plainly
from ridotto.batch.gpu.launches import launches_of
from ridotto.batch.luck import random_cells
from ridotto.batch.matches import CHANGING, Matches
from ridotto.compile.cuda.foreign import Exported
from ridotto.compile.cuda.gpu import Gpu, cuda_module, find_gpu, is_simulated
from ridotto.compile.cuda.launch import Launch
from ridotto.compile.kernel import Vector
from ridotto.engine.batches.kernels import BatchKernels
from ridotto.engine.batches.numbers import SEATS, WAITED
from ridotto.engine.cells.steps import MOST_ACTIONS


class GpuBatch(Matches):
    """Matches as those of `Batch`. Every array has a row for each match."""

    bytes_besides = MOST_ACTIONS + 8 * (3 * SEATS + 1)
    """What is legal; random actions, the ones before them and the caller's own; seats that observe."""

    def __init__(
        self,
        game: str,
        *,
        seeds: Iterable[int | str],
        keeps_records: bool = False,
        setups: Sequence[Mapping[str, object]] | None = None,
        kernels: BatchKernels | None = None,
        **options: object,
    ) -> None:
        """`NoGpu` says why there is none.

        `keeps_records`: remember every action, so that `record` can rebuild each match. They are copied from
        the GPU at every step, which then takes many times as long. `setups` and `kernels` as in `Batch`.
        """
        self.gpu = _gpu()
        super().__init__(game, seeds, keeps_records=keeps_records, setups=setups, options=options)
        first_cells = self._first_cells()
        count, cells = len(self), first_cells.shape[1]
        used = self.game.batch_kernels if kernels is None else kernels
        self._launches = launches_of(used)
        self.cells = _array((cells, count))
        self.acting = _filled(0, count)
        """By match: the seats that have a choice to make, as a set."""
        self.seats = _filled(-1, count)
        """By match: the first of the seats that have a choice to make; -1: the match is over."""
        self.masks = _filled(0, SEATS, count)
        """By match and seat: the legal actions, as a set."""
        self.rewards = _filled(0, SEATS, count)
        """By match and seat: the points won or lost by the last step."""
        self.results = _filled(WAITED, count)
        """By match: the result of the last step."""
        self.observations = _array((used.observation_cells, count))
        """By match: the last observation, at first that of `seats`; `game.layout` describes the cells."""
        self._memos = _filled(0, used.memo_cells, count)
        self._rngs = _sent(random_cells(self.seeds, "chance").T)
        self.starts = _sent(first_cells.T)
        """The initial cells of each match, or one row for all of them."""
        self._actions = _array((SEATS, count))
        self._choices = _array((count,))
        self._lent = Lent()
        self.start_finished()
        self.observe()

    @property
    def arrays(self) -> dict[str, GpuArray]:
        """Everything that changes: written back, the matches continue exactly."""
        return {**{name: getattr(self, name) for name in CHANGING}, "rngs": self._rngs}

    def _free_bytes(self) -> int | None:
        if is_simulated():
            return None
        with told_plainly():
            return int(cuda_module().current_context().get_memory_info()[0])

    def _on_host(self, name: str) -> Vector:
        found: Vector = self.arrays[name].to_host()
        return found

    def _given_on_host(self, actions: "Exported | ArrayLike") -> NDArray[np.integer]:
        return actions_of(self._given(actions).to_host(), len(self))

    @property
    def is_running(self) -> bool:
        """Whether any match has a seat with a choice to make. This waits for the GPU."""
        return bool(self.acting.to_host().any())

    @cached_property
    def _luck(self) -> GpuArray:
        return _sent(random_cells(self.seeds, "random").T)

    @cached_property
    def _legal(self) -> GpuArray:
        return _array((MOST_ACTIONS, len(self)), np.bool_)

    @property
    def legal(self) -> GpuArray:
        """By match: the legal actions of `seats`, one column for each action."""
        self._run(self._launches.legal, self.seats, self.masks, self._legal)
        return self._legal

    def observe(self, seats: ArrayLike | GpuArray | None = None) -> GpuArray:
        """The observation of one seat of each match: the given seats, or those that act first."""
        chosen = self.seats
        if seats is not None:
            given = seats.to_host() if isinstance(seats, GpuArray) else seats
            chosen = _sent(seats_of(given, self._players))
        self._run(self._launches.observe, self.cells, chosen, self.observations)
        return self.observations

    def step(self, actions: "Exported | ArrayLike") -> GpuArray:
        """Take an action in each match and return the results, as `Batch.step` does."""
        given = self._given(actions)
        taken = self._columns_of(given)
        self._run(
            self._launches.step,
            *(self.cells, self._rngs, taken, self.acting, self.seats),
            *(self.masks, self.rewards, self.results),
        )
        if given is not actions:
            self._keep(given)
        if self._history is not None:
            self._history.stepped(taken.to_host(), self.results.to_host())
        return self.results

    def advance(self, actions: "Exported | ArrayLike") -> GpuArray:
        """One decision of each match, as `Batch.advance` does, in two launches."""
        given = self._given(actions)
        if given.ndim != 1:
            raise not_one_each(len(self))
        if self._history is not None:
            self.step(given)
            self.start_finished()
            self.observe()
            return self.results
        self._run(
            self._launches.decide,
            *(self.cells, self.starts, self._rngs, self._choices_of(given), self.acting, self.seats),
            *(self.masks, self.rewards, self.results),
        )
        self._run(
            self._launches.observe_again,
            *(self.cells, self.starts, self.seats, self._memos, self.observations),
        )
        if given is not actions:
            self._keep(given)
        return self.results

    def random_actions(self) -> GpuArray:
        """A random legal action for every seat that has a choice."""
        actions = _array((SEATS, len(self)))
        self._run(self._launches.choose, self.masks, self._luck, actions)
        return actions

    def random_choices(self) -> GpuArray:
        """A random legal action for the seat of each match that is asked first, as `advance` takes them."""
        self._run(self._launches.choose_one, self.seats, self.masks, self._luck, self._choices)
        return self._choices

    def start_finished(self) -> int:
        """Start all matches anew that ended with the last step; returns how many. This waits for the GPU."""
        is_over = self.acting.to_host() == 0
        if self._history is not None:
            self._history.began(is_over, self._rngs.to_host())
        self._run(
            self._launches.start,
            *(self.cells, self.starts, self._rngs, self.acting, self.seats, self.masks),
        )
        return int(is_over.sum())

    def _given(self, actions: "Exported | ArrayLike") -> GpuArray:
        """The caller's actions, checked and on the GPU."""
        if isinstance(actions, GpuArray):
            found = actions
        elif hasattr(actions, "__cuda_array_interface__"):
            with told_plainly():
                found = borrowed(actions)
        else:
            found = _sent(actions_of(actions, len(self)), is_turned=False)
        check_actions(found.dtype, found.shape, len(self))
        return found

    def _keep(self, given: GpuArray) -> None:
        with told_plainly():
            self._lent.keep(given)

    def _columns_of(self, given: GpuArray) -> GpuArray:
        """An action for each seat, in columns; a single number is that of the acting seat."""
        if given.ndim == 1:
            self._run(self._launches.spread, given, self.seats, self._actions)
            return self._actions
        if given.is_turned and _is_plain(given):
            return given
        self._run(self._launches.turn, _straight(given), self._actions)
        return self._actions

    def _choices_of(self, given: GpuArray) -> GpuArray:
        if _is_plain(given):
            return given
        self._run(self._launches.copy, given, self._choices)
        return self._choices

    def _run(self, launch: Launch, *arrays: GpuArray) -> None:
        with told_plainly():
            launch.run(len(self), *(array.columns for array in arrays))


@cache
def _gpu() -> Gpu:
    return find_gpu()


def _is_plain(array: GpuArray) -> bool:
    """Whether a launch can read it without a copy."""
    return array.dtype == np.int64 and bool(array.columns.is_c_contiguous())


def _straight(array: GpuArray) -> GpuArray:
    """The array so that its memory layout is as it is shown."""
    if not array.is_turned:
        return array
    with told_plainly():
        return GpuArray(array.columns.T, is_turned=False)


def _array(lying: tuple[int, ...], dtype: "type[np.int64 | np.bool_]" = np.int64) -> GpuArray:
    """An uninitialised array."""
    with told_plainly():
        return GpuArray(cuda_module().device_array(lying, dtype))


def _filled(number: int, *lying: int) -> GpuArray:
    return _sent(np.full(lying, number, np.int64))


def _sent(numbers: "NDArray[np.integer]", *, is_turned: bool = True) -> GpuArray:
    with told_plainly():
        return GpuArray(cuda_module().to_device(np.ascontiguousarray(numbers)), is_turned=is_turned)
