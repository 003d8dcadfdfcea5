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


class Opponent(Protocol):
    @property
    def kept(self) -> Weights:
        """Its state for a checkpoint."""

    def restart(self) -> None:
        """Restart its random numbers."""

    def choose(self, inputs: Tensor, legal: Tensor, is_asked: Tensor, luck: torch.Generator) -> Tensor:
        """An action for each match, in the network's numbering; used only on this opponent's turn."""


class Random:
    kept: ClassVar[Weights] = {}

    def restart(self) -> None:
        pass

    def choose(self, inputs: Tensor, legal: Tensor, is_asked: Tensor, luck: torch.Generator) -> Tensor:  # noqa: ARG002
        return drawn(log_chances(torch.zeros(legal.shape, device=legal.device), legal), luck)


class Frozen:
    """A network that plays like the bot: it samples where it must mix, else takes the likeliest action."""

    def __init__(self, tables: MatchTensors, weights: Weights, mixed: frozenset[int]) -> None:
        self.kept: Weights = {}
        self._tables = tables
        self._weights = weights
        self._mixed = torch.tensor(sorted(mixed), dtype=torch.int64, device=tables.device)

    def restart(self) -> None:
        pass

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
        # In the layout of the rules: columns on a GPU, rows on a processor.
        cells = torch.from_numpy(random_cells(seeds, "rivals"))
        device = tables.device
        if device.type == "cuda":
            self._launch = Launch(rival_thread, choose_rival=rivals.choose)
            self._scratch = torch.zeros(rivals.scratch, tables.count, dtype=torch.float64, device=device)
            self._weights = torch.from_numpy(rivals.weights).to(device)
            self.rngs = cells.T.contiguous().to(device)
        else:
            warm_up([rivals.for_rows])
            self._scratch = torch.zeros(rivals.scratch, dtype=torch.float64)
            self._weights = torch.from_numpy(rivals.weights)
            self.rngs = cells.contiguous()

        self._first_rngs = self.rngs.clone()

    @property
    def kept(self) -> Weights:
        return {"rngs": self.rngs}

    def restart(self) -> None:
        self.rngs.copy_(self._first_rngs)

    def choose(self, inputs: Tensor, legal: Tensor, is_asked: Tensor, luck: torch.Generator) -> Tensor:  # noqa: ARG002
        seats = torch.where(is_asked, self._tables.seats, -1)
        return self._tables.as_counted(self._on_gpu(seats) if seats.is_cuda else self._on_processor(seats))

    def _on_processor(self, seats: Tensor) -> Tensor:
        actions = torch.full_like(seats, -1)
        arrays = (self._tables.arrays["cells"], self._weights, self.rngs, self._scratch, seats, actions)
        self._rivals.for_rows.run(*(array.numpy().reshape(-1) for array in arrays), len(seats))
        return actions

    def _on_gpu(self, seats: Tensor) -> Tensor:
        batch = self._tables.batch
        assert isinstance(batch, GpuBatch)
        shared = cuda_module().as_cuda_array
        actions = torch.full_like(seats, -1)
        arrays = (self._weights, self.rngs, self._scratch, seats, actions)
        self._launch.run(len(seats), batch.cells.columns, *map(shared, arrays))
        return actions
