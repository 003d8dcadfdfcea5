"""What a seed means: which random numbers chance and the bots draw in each kind of match.

A seed must give the same match for ever, so these names never change. There are several kinds, since a
resumed match has to continue with the same cards, while a contest of thousands needs cheap streams.
"""

from collections.abc import Callable

from ridotto.engine.game import Seat
from ridotto.engine.rng import Rng

Seed = int | str

Chance = Callable[[int], Rng]
"""The stream for the chance event of this number, counted from 0."""


def chance_by_event(seed: Seed, number: int) -> Rng:
    """A stream for each event: a match that is resumed, or stepped back, gets the same cards again."""
    return Rng.of(seed, "chance", number)


def chance_in_one_stream(seed: Seed) -> Chance:
    """One stream for all events, each drawn once and in order: the arena."""
    rng = Rng.of(seed, "chance")
    return lambda _: rng


def decision_stream(seed: Seed, seat: Seat, choices: int) -> Rng:
    """For the choice of this number of a bot: at web tables and in the terminal, where a bot that is asked
    again must answer the same.
    """
    return Rng.of(seed, "bot", seat, choices)


def seat_streams(seed: Seed, players: int) -> tuple[Rng, ...]:
    """One for each seat: the arena, where every seating of a deal has the same ones."""
    return tuple(Rng.of(seed, "bot", seat) for seat in range(players))


def common_stream(seed: Seed, number: int) -> Rng:
    """One for all bots of a match: `ridotto simulate`."""
    return Rng.of(seed, number, "bots")
