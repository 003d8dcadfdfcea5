"""Measures a network during training: against a fixed opponent, always with the same deals."""

from dataclasses import dataclass

import torch
from torch import Tensor

from ridotto.engine.batches.numbers import SEATS
from ridotto.learn.networks.inputs import DeviceInputs
from ridotto.learn.networks.network import Weights, frozen
from ridotto.learn.playing.match_tensors import MatchTensors
from ridotto.learn.playing.opponents import Frozen, Opponent

STEPS = 80
"""The most decisions of a match or round."""
SEED = 1


@dataclass(frozen=True, slots=True)
class Lead:
    """The lead in points over the opponent in a match or round, with half the 95 % interval."""

    points: float
    within: float


class Duel:
    """The network has half of the seats, other ones in each match; partners are itself or the opponent."""

    def __init__(
        self,
        tables: MatchTensors,
        inputs: DeviceInputs,
        kind: torch.dtype,
        mixed: frozenset[int],
        *,
        is_alone: bool = False,
    ) -> None:
        """`is_alone`: the network has one seat only."""
        self._tables = tables
        self._inputs = inputs
        self._kind = kind
        self._mixed = mixed
        self._start = {name: array.clone() for name, array in tables.arrays.items()}
        luck = torch.Generator(tables.device)
        luck.manual_seed(SEED)
        order = torch.rand(tables.count, SEATS, generator=luck, device=tables.device)
        order = order.masked_fill(~tables.is_player, 2.0).argsort(1).argsort(1)
        # Of an odd number of seats, half rounded up or down in turn.
        half = (tables.players + torch.arange(tables.count, device=tables.device) % 2) // 2
        own = torch.ones_like(half) if is_alone else half
        self._is_own = order < own[:, None]
        self._seen = torch.zeros(tables.count, tables.seen_cells, dtype=torch.int64, device=tables.device)

    @property
    def tables(self) -> MatchTensors:
        return self._tables

    def network(self, weights: Weights) -> Frozen:
        """A network and the way it plays here."""
        return Frozen(self._tables, frozen(weights, self._kind), self._mixed)

    def leads(self, weights: Weights, opponent: Opponent) -> Tensor:
        """By match: the lead in points."""
        with torch.no_grad():
            tables = self._tables
            for name, array in self._start.items():
                tables.arrays[name].copy_(array)
            luck = torch.Generator(tables.device)
            luck.manual_seed(SEED)
            opponent.restart()
            network = self.network(weights)
            found = torch.zeros(tables.count, device=tables.device)
            is_counted = torch.zeros(tables.count, dtype=torch.bool, device=tables.device)
            for _ in range(STEPS):
                tables.see(self._seen)
                legal = tables.legal()
                inputs = self._inputs.of(self._seen)
                is_own = self._is_own.gather(1, tables.seats[:, None])[:, 0]
                own = network.choose(inputs, legal, is_own, luck)
                other = opponent.choose(inputs, legal, ~is_own, luck)
                _, points, is_over = tables.advance(torch.where(is_own, own, other))
                found += tables.margins(points, self._is_own) * (is_over & ~is_counted)
                is_counted |= is_over
            return found

    def by_setup(self, leads: Tensor) -> list[tuple[str, Lead]]:
        """The lead in each set-up."""
        found: dict[str, list[int]] = {}
        for number, setup in enumerate(self._tables.batch.setups):
            told = " ".join(str(value) for value in setup.to_json().values() if isinstance(value, str | int))
            found.setdefault(told, []).append(number)
        numbers = self._tables.setups
        return [
            (told, lead_of(leads[torch.isin(numbers, torch.tensor(which, device=numbers.device))]))
            for told, which in found.items()
        ]


def lead_of(leads: Tensor) -> Lead:
    deviation = leads.std().item() if len(leads) > 1 else 0.0
    return Lead(leads.mean().item(), 1.96 * deviation / len(leads) ** 0.5)
