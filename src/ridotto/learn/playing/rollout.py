"""A rollout: observations, actions and rewards of some steps of many matches."""

import torch
from torch import Tensor

from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.learn.fused import fused
from ridotto.learn.networks.inputs import DeviceInputs
from ridotto.learn.networks.network import Weights
from ridotto.learn.playing.choices import drawn, policy_chances
from ridotto.learn.playing.match_tensors import MatchTensors
from ridotto.learn.playing.opponents import Opponent
from ridotto.learn.playing.seating import Seating


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

    def play(
        self,
        tables: MatchTensors,
        policy: Weights,
        inputs: DeviceInputs,
        luck: torch.Generator,
        *,
        seating: Seating,
        other: Opponent | None,
    ) -> None:
        """The decisions of `other` in its seats are not learnt from."""
        device = self.seen.device
        numbers_of, chances_of = fused(inputs.of, device), fused(policy_chances, device)
        with torch.no_grad():
            for step in range(len(self.seen)):
                tables.see(self.seen[step])
                tables.see_hidden(self.seen[step])
                seating.see(self.seen[step][:, -SEATS:])
                self.goal[step].copy_(tables.goal)
                legal = tables.legal()
                numbers = numbers_of(self.seen[step])
                chances = chances_of(policy, numbers, legal)
                chosen = drawn(chances, luck)
                self.is_choice[step] = legal.sum(1) > 1
                if other is not None:
                    is_asked = seating.is_asked
                    chosen = torch.where(is_asked, other.choose(numbers, legal, is_asked, luck), chosen)
                    self.is_choice[step] &= ~is_asked
                self.legal[step] = legal
                self.chosen[step] = chosen
                self.chance[step] = chances.gather(1, chosen[:, None])[:, 0]
                self.seats[step].copy_(tables.seats)
                rewards, _, is_over = tables.advance(chosen)
                seating.begin(is_over)
                self.rewards[step] = rewards
                self.is_over[step] = is_over
