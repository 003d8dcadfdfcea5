"""Who sits where. Every bot of a deal plays every seat of it, and partners are always the same bot."""

from collections.abc import Sequence

from ridotto.core.rng import Rng

LineUp = tuple[int, ...]
"""By party or by seat, the number of the bot."""


def line_up(bots: int, parties: int, deal: int, seed: str) -> LineUp:
    """The bots of a deal in some order; over the deals all come equally often."""
    first = deal * parties % bots
    chosen = [(first + place) % bots for place in range(parties)]
    return tuple(Rng.of(seed, "line-up", deal).shuffled(chosen))


def rotations(chosen: LineUp) -> tuple[LineUp, ...]:
    """A line-up moved on party by party, each seating once."""
    return tuple(dict.fromkeys(chosen[turn:] + chosen[:turn] for turn in range(len(chosen))))


def seatings(bots: int, parties: Sequence[int], deal: int, seed: str) -> tuple[LineUp, ...]:
    """The tables of a deal, by seat. `parties` holds the party of each seat."""
    names = sorted(set(parties))
    return tuple(
        tuple(rotated[names.index(party)] for party in parties)
        for rotated in rotations(line_up(bots, len(names), deal, seed))
    )
