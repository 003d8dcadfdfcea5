"""Collects positions of many matches, each as one player sees it, until the results are known."""

import torch
from torch import Tensor

from ridotto.batch import GpuBatch
from ridotto.compile.cuda.gpu import cuda_module
from ridotto.compile.cuda.kernel import GpuKernel
from ridotto.compile.kernel import warm_up
from ridotto.learn.playing.match_tensors import MatchTensors
from ridotto.nets.judging.declared import Judging

RULE = "riiiv"
"""The signature of `Judging.see_after`."""


class Positions:
    def __init__(self, tables: MatchTensors, judging: Judging, luck: torch.Generator) -> None:
        self._tables = tables
        self._judging = judging
        self._luck = luck
        count, device = tables.count, tables.device
        shape = (count, judging.most)
        self._seen = torch.zeros(*shape, judging.judge_input.cells, dtype=torch.int64, device=device)
        self._viewers = torch.zeros(shape, dtype=torch.int64, device=device)
        self._kept = torch.zeros(count, dtype=torch.int64, device=device)
        """By match: how many there are."""
        self._places = torch.arange(judging.most, device=device)
        if device.type == "cuda":
            self._kernel = GpuKernel(judging.see_after, RULE)
            self._columns = torch.zeros(judging.judge_input.cells, count, dtype=torch.int64, device=device)
        else:
            warm_up([judging.see_rows])
            self._state = torch.zeros(tables.arrays["cells"].shape[1], dtype=torch.int64)

    def look_ahead(self, actions: Tensor) -> None:
        """Before these actions are taken: store what a random player of each match will see after them."""
        players = self._tables.players
        chosen = torch.rand(len(players), generator=self._luck, device=players.device) * players
        viewers = torch.minimum(chosen.long(), players - 1)
        seen, is_seen = (self._on_gpu if actions.is_cuda else self._on_processor)(actions, viewers)
        goals = self._judging.goals
        if goals is not None:
            seen[:, goals.goal] = self._tables.goal
            seen[:, goals.ahead] = self._tables.lead_of(viewers)
            seen[:, goals.left] = self._tables.left
        matches = (is_seen & (self._kept < self._judging.most)).nonzero()[:, 0]
        places = self._kept[matches]
        self._seen[matches, places] = seen[matches]
        self._viewers[matches, places] = viewers[matches]
        self._kept[matches] += 1

    def take_over(self, rewards: Tensor, is_over: Tensor) -> tuple[Tensor, Tensor]:
        """Of finished matches: the observations (rows, cells), and the result for each one's player."""
        over = is_over.nonzero()[:, 0]
        is_kept = self._places < self._kept[over][:, None]
        self._kept[over] = 0
        return self._seen[over][is_kept], rewards[over].gather(1, self._viewers[over])[is_kept]

    def _on_gpu(self, actions: Tensor, viewers: Tensor) -> tuple[Tensor, Tensor]:
        batch = self._tables.batch
        assert isinstance(batch, GpuBatch)
        shared = cuda_module().as_cuda_array
        numbers = (self._tables.seats.contiguous(), actions.contiguous(), viewers)
        is_seen = self._kernel.run(
            batch.cells.columns, *(shared(array) for array in numbers), shared(self._columns)
        )
        return self._columns.T, torch.as_tensor(is_seen, device=actions.device) > 0

    def _on_processor(self, actions: Tensor, viewers: Tensor) -> tuple[Tensor, Tensor]:
        seen = torch.zeros(len(actions), self._judging.judge_input.cells, dtype=torch.int64)
        is_seen = torch.zeros(len(actions), dtype=torch.int64)
        cells, seats = self._tables.arrays["cells"], self._tables.seats
        arrays = (cells, seats, actions, viewers, self._state, seen, is_seen)
        self._judging.see_rows.run(*(array.numpy().reshape(-1) for array in arrays), len(actions))
        return seen, is_seen > 0
