"""What views and score sheets are made of: bottles and tricks."""

from dataclasses import dataclass

from ridotto.engine.game import Seat


@dataclass(frozen=True, slots=True)
class Bottle:
    price: int
    """The card under it; START_PRICE stands for the 19."""
    owner: Seat | None


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick in the order of play."""

    plays: tuple[tuple[Seat, int], ...]
    winner: Seat
    bottle: int | None
    """The bottle that was sold with it."""
    card: int
    """The card that won it."""
