"""The networks and their updates: masked PPO with a critic that sees hidden information."""

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import torch
from torch import Tensor

from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import View
from ridotto.learn.advantages import advantages_of
from ridotto.learn.fused import fused
from ridotto.learn.networks.inputs import DeviceInputs
from ridotto.learn.networks.network import Weights, frozen, kind_on, new_weights, refresh, run
from ridotto.learn.playing.choices import policy_chances
from ridotto.learn.playing.rollout import Rollout
from ridotto.learn.recorded import Recorded
from ridotto.learn.settings import Settings
from ridotto.nets.declared import Learning
from ridotto.nets.inputs import Inputs

CLIP = 0.2
FARTHEST = 20.0
"""The largest difference of log-probabilities; a larger one would overflow."""
LARGEST_STEP = 1.0
"""The largest norm of the gradient."""
BETAS = (0.9, 0.98)
VALUES_AT_ONCE = 1 << 17
KINDS = 2 * (SEATS + 1)
"""Kinds of decisions: by goal and number of players."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one iteration."""

    learnt: int
    """Decisions."""
    entropy: float
    drift: float
    """The Kullback-Leibler divergence of the new policy from the one that played."""
    clipped: float
    """The share of decisions whose update was clipped."""
    explained: float
    """The explained variance of the critic: 1 is perfect."""
    critic_loss: float


class Minibatch(NamedTuple):
    """Decisions to learn from: one a row."""

    seen: Tensor
    legal: Tensor
    chosen: Tensor
    chance: Tensor
    advantage: Tensor
    returns: Tensor
    entropy_worth: Tensor


