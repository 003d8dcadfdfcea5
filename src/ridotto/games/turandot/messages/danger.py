"""The warnings for a seat."""

from dataclasses import dataclass
from typing import Literal, cast

from ridotto.games.turandot.messages.types import Director
from ridotto.games.turandot.rules.deck.cards import DIRECTORS
from ridotto.games.turandot.rules.views import danger
from ridotto.games.turandot.rules.views.view import TurandotView


@dataclass(frozen=True, slots=True)
class Worth:
    """The points that a director adds to a player's opera."""

    now: int
    """With the player's current cards."""
    most: int
    """With the best cards that can still come."""


@dataclass(frozen=True, slots=True)
class DirectorWorth:
    director: Director
    seats: tuple[Worth, ...]
    """By seat."""
    dummy: Worth | None


@dataclass(frozen=True, slots=True)
class TurandotDanger:
    game: Literal["turandot"]
    directors: tuple[DirectorWorth, ...]
    """The directors that are still available."""


def danger_of(view: TurandotView) -> TurandotDanger | None:
    found = danger.danger_of(view)
    if found is None:
        return None
    return TurandotDanger(
        "turandot",
        tuple(
            DirectorWorth(
                cast(Director, DIRECTORS[each.director]),
                tuple(Worth(worth.now, worth.most) for worth in each.seats),
                None if each.dummy is None else Worth(each.dummy.now, each.dummy.most),
            )
            for each in found
        ),
    )
