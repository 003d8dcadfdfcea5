"""One seat in each of many matches, with random opponents, in compiled code."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import ArrayLike, NDArray

from ridotto.adapters.gymnasium.env import ILLEGAL_REWARD
from ridotto.adapters.matches.beginning import not_begun
from ridotto.adapters.matches.masks import ACTIONS, Mask
from ridotto.adapters.spaces import seen_space
from ridotto.batch.checks import actions_of, game_on_cells, one_each, threads_of
from ridotto.batch.luck import random_cells
from ridotto.batch.masks import mask_rows
from ridotto.batch.memory import free_memory
from ridotto.batch.processor import Batch
from ridotto.batch.row_threads import RowThreads
from ridotto.batch.seeds import seed_of, seeds_of
from ridotto.compile.kernel import Vector, warm_up
from ridotto.engine.batches.asking import ASKED, CONTROL_SIZE, LEGAL, POINTS
from ridotto.engine.batches.numbers import REFUSED, RNG_SIZE
from ridotto.engine.game import Seat
from ridotto.engine.observations.layout import Tensor
from ridotto.engine.observations.tensor import WRITE_TENSORS, TensorWriter
from ridotto.engine.options import whole_number

RANDOM = "random"
MOST_ENVS = 1_000_000_000

Bits = NDArray[np.bool_]
Floats = NDArray[np.float64]
# Gymnasium lets infos hold anything.
Info = dict[str, Any]


def how_many(num_envs: int) -> int:
    return whole_number("num_envs", num_envs, lowest=1, highest=MOST_ENVS)


class RidottoVectorEnv(VectorEnv[Tensor, Vector, NDArray[Any]]):  # arrays of several types
    """`info["action_mask"]` has a row for each match. A match that is over begins anew with the next step,
    whose action does not count there (Gymnasium's next-step autoreset)."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        num_envs: int,
        *,
        game: str,
        seat: Seat = 0,
        illegal_reward: float = ILLEGAL_REWARD,
        threads: int | None = None,
        **options: object,
    ) -> None:
        """`threads`: as of `Batch`."""
        wanted = threads_of(threads)
        self._game = game_on_cells(game)
        table = self._game.parse_options(options)
        self.seat = whole_number("seat", seat, lowest=0, highest=table.players - 1)
        self._fresh: Vector = self._game.cells_of(self._game.start(table))
        layout = self._game.layout
        numbers = 2 * len(self._fresh) + CONTROL_SIZE + layout.cells + 2 * layout.size + 2 * RNG_SIZE
        bytes_each = 8 * numbers + Batch.bytes_besides
        self.num_envs = len(seeds_of(range(how_many(num_envs)), bytes_each, free_memory()))
        self.single_observation_space = seen_space(layout)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = seen_space(layout, self.num_envs)
        self.action_space = spaces.MultiDiscrete([ACTIONS] * self.num_envs)
        self._illegal_reward = illegal_reward
        self._writer = TensorWriter(layout, self.num_envs)
        self._kernels = self._game.batch_kernels.asking
        is_compiled = warm_up((*self._kernels.of_many, WRITE_TENSORS))
        self._threads = RowThreads(self.num_envs, wanted, is_compiled=is_compiled)
        self._cells: Vector = np.zeros((self.num_envs, len(self._fresh)), np.int64)
        self._owns: Vector = np.zeros((self.num_envs, len(self._fresh)), np.int64)
        self._controls: Vector = np.zeros((self.num_envs, CONTROL_SIZE), np.int64)
        self._observations: Vector = np.zeros((self.num_envs, layout.cells), np.int64)
        self._seats: Vector = np.full(self.num_envs, self.seat, np.int64)
        self._results: Vector = np.zeros(self.num_envs, np.int64)
        self._points: Vector = np.zeros(self.num_envs, np.int64)
        self._is_over: Bits = np.ones(self.num_envs, np.bool_)
        self._is_begun = False
        self._seed([int(self.np_random.integers(1 << 62)) for _ in range(self.num_envs)])

    def _seed(self, seeds: Sequence[int]) -> None:
        self._rngs, self._luck = random_cells(seeds, "chance"), random_cells(seeds, RANDOM)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, object] | None = None,  # noqa: ARG002
    ) -> tuple[Tensor, Info]:
        """Begin all matches: with the seeds `seed`, `seed + 1`, …, or with seeds derived from the last
        ones.
        """
        first = None if seed is None else seed_of(seed)
        super().reset(seed=seed)
        if isinstance(first, int):
            self._seed(range(first, first + self.num_envs))
        self._begin(np.ones(self.num_envs, np.bool_))
        self._is_begun = True
        return self._seen(), self._info()

    def step(
        self,
        actions: ArrayLike,
    ) -> tuple[Tensor, Floats, Bits, Bits, Info]:
        self._check_begun()
        taken = one_each(actions_of(actions, self.num_envs))
        is_new = self._is_over.copy()
        # A match that waits to restart is over or was refused: its action is ignored.
        self._controls[is_new, ASKED] = -1
        self._threads.each(
            lambda first, end, outcome: self._kernels.answer_for_seats.run(
                self._cells.reshape(-1),
                self._owns.reshape(-1),
                self._rngs.reshape(-1),
                self._luck.reshape(-1),
                outcome,
                self._controls.reshape(-1),
                self._seats,
                taken,
                self._results,
                self._observations.reshape(-1),
                first,
                end,
            )
        )
        points = self._controls[:, POINTS + self.seat]
        refused: Bits = self._results == REFUSED
        rewards = np.where(refused, self._illegal_reward, (points - self._points).astype(np.float64))
        rewards[is_new] = 0.0
        is_over: Bits = ((self._controls[:, ASKED] < 0) | refused) & ~is_new
        self._points = points.copy()
        self._begin(is_new)
        self._is_over = is_over
        is_cut: Bits = np.zeros(self.num_envs, np.bool_)
        return self._seen(), rewards, is_over.copy(), is_cut, self._info()

    def _begin(self, is_new: Bits) -> None:
        begins = is_new.astype(np.int64)
        self._threads.each(
            lambda first, end, outcome: self._kernels.begin_for_seats.run(
                self._cells.reshape(-1),
                self._owns.reshape(-1),
                self._rngs.reshape(-1),
                self._luck.reshape(-1),
                outcome,
                self._controls.reshape(-1),
                self._fresh,
                self._seats,
                begins,
                self._observations.reshape(-1),
                first,
                end,
            )
        )
        self._points[is_new] = self._controls[is_new, POINTS + self.seat]
        self._is_over = self._is_over & ~is_new

    def action_masks(self) -> Mask:
        """The legal actions in each match."""
        self._check_begun()
        legal = np.where(self._controls[:, ASKED] == self.seat, self._controls[:, LEGAL], 0)
        return mask_rows(legal).view(np.int8)

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002 - as Gymnasium declares it
        self._threads.close()

    def _check_begun(self) -> None:
        if not self._is_begun:
            raise not_begun()

    def _seen(self) -> Tensor:
        return self._writer.tensor(self._observations.reshape(-1)).reshape(self.num_envs, -1)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks(), "_action_mask": np.ones(self.num_envs, np.bool_)}
