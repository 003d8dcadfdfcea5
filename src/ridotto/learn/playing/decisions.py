"""Plays a rollout: in each step a decision of every match.

A step is some hundred small launches on a GPU. All but the rules are recorded and replayed, since Python
takes longer to launch them than the GPU to run them.
"""

import torch
from torch import Tensor

from ridotto.engine.batches.numbers import SEATS
from ridotto.learn.fused import fused
from ridotto.learn.networks.inputs import DeviceInputs
from ridotto.learn.networks.network import Weights
from ridotto.learn.playing.choices import drawn, policy_chances
from ridotto.learn.playing.match_tensors import MatchTensors
from ridotto.learn.playing.opponents import Opponent
from ridotto.learn.playing.rollout import Rollout
from ridotto.learn.playing.seating import Seating
from ridotto.learn.recorded import Recorded


class Decisions:
    """The decisions of `other` in its seats are not learnt from."""

    def __init__(
        self,
        rollout: Rollout,
        tables: MatchTensors,
        policy: Weights,
        inputs: DeviceInputs,
        luck: torch.Generator,
        *,
        seating: Seating,
        other: Opponent | None,
    ) -> None:
        device = tables.device
        self.policy = policy
        """Its tensors may change between two rollouts."""
        self._rollout = rollout
        self._tables = tables
        self._luck = luck
        self._seating = seating
        self._other = other
        self._numbers_of, self._chances_of = fused(inputs.of, device), fused(policy_chances, device)
        self._step = torch.zeros(1, dtype=torch.int64, device=device)
        self._seen = torch.zeros_like(rollout.seen[0])
        self._numbers = self._legal = self._chances = self._chosen = self._taken = torch.empty(0)
        self._others = torch.zeros_like(tables.seats)
        self._look = Recorded(self._look_and_choose, device, luck)
        self._note = Recorded(self._note_choices, device, luck)
        self._settle = Recorded(self._settle_step, device, luck)

    def play(self) -> None:
        self._step.zero_()
        with torch.no_grad():
            for _ in range(len(self._rollout.seen)):
                is_asked = self._seating.is_asked
                if self._other is not None:
                    self._other.begin(is_asked)
                self._look()
                if self._other is not None:
                    self._others.copy_(self._other.choose(self._numbers, self._legal, is_asked, self._luck))
                self._note()
                self._tables.take(self._taken)
                self._settle()

    def _look_and_choose(self) -> Tensor:
        tables, seen = self._tables, self._seen
        tables.see(seen)
        tables.see_hidden(seen)
        self._seating.see(seen[:, -SEATS:])
        self._legal = tables.legal()
        self._numbers = self._numbers_of(seen)
        self._chances = self._chances_of(self.policy, self._numbers, self._legal)
        self._chosen = drawn(self._chances, self._luck)
        return self._chosen

    def _note_choices(self) -> Tensor:
        chosen, is_choice = self._chosen, self._legal.sum(1) > 1
        if self._other is not None:
            is_asked = self._seating.is_asked
            chosen = torch.where(is_asked, self._others, chosen)
            is_choice = is_choice & ~is_asked
        rollout = self._rollout
        self._keep(rollout.seen, self._seen)
        self._keep(rollout.goal, self._tables.goal)
        self._keep(rollout.legal, self._legal)
        self._keep(rollout.chosen, chosen)
        self._keep(rollout.chance, self._chances.gather(1, chosen[:, None])[:, 0])
        self._keep(rollout.seats, self._tables.seats)
        self._keep(rollout.is_choice, is_choice)
        self._taken = self._tables.as_taken(chosen)
        return self._taken

    def _settle_step(self) -> Tensor:
        rewards, _, is_over = self._tables.settle()
        self._seating.begin(is_over)
        self._keep(self._rollout.rewards, rewards)
        self._keep(self._rollout.is_over, is_over)
        return self._step.add_(1)

    def _keep(self, all_steps: Tensor, one_step: Tensor) -> None:
        all_steps.index_copy_(0, self._step, one_step[None])