class Learner:
    def __init__(
        self, learning: Learning[View], settings: Settings, device: torch.device, luck: torch.Generator
    ) -> None:
        self._learning = learning
        self._settings = settings
        self._luck = luck
        self.kind = kind_on(device)
        self.inputs = DeviceInputs(learning.inputs, device, self.kind)
        self.critic_inputs = DeviceInputs(Inputs(learning.critic_fields), device, self.kind)
        sizes = settings.sizes
        self.policy = new_weights(
            inputs=self.inputs.size, width=sizes.width, blocks=sizes.blocks, outputs=MOST_ACTIONS,
            luck=luck, last=0.1,
        )  # fmt: skip
        self.critic = new_weights(
            inputs=self.critic_inputs.size, width=sizes.critic_width, blocks=sizes.critic_blocks, outputs=1,
            luck=luck, last=0.1,
        )  # fmt: skip
        for tensor in (*self.policy.values(), *self.critic.values()):
            tensor.requires_grad_()
        is_fused = device.type == "cuda"
        self.optimizer = torch.optim.Adam(
            [*self.policy.values(), *self.critic.values()], lr=torch.tensor(0.0, device=device), betas=BETAS,
            eps=1e-6, fused=is_fused, capturable=is_fused,
        )  # fmt: skip
        self.average = frozen(self.policy, torch.float32)
        """The averaged weights, which play in the end."""
        self.player = frozen(self.policy, self.kind)
        """The copy of the policy that plays, refreshed before every iteration."""
        self._magnet = frozen(self.policy, self.kind)
        decisions = settings.matches * settings.steps
        self._advantages, self._returns = torch.zeros(2, decisions, device=device)
        self._rows = torch.zeros(settings.minibatch, dtype=torch.int64, device=device)
        """The decisions of one minibatch."""
        self._entropy_worth = torch.zeros((), device=device)
        self._losses = fused(self._losses_of, device)
        self._step: Recorded | None = None

    @property
    def tensors(self) -> dict[str, Weights]:
        return {"policy": self.policy, "critic": self.critic, "average": self.average}

    def start_from(self, policy: Weights) -> None:
        for weights in (self.policy, self.average, self.player, self._magnet):
            refresh(weights, policy)

    def refresh_player(self) -> None:
        refresh(self.player, self.policy)

    def values(self, played: Rollout, rows: Tensor) -> Tensor:
        """The critic's value at each step of each match; 0 where there was no choice."""
        with torch.no_grad():
            shape = played.chosen.shape
            found = torch.zeros(shape[0] * shape[1], device=rows.device)
            critic = frozen(self.critic, self.kind)
            for part in rows.split(VALUES_AT_ONCE):
                found[part] = self._judge(critic, played.seen.flatten(0, 1)[part])
            return found.view(shape)

    def _judge(self, critic: Weights, seen: Tensor) -> Tensor:
        return run(critic, self.critic_inputs.of(seen))[:, 0]

    def learn(self, played: Rollout, progress: float, iteration: int) -> Figures:
        """`iteration`: how many there were before."""
        values = self.values(played, played.is_choice.flatten().nonzero()[:, 0])
        advantages, is_known = advantages_of(played, values, self._settings.rates.trace)
        rows = is_known.flatten().nonzero()[:, 0]
        if not len(rows):
            raise RidottoError("learn-nothing-known", steps=self._settings.steps)
        flat, expected = advantages.flatten(), values.flatten()
        returns = flat + expected
        goals = played.goal.flatten()
        kinds = goals
        if self._settings.rates.by_players:
            kinds = goals + 2 * played.players.expand_as(played.goal).flatten()
        spread = _spread(flat, is_known.flatten(), kinds)
        known = returns[rows]
        explained = 1.0 - flat[rows].var(correction=0) / known.var(correction=0).clamp(min=1e-9)
        size = self._settings.minibatch
        # A random remainder is left out; if there are too few, some are used twice.
        parts = max(1, len(rows) // size)
        order = rows[torch.randperm(len(rows), generator=self._luck, device=rows.device)]
        order = order.repeat(-(-size // len(rows)))
        rates = self._settings.rates
        rate, entropy_worth = (a + (b - a) * progress for a, b in (rates.learning, rates.entropy))
        self.set_rate(rate)
        self._entropy_worth.fill_(entropy_worth)
        refresh(self._magnet, self.average)
        self._advantages.copy_(flat / spread)
        self._returns.copy_(returns)
        totals = torch.zeros(4, device=rows.device)
        if self._step is None:
            self._step = Recorded(partial(self._learn_rows, played), rows.device)
        for part in range(parts):
            self._rows.copy_(order[part * size : (part + 1) * size])
            totals += self._step() / parts
        refresh(self.average, self.policy, kept(rates.averaging, iteration))
        self.refresh_player()
        entropy, drift, clipped, critic_loss = totals.tolist()
        return Figures(len(rows), entropy, drift, clipped, float(explained), critic_loss)

    def restore_optimizer(self, state: dict[str, object]) -> None:
        rates = [group["lr"] for group in self.optimizer.param_groups]
        self.optimizer.load_state_dict(state)
        # Loading would replace the learning-rate tensor by one on another device.
        for group, rate in zip(self.optimizer.param_groups, rates, strict=True):
            group["lr"] = rate

    def set_rate(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"].fill_(rate)

    def _learn_rows(self, played: Rollout) -> Tensor:
        rows = self._rows
        batch = Minibatch(
            seen=played.seen.flatten(0, 1)[rows],
            legal=played.legal.flatten(0, 1)[rows],
            chosen=played.chosen.flatten()[rows],
            chance=played.chance.flatten()[rows],
            advantage=self._advantages[rows],
            returns=self._returns[rows],
            entropy_worth=self._entropy_worth,
        )
        loss, figures = self._losses(self.policy, self.critic, self._magnet, batch)
        self.optimizer.zero_grad()
        loss.backward()
        for weights in (self.policy, self.critic):
            torch.nn.utils.clip_grad_norm_(list(weights.values()), LARGEST_STEP)
        self.optimizer.step()
        return figures.detach()

    def _losses_of(
        self, policy: Weights, critic: Weights, magnet: Weights, batch: Minibatch
    ) -> tuple[Tensor, Tensor]:
        """The loss, and the figures of this minibatch."""
        inputs = self.inputs.of(batch.seen)
        chances = policy_chances(policy, inputs, batch.legal)
        now = chances.gather(1, batch.chosen[:, None])[:, 0]
        moved = (now - batch.chance).clamp(-FARTHEST, FARTHEST)
        ratio = moved.exp()
        gain = torch.min(ratio * batch.advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * batch.advantage).mean()
        likely = chances.exp()
        # For masked actions this is 0 times a large number.
        entropy = -(likely * chances).sum(1).mean()
        loss = -gain - batch.entropy_worth * entropy
        if self._settings.rates.magnet:
            with torch.no_grad():
                usual = policy_chances(magnet, inputs, batch.legal)
            loss = loss + self._settings.rates.magnet * (likely * (chances - usual)).sum(1).mean()
        critic_loss = (self._judge(critic, batch.seen) - batch.returns).square().mean()
        drift = (ratio - 1 - moved).mean()
        clipped = ((ratio - 1).abs() > CLIP).float().mean()
        return loss + 0.5 * critic_loss, torch.stack([entropy, drift, clipped, critic_loss])


def kept(averaging: float, iteration: int) -> float:
    """The decay of the average: lower at first, so that a short training does not keep its first weights."""
    return min(averaging, (iteration + 1) / (iteration + 10))


def _spread(advantages: Tensor, is_known: Tensor, kinds: Tensor) -> Tensor:
    """By decision: the standard deviation of advantages among decisions of the same kind."""
    squares, counts = (
        torch.zeros(KINDS, device=kinds.device).scatter_add_(0, kinds, numbers * is_known)
        for numbers in (advantages.square(), torch.ones_like(advantages))
    )
    return ((squares / counts.clamp(min=1)).sqrt() + 1e-4)[kinds]
