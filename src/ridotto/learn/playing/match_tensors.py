"""Matches on a device, as tensors: observations, legal actions and rewards."""

from collections.abc import Mapping, Sequence
from typing import cast

import numpy as np
import torch
from torch import Tensor

from ridotto.batch import FINISHED, Batch, GpuBatch
from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.game import SomeGame, View
from ridotto.engine.observations.layout import Choices, Field
from ridotto.learn.playing.parties import fixed_parties
from ridotto.nets.declared import Learning


class MatchTensors:
    """Batches share their memory with the tensors: every step changes them."""

    def __init__(
        self,
        game: str,
        learning: Learning[View],
        *,
        seeds: Sequence[str],
        device: torch.device,
        luck: torch.Generator,
        win_share: float,
        setups: Sequence[Mapping[str, object]] | None = None,
    ) -> None:
        """`setups`: instead of all that are learnt."""
        self._learning = learning
        self._luck = luck
        self._win_share = win_share
        self.device = device
        make = GpuBatch if device.type == "cuda" else Batch
        kernels = None if learning.load_kernels is None else learning.load_kernels()
        self.batch = make(
            game, seeds=seeds, setups=learning.setups() if setups is None else setups, kernels=kernels
        )
        self.arrays = {name: self._shared(array) for name, array in self.batch.arrays.items()}
        """The arrays of the batch: with these it continues exactly."""
        self.count = len(self.batch)
        self.setups = self._sent(self.batch.setup_numbers)
        players = np.array([setup.players for setup in self.batch.setups])[self.batch.setup_numbers]
        self.players = self._sent(players)
        places = np.arange(SEATS)
        self.is_player = self._sent(places < players[:, None])
        rivals = np.array([learning.rival_places.get(count, -1) for count in players])
        self._is_rival = self.is_player | self._sent(places == rivals[:, None])
        self._actions = torch.arange(MOST_ACTIONS, device=device)
        if learning.goals is not None:
            # The batch's type names only what its kernels need; it is a whole game.
            parties = fixed_parties(cast(SomeGame, self.batch.game), self.batch.setups)
            self._party = self._sent(parties[self.batch.setup_numbers])
        # Drawn at the start of a match.
        self.goal = torch.zeros(self.count, dtype=torch.int64, device=device)
        self._ahead = torch.zeros(self.count, SEATS, device=device)
        self._left = torch.zeros(self.count, dtype=torch.int64, device=device)
        self._begin(torch.ones(self.count, dtype=torch.bool, device=device))

    @property
    def made_up(self) -> dict[str, Tensor]:
        return {"goal": self.goal, "ahead": self._ahead, "left": self._left}

    @property
    def phase(self) -> int:
        """The cell of an observation that has the phase."""
        return self._learning.phase

    @property
    def seen_cells(self) -> int:
        """Cells of an observation, the goal, and what only the critic sees, such as the opponents' seats."""
        return self._learning.layout.cells + 1 + sum(field.cells for field in self._learning.hidden) + SEATS

    @property
    def seats(self) -> Tensor:
        """The seat that is asked."""
        return self.arrays["seats"]

    def see(self, seen: Tensor) -> None:
        """Write what the acting seat sees (matches, cells)."""
        cells = self._learning.layout.cells
        seen[:, :cells].copy_(self.arrays["observations"][:, :cells])
        seen[:, cells].copy_(self.goal)
        goals = self._learning.goals
        if goals is not None:
            own = self._ahead.gather(1, self.seats[:, None])
            ahead = self._ahead.gather(1, self.around) - own
            is_there = self.is_player & (self.goal > 0)[:, None]
            seen[:, goals.ahead : goals.ahead + SEATS] = (ahead.round() * is_there).long()
            seen[:, goals.rounds_left] = self._left * self.goal

    def see_hidden(self, seen: Tensor) -> None:
        """Write what only the critic sees, after everything else."""
        cells = self.arrays["cells"]
        at = self._learning.layout.cells + 1
        for field in self._learning.hidden:
            found = cells[:, field.at : field.at + field.cells]
            if field.cells > 1:
                is_there = self.is_player[:, : field.cells]
                found = found.gather(1, self._around(field.cells).clamp(max=field.cells - 1))
                if isinstance(field, Choices) and self._learning.turns_actions:
                    found = torch.where(found < 0, found, self._own_numbers().gather(1, found.clamp(min=0)))
                found = torch.where(is_there, found, _nothing(field))
            seen[:, at : at + field.cells].copy_(found)
            at += field.cells

    def legal(self) -> Tensor:
        """The legal actions (matches, actions), in the network's numbering."""
        masks = self.arrays["masks"].gather(1, self.seats[:, None])
        legal = (masks >> self._actions & 1).bool()
        return legal.gather(1, self._turned) if self._learning.turns_actions else legal

    def as_counted(self, actions: Tensor) -> Tensor:
        """Actions of each match in the network's numbering; -1 stays unchanged."""
        if not self._learning.turns_actions:
            return actions
        own = self._own_numbers().gather(1, actions.clamp(min=0)[:, None])[:, 0]
        return torch.where(actions < 0, actions, own)

    def as_taken(self, chosen: Tensor) -> Tensor:
        """The inverse: the network's actions in the numbering of the rules."""
        if self._learning.turns_actions:
            chosen = self._turned.gather(1, chosen[:, None])[:, 0]
        return chosen.contiguous()

    def advance(self, chosen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Take an action in each match, in the network's numbering, and return what `settle` does."""
        self.take(self.as_taken(chosen))
        return self.settle()

    def take(self, actions: Tensor) -> None:
        """Take an action in each match, in the numbering of the rules."""
        self.batch.advance(actions if self.device.type == "cuda" else actions.numpy())

    def settle(self) -> tuple[Tensor, Tensor, Tensor]:
        """Of the last actions: rewards and points (matches, seats), and which matches are over."""
        points = self.arrays["rewards"].float()
        is_over = self.arrays["results"] == FINISHED
        rewards = self._rewards(points, is_over)
        self._begin(is_over)
        return rewards, points, is_over

    @property
    def left(self) -> Tensor:
        """By match: the rounds that come after this one, where it counts."""
        return self._left * self.goal

    def lead_of(self, seats: Tensor) -> Tensor:
        """By match: how far this seat is ahead of the others on average, before the round."""
        own = self._ahead.gather(1, seats[:, None])[:, 0]
        others = ((self._ahead * self.is_player).sum(1) - own) / (self.players - 1)
        return ((own - others).round() * (self.goal > 0)).long()

    def margins(self, points: Tensor, is_own: Tensor) -> Tensor:
        """By match: the mean points of some seats minus those of the other players."""
        own, others = is_own & self.is_player, ~is_own & self.is_player
        return _mean(points, own) - _mean(points, others)

    def _rewards(self, points: Tensor, is_over: Tensor) -> Tensor:
        rates = self._learning.rates
        total = (points * self.is_player).sum(1, keepdim=True)
        others = (total - points) / (self.players - 1)[:, None]
        margin = (points - others) * self.is_player / self._learning.points_unit
        score = points + self._ahead
        goals = self._learning.goals
        if goals is not None:
            noise = torch.randn(score.shape, generator=self._luck, device=self.device)
            score = score + noise.gather(1, self._party) * (goals.spread * self._left.float().sqrt())[:, None]
        score = score.masked_fill(~self._is_rival, -1e9)
        is_best = (score == score.amax(1, keepdim=True)).float()
        won = is_best / is_best.sum(1, keepdim=True) - 1.0 / self.players[:, None]
        win = rates.win_worth * won * self.is_player * is_over[:, None] + rates.margin_worth * margin
        return torch.where((self.goal > 0)[:, None], win, margin)

    def _begin(self, is_new: Tensor) -> None:
        """Draw the goal, the score and the rounds left with which a match is played."""
        luck, goals = self._luck, self._learning.goals
        goal = torch.rand(self.count, generator=luck, device=self.device) < self._win_share
        torch.where(is_new, goal.long(), self.goal, out=self.goal)
        if goals is None:
            return
        left = torch.rand(self.count, generator=luck, device=self.device) * 2 * (goals.most_rounds_left + 1)
        # Five of eight are the last round.
        left = (left.long() - goals.most_rounds_left - 1).clamp(min=0)
        scores = torch.randn(self.count, SEATS, generator=luck, device=self.device)
        wide = torch.rand(self.count, 1, generator=luck, device=self.device)
        scores = (scores.gather(1, self._party) * wide * 2 * goals.spread * self.goal[:, None]).round()
        if goals.fresh_share:
            is_fresh = torch.rand(self.count, generator=luck, device=self.device) < goals.fresh_share
            scores, left = scores * ~is_fresh[:, None], left * ~is_fresh
        torch.where(is_new, left, self._left, out=self._left)
        torch.where(is_new[:, None], scores, self._ahead, out=self._ahead)

    @property
    def around(self) -> Tensor:
        """By match: the seats clockwise from the one that is asked."""
        return self._around(SEATS)

    def _around(self, count: int) -> Tensor:
        """By match: the seats clockwise from the one that is asked."""
        return (self.seats[:, None] + self._actions[:count]) % self.players[:, None]

    @property
    def _turned(self) -> Tensor:
        """By action in the network's numbering: the action."""
        return self.arrays["observations"][:, self._learning.layout.cells :]

    def _own_numbers(self) -> Tensor:
        """By action: its number for the network."""
        numbers = self._actions.expand(self.count, MOST_ACTIONS)
        return torch.empty_like(numbers).scatter_(1, self._turned, numbers)

    # An array of NumPy, or one on a GPU.
    def _shared(self, array: object) -> Tensor:
        if isinstance(array, np.ndarray):
            return torch.from_numpy(array)
        return torch.as_tensor(array, device=self.device)

    def _sent(self, numbers: "np.ndarray[tuple[int, ...], np.dtype[np.int64 | np.bool_]]") -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(numbers)).to(self.device)


def _nothing(field: Field) -> int:
    """The value for seats without a player."""
    return -1 if isinstance(field, Choices) else 0


def _mean(points: Tensor, chosen: Tensor) -> Tensor:
    return (points * chosen).sum(1) / chosen.sum(1).clamp(min=1)
