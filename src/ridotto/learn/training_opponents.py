"""The opponents of a network while it learns: itself, a game's scripted rivals, or a frozen network."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import torch

from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.game import View
from ridotto.learn.networks.inputs import DeviceInputs
from ridotto.learn.networks.network import frozen, kind_on, on_device
from ridotto.learn.playing.match_tensors import MatchTensors
from ridotto.learn.playing.opponents import ByRules, Frozen, Opponent
from ridotto.nets.declared import Learning
from ridotto.nets.weights import Arrays


@dataclass(frozen=True, slots=True)
class TrainingOpponents:
    sit: Callable[[MatchTensors, list[str]], Opponent]
    """At tables, with these seeds."""
    shares: tuple[float, ...]
    """By number of players: the share of matches in which they have seats."""
    is_alone: bool
    """Whether they have all seats but one."""
    told: str
    """The words for leads over them."""


def training_opponents(
    learning: Learning[View], shares: tuple[float, ...], against: Arrays | None, device: torch.device
) -> TrainingOpponents | None:
    """`shares`: of matches in which a game's rivals have seats. `against`: the weights of a network."""
    if against is not None:
        kind = kind_on(device)
        inputs = DeviceInputs(learning.inputs, device, kind)
        weights = frozen(on_device(against, inputs, device), kind)

        def sit(tables: MatchTensors, seeds: list[str]) -> Opponent:  # noqa: ARG001
            return Frozen(tables, weights, learning.mixed_phases)

        return TrainingOpponents(sit, (1.0,) * (SEATS + 1), is_alone=True, told="learning-against")
    if learning.load_rivals is None:
        return None
    sit_by_rules = partial(_by_rules, learning)
    return TrainingOpponents(sit_by_rules, shares, is_alone=False, told="learning-rivals")


def _by_rules(learning: Learning[View], tables: MatchTensors, seeds: list[str]) -> Opponent:
    assert learning.load_rivals is not None
    return ByRules(tables, learning.load_rivals(), seeds)
