"""Playing: what was seen, done and won in some steps of many matches."""

import torch
from torch import Tensor

from ridotto.engine.batches.rules import SEATS
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.learn.inputs import DeviceInputs
from ridotto.learn.network import Weights, run
from ridotto.learn.playing.tables import Tables

IMPOSSIBLE = -1e9


class Rollout:
    """Every tensor is (steps, matches, …)."""

    def __init__(self, tables: Tables, steps: int) -> None:
        shape, device = (steps, tables.count), tables.device

        def room(kind: torch.dtype, *each: int) -> Tensor:
            return torch.zeros(*shape, *each, dtype=kind, device=device)

        self.seen = room(torch.int64, tables.seen_cells)
        self.goal = room(torch.int64)
        self.legal = room(torch.bool, MOST_ACTIONS)
        self.chosen = room(torch.int64)
        self.chance = room(torch.float32)
        """The logarithm of how likely the chosen action was."""
        self.seats = room(torch.int64)
        self.rewards = room(torch.float32, SEATS)
        self.is_over = room(torch.bool)
        self.is_choice = room(torch.bool)
        """Whether there was more than one action."""

    def play(self, tables: Tables, policy: Weights, inputs: DeviceInputs, luck: torch.Generator) -> None:
        with torch.no_grad():
            for step in range(len(self.seen)):
                tables.see(self.seen[step])
                tables.see_hidden(self.seen[step])
                self.goal[step].copy_(tables.goal)
                legal = tables.legal()
                chances = log_chances(run(policy, inputs.of(self.seen[step])), legal)
                chosen = drawn(chances, luck)
                self.legal[step] = legal
                self.is_choice[step] = legal.sum(1) > 1
                self.chosen[step] = chosen
                self.chance[step] = chances.gather(1, chosen[:, None])[:, 0]
                self.seats[step].copy_(tables.seats)
                rewards, _, is_over = tables.advance(chosen)
                self.rewards[step] = rewards
                self.is_over[step] = is_over


def log_chances(outputs: Tensor, legal: Tensor) -> Tensor:
    """The logarithms of how likely each action is."""
    return torch.log_softmax(outputs.masked_fill(~legal, IMPOSSIBLE), dim=1)


def drawn(chances: Tensor, luck: torch.Generator) -> Tensor:
    """An action of each row, as likely as its chance."""
    # The least of exponential times with these rates.
    waits = torch.empty_like(chances).exponential_(generator=luck)
    return (chances.exp() / waits).argmax(1)
