"""Opponents at the tables: random play, a frozen network, or a game's scripted rivals."""

import math
from typing import ClassVar, Protocol

import torch
from torch import Tensor

from ridotto.batch import GpuBatch
from ridotto.batch.luck import random_cells
from ridotto.compile.cuda.gpu import cuda_module
from ridotto.compile.cuda.launch import Launch
from ridotto.compile.kernel import warm_up
from ridotto.learn.networks.network import Weights
from ridotto.learn.playing.choices import IMPOSSIBLE, drawn, log_chances, policy_chances
from ridotto.learn.playing.match_tensors import MatchTensors
from ridotto.learn.playing.rival_thread import rival_thread
from ridotto.nets.bot import UNLIKELY
from ridotto.nets.declared import Rivals

RIVALS_AT_ONCE = 32
"""Threads in a block: one group of matches with opponents (`seating.NEIGHBOURS`). A block keeps its registers
until its slowest thread has chosen, and a network is asked meanwhile.
"""


class Opponent(Protocol):
    @property
    def kept(self) -> Weights:
        """Its state for a checkpoint."""

    def restart(self) -> None:
        """Restart its random numbers."""

    def begin(self, is_asked: Tensor) -> None:
        """It may begin to think, beside a network that is asked meanwhile; `choose` then waits for it."""

    def choose(self, inputs: Tensor, legal: Tensor, is_asked: Tensor, luck: torch.Generator) -> Tensor:
        """An action for each match, in the network's numbering; used only on this opponent's turn."""


class Quick:
    """An opponent that chooses when it is asked to, and has no luck of its own."""

    kept: ClassVar[Weights] = {}

    def restart(self) -> None:
        pass

    def begin(self, is_asked: Tensor) -> None:
        pass


class Random(Quick):
    def choose(self, inputs: Tensor, legal: Tensor, is_asked: Tensor, luck: torch.Generator) -> Tensor:  # noqa: ARG002
        return drawn(log_chances(torch.zeros(legal.shape, device=legal.device), legal), luck)


class Frozen(Quick):
    """A network that plays like the bot: it samples where it must mix, else takes the likeliest action."""

    def __init__(self, tables: MatchTensors, weights: Weights, mixed: frozenset[int]) -> None:
        self._tables = tables
        self._weights = weights
        self._mixed = torch.tensor(sorted(mixed), dtype=torch.int64, device=tables.device)

    def choose(self, inputs: Tensor, legal: Tensor, is_asked: Tensor, luck: torch.Generator) -> Tensor:  # noqa: ARG002
        chances = policy_chances(self._weights, inputs, legal)
        likeliest = chances.argmax(1)
        if not len(self._mixed):
            return likeliest
        phases = self._tables.arrays["observations"][:, self._tables.phase]
        return torch.where(torch.isin(phases, self._mixed), drawn(_usual(chances), luck), likeliest)


def _usual(chances: Tensor) -> Tensor:
    """A mixed strategy without the actions that the bot drops."""
    least = chances.amax(1, keepdim=True).clamp(max=math.log(UNLIKELY))
    return chances.masked_fill(chances < least, IMPOSSIBLE)


class ByRules:
    def __init__(self, tables: MatchTensors, rivals: Rivals, seeds: list[str]) -> None:
        self._tables = tables
        self._rivals = rivals
        device = tables.device
        self._is_on_gpu = device.type == "cuda"
        # In the layout of the rules: columns on a GPU, rows on a processor.
        cells = torch.from_numpy(random_cells(seeds, "rivals"))
        self.rngs = (cells.T if self._is_on_gpu else cells).contiguous().to(device)
        self._first_rngs = self.rngs.clone()
        self._weights = torch.from_numpy(rivals.weights).to(device)
        self._seats = torch.zeros_like(tables.seats)
        self._actions = torch.full_like(tables.seats, -1)
        self._has_begun = False
        if self._is_on_gpu:
            self._launch = Launch(
                rival_thread, block=RIVALS_AT_ONCE, choose_rival=rivals.choose, SCRATCH=rivals.scratch
            )
            self._beside = torch.cuda.Stream(device)
        else:
            warm_up([rivals.for_rows])
            self._scratch = torch.zeros(rivals.scratch, dtype=torch.float64)

    @property
    def kept(self) -> Weights:
        return {"rngs": self.rngs}

    def restart(self) -> None:
        self.rngs.copy_(self._first_rngs)

    def begin(self, is_asked: Tensor) -> None:
        self._seats.copy_(torch.where(is_asked, self._tables.seats, -1))
        self._actions.fill_(-1)
        self._has_begun = True
        if self._is_on_gpu:
            self._on_gpu()
        else:
            self._on_processor()

    def choose(self, inputs: Tensor, legal: Tensor, is_asked: Tensor, luck: torch.Generator) -> Tensor:  # noqa: ARG002
        if not self._has_begun:
            self.begin(is_asked)
        self._has_begun = False
        if self._is_on_gpu:
            torch.cuda.current_stream().wait_stream(self._beside)
        return self._tables.as_counted(self._actions)

    def _on_processor(self) -> None:
        cells = self._tables.arrays["cells"]
        arrays = (cells, self._weights, self.rngs, self._scratch, self._seats, self._actions)
        self._rivals.for_rows.run(*(array.numpy().reshape(-1) for array in arrays), len(self._seats))

    def _on_gpu(self) -> None:
        batch, cuda = self._tables.batch, cuda_module()
        assert isinstance(batch, GpuBatch)
        self._beside.wait_stream(torch.cuda.current_stream())
        arrays = (self._weights, self.rngs, self._seats, self._actions)
        self._launch.run(
            len(self._seats),
            batch.cells.columns,
            *map(cuda.as_cuda_array, arrays),
            stream=cuda.external_stream(self._beside.cuda_stream),
        )
