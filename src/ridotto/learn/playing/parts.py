"""All parallel matches, played in this process or shared out among processes and nodes.

Each part has its own random numbers and travels with its whole state: the result does not depend on which
process plays it, and a node that dies costs only time.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Protocol

import numpy as np
import torch
from numpy.typing import NDArray

from ridotto.engine.game import View
from ridotto.learn.networks.inputs import DeviceInputs
from ridotto.learn.networks.network import Weights, kind_on
from ridotto.learn.playing.choices import luck_number
from ridotto.learn.playing.part import Part, PartSettings, State
from ridotto.learn.playing.rollout import Rollout
from ridotto.nets.declared import Learning
from ridotto.system.sharing import Workers

CPU = torch.device("cpu")
Sent = Mapping[str, NDArray[np.generic]]
"""Tensors as bytes for another process: PyTorch's own pickling would share memory."""


@dataclass(frozen=True, slots=True)
class _Task:
    part_settings: PartSettings
    state: Mapping[str, Sent]
    policy: Sent


@dataclass(frozen=True, slots=True)
class _Played:
    state: Mapping[str, Sent]
    rollout: Sent


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The workers that play, and how they find what is learnt."""

    workers: Workers
    load: Callable[[], Learning[View]]


def in_parts(whole: PartSettings) -> list[PartSettings]:
    """As many as the settings say: the same matches, each in the set-up that it would have."""
    settings, setups = whole.settings, whole.load().setups()
    bounds = [settings.matches * part // settings.parts for part in range(settings.parts + 1)]
    return [
        replace(
            whole,
            number=number,
            seeds=whole.seeds[first:end],
            luck=luck_number(settings.seed, "learn", "part", number),
            setups=tuple(setups[match * len(setups) // settings.matches] for match in range(first, end)),
        )
        for number, (first, end) in enumerate(pairwise(bounds))
    ]


class Playing(Protocol):
    @property
    def rollout(self) -> Rollout:
        """The last rollout."""

    def play(self, policy: Weights) -> None: ...

    def states(self) -> list[State]:
        """The state for a checkpoint, by part."""

    def go_on_from(self, states: Sequence[State]) -> None: ...


class Whole:
    """One part on the device of the learner."""

    def __init__(self, part_settings: PartSettings, device: torch.device, luck: torch.Generator) -> None:
        self._part = Part(part_settings, device, luck)
        self._inputs = DeviceInputs(part_settings.load().inputs, device, kind_on(device))
        self.rollout = self._part.rollout

    def play(self, policy: Weights) -> None:
        self._part.play(policy, self._inputs)

    def states(self) -> list[State]:
        return [self._part.state()]

    def go_on_from(self, states: Sequence[State]) -> None:
        (state,) = states
        self._part.go_on_from(state)


class Parts:
    """Several parts on processors; the learner may be on a GPU."""

    def __init__(self, all_settings: Sequence[PartSettings], workers: Workers, device: torch.device) -> None:
        self._all_settings = all_settings
        self._workers = workers
        firsts = [Part(part_settings, CPU) for part_settings in all_settings]
        self._states = [part.state() for part in firsts]
        players = torch.cat([part.tables.players for part in firsts]).to(device)
        self.rollout = Rollout(all_settings[0].settings.steps, players, firsts[0].tables.seen_cells)

    def play(self, policy: Weights) -> None:
        sent = _sent({name: tensor.float().cpu() for name, tensor in policy.items()})
        tasks = [
            _Task(part_settings, {kind: _sent(tensors) for kind, tensors in state.items()}, sent)
            for part_settings, state in zip(self._all_settings, self._states, strict=True)
        ]
        first = 0
        for number, played in enumerate(self._workers.results(play_part, tasks)):
            self._states[number] = {kind: _received(arrays) for kind, arrays in played.state.items()}
            self.rollout.take(first, _received(played.rollout))
            first += len(self._all_settings[number].seeds)

    def states(self) -> list[State]:
        return list(self._states)

    def go_on_from(self, states: Sequence[State]) -> None:
        if [_shapes(state) for state in states] != [_shapes(state) for state in self._states]:
            raise ValueError("these are no parts of the same learning")
        self._states = list(states)


def play_part(task: _Task) -> _Played:
    """Plays one part of an iteration, in any process."""
    usual = torch.get_num_threads()
    # The number of threads in a sum changes its last bits.
    torch.set_num_threads(1)
    try:
        part, inputs = _made(task.part_settings)
        part.go_on_from({kind: _received(arrays) for kind, arrays in task.state.items()})
        part.play(_received(task.policy), inputs)
        state = {kind: _sent(tensors) for kind, tensors in part.state().items()}
        return _Played(state, _sent(part.rollout.tensors))
    finally:
        torch.set_num_threads(usual)


@lru_cache(maxsize=16)
def _made(part_settings: PartSettings) -> tuple[Part, DeviceInputs]:
    """To make a part takes far longer than to bring it up to date."""
    return Part(part_settings, CPU), DeviceInputs(part_settings.load().inputs, CPU, torch.float32)


def _shapes(state: State) -> dict[tuple[str, str], torch.Size]:
    return {(kind, name): tensor.shape for kind, tensors in state.items() for name, tensor in tensors.items()}


def _sent(tensors: Weights) -> Sent:
    return {name: tensor.detach().numpy().copy() for name, tensor in tensors.items()}


def _received(arrays: Sent) -> Weights:
    return {name: torch.from_numpy(np.array(array)) for name, array in arrays.items()}
