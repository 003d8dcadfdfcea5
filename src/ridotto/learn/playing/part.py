"""A part of the parallel matches with its own random numbers, so that any process can play it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import torch
from torch import Tensor

from ridotto.engine.game import View
from ridotto.learn.networks.inputs import DeviceInputs
from ridotto.learn.networks.network import Weights
from ridotto.learn.playing.decisions import Decisions
from ridotto.learn.playing.match_tensors import MatchTensors
from ridotto.learn.playing.rollout import Rollout
from ridotto.learn.playing.seating import Seating
from ridotto.learn.settings import Settings
from ridotto.learn.training_opponents import training_opponents
from ridotto.nets.declared import NO_RIVALS, Learning
from ridotto.nets.weights import Arrays

State = dict[str, dict[str, Tensor]]
"""Everything that changes while it is played, by kind and name."""


@dataclass(frozen=True, slots=True)
class PartSettings:
    """What a part is made from, wherever that is. Equal for the same part of the same learning."""

    number: int
    load: Callable[[], Learning[View]] = field(compare=False)
    """Loads how its game is learnt, in each process: the result cannot be sent to another one."""
    settings: Settings
    seeds: tuple[str, ...]
    against: Arrays | None = field(compare=False)
    """Not compared: the settings contain its digest."""
    luck: int = 0
    setups: tuple[Mapping[str, object], ...] | None = field(default=None, hash=False)
    """The set-ups of the matches; None: all that are learnt, each for a contiguous range of matches."""


class Part:
    def __init__(
        self, part_settings: PartSettings, device: torch.device, luck: torch.Generator | None = None
    ) -> None:
        """`luck`: shared with somebody else; None: its own."""
        learning, settings = part_settings.load(), part_settings.settings
        if luck is None:
            luck = torch.Generator(device)
            luck.manual_seed(part_settings.luck)
        self._luck = luck
        seeds = list(part_settings.seeds)
        self.tables = MatchTensors(
            settings.game, learning, seeds=seeds, device=device, luck=luck,
            win_share=settings.rates.win_share, setups=part_settings.setups,
        )  # fmt: skip
        opponents = training_opponents(learning, settings.rates.rival_shares, part_settings.against, device)
        shares = NO_RIVALS if opponents is None else opponents.shares
        is_alone = opponents is not None and opponents.is_alone
        self._seating = Seating(self.tables, shares, luck, is_alone=is_alone)
        self._other = opponents.sit(self.tables, seeds) if opponents is not None and any(shares) else None
        self.rollout = Rollout(settings.steps, self.tables.players, self.tables.seen_cells)
        self._decisions: Decisions | None = None

    def play(self, policy: Weights, inputs: DeviceInputs) -> None:
        decisions = self._decisions
        if decisions is None or decisions.policy is not policy:
            self._decisions = decisions = Decisions(
                self.rollout, self.tables, policy, inputs, self._luck,
                seating=self._seating, other=self._other,
            )  # fmt: skip
        decisions.play()

    @property
    def _others(self) -> Weights:
        seated = {"is_other": self._seating.is_other}
        return seated if self._other is None else seated | self._other.kept

    @property
    def _kept(self) -> State:
        return {"matches": self.tables.arrays, "made_up": self.tables.made_up, "others": self._others}

    def state(self) -> State:
        """A copy of its state, for a file or for another process."""
        kept = {kind: _on_host(tensors) for kind, tensors in self._kept.items()}
        return kept | {"luck": {"state": self._luck.get_state()}}

    def go_on_from(self, state: State) -> None:
        with torch.no_grad():
            for kind, tensors in self._kept.items():
                for name, tensor in tensors.items():
                    tensor.copy_(state[kind][name])
        self._luck.set_state(state["luck"]["state"])


def _on_host(tensors: Weights) -> Weights:
    return {name: tensor.detach().cpu().clone() for name, tensor in tensors.items()}
