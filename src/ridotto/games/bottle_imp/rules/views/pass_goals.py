"""Where the cards go that a seat chooses to pass."""

from dataclasses import dataclass

from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.rules.views.view import BottleImpView


@dataclass(frozen=True, slots=True)
class PassGoal:
    """Where a chosen card goes."""

    name: str
    """mystery, left, right; in the eye mystery, open, hidden: the word of the record line."""
    seat: Seat | None
    """Who gets it; None: the mystery trick."""


_MYSTERY = PassGoal("mystery", None)


def pass_goals(view: BottleImpView) -> tuple[PassGoal, ...]:
    """The goals of this seat's chosen cards, in the order of choosing (B4, B11.3)."""
    if view.seat is None or view.dealer is None:
        return ()
    options = view.options
    return goals_of(view.seat, view.dealer, options.players, is_eye=options.mode_row.is_eye)


def goals_of(seat: Seat, dealer: Seat, players: int, *, is_eye: bool) -> tuple[PassGoal, ...]:
    left, right = (seat + 1) % players, (seat - 1) % players
    if is_eye:
        return (_MYSTERY, _MYSTERY, PassGoal("open", left), PassGoal("hidden", left))
    neighbours = (PassGoal("left", left), PassGoal("right", right))
    if players == 5 and seat == dealer:
        return neighbours
    return (_MYSTERY, *neighbours)
