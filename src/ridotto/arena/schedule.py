"""Seatings: every bot of a deal plays every seat, and partners are always the same bot."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from ridotto.engine.rng import Rng

LineUp = tuple[int, ...]
"""The number of the bot for each party or seat."""


def line_up(bots: int, parties: int, deal: int, seed: str) -> LineUp:
    """The bots of a deal, in order; over the deals all play equally often and meet all others."""
    if bots > parties:
        groups = all_groups(bots, parties)
        chosen = list(groups[deal % len(groups)])
    else:
        chosen = [(deal * parties + place) % bots for place in range(parties)]
    return tuple(Rng.of(seed, "line-up", deal).shuffled(chosen))


@cache
def all_groups(bots: int, parties: int) -> tuple[LineUp, ...]:
    """Every combination of this many bots once; neighbours first, so that few deals are balanced soon."""
    found: dict[LineUp, None] = {}
    for group in combinations(range(bots), parties):
        for step in range(bots):
            found.setdefault(tuple(sorted((bot + step) % bots for bot in group)))
    return tuple(found)


def rotations(chosen: LineUp) -> tuple[LineUp, ...]:
    """The rotations of a line-up, each seating once."""
    return tuple(dict.fromkeys(chosen[turn:] + chosen[:turn] for turn in range(len(chosen))))


def seatings(bots: int, parties: Sequence[int], deal: int, seed: str) -> tuple[LineUp, ...]:
    """The tables of a deal, by seat. `parties` has the party of each seat."""
    names = sorted(set(parties))
    return tuple(
        tuple(rotated[names.index(party)] for party in parties)
        for rotated in rotations(line_up(bots, len(names), deal, seed))
    )
