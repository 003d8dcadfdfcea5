"""A rollout: observations, actions and rewards of some steps of many matches."""

import torch
from torch import Tensor

from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.learn.networks.network import Weights


class Rollout:
    """Every tensor is (steps, matches, …)."""

    def __init__(self, steps: int, players: Tensor, seen_cells: int) -> None:
        """`players`: by match, how many play."""
        shape, device = (steps, len(players)), players.device

        def room(kind: torch.dtype, *each: int) -> Tensor:
            return torch.zeros(*shape, *each, dtype=kind, device=device)

        self.seen = room(torch.int64, seen_cells)
        self.goal = room(torch.int64)
        self.legal = room(torch.bool, MOST_ACTIONS)
        self.chosen = room(torch.int64)
        self.chance = room(torch.float32)
        """The log-probability of the chosen action."""
        self.seats = room(torch.int64)
        self.players = players
        self.rewards = room(torch.float32, SEATS)
        self.is_over = room(torch.bool)
        self.is_choice = room(torch.bool)
        """Whether the network had more than one legal action."""

    @property
    def tensors(self) -> Weights:
        """All tensors that playing writes."""
        return {
            "seen": self.seen, "goal": self.goal, "legal": self.legal, "chosen": self.chosen,
            "chance": self.chance, "seats": self.seats, "rewards": self.rewards, "is_over": self.is_over,
            "is_choice": self.is_choice,
        }  # fmt: skip

    def take(self, first: int, tensors: Weights) -> None:
        """Copy in what another process played, for the matches from this one on."""
        for name, own in self.tensors.items():
            own[:, first : first + tensors[name].shape[1]].copy_(tensors[name])
