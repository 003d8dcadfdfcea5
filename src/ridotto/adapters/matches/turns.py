"""Asks seats one after the other, also for simultaneous choices, without an advantage for later seats.

Most interfaces ask one player at a time. Our states show that a seat has made a secret choice (in some games
also how many cards lie there), which would favour seats that are asked later. So the choices are held back
until the last seat has chosen; until then each seat sees only its own picks.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, Protocol

from ridotto.engine.errors import IllegalMove
from ridotto.engine.game import S, Seat

Choices = Iterable[tuple[Seat, int]]
"""Seats and their actions, in order."""


class Rules(Protocol[S]):
    """The part of a game that is needed here."""

    def to_act(self, s: S) -> tuple[Seat, ...]: ...
    def apply(self, s: S, seat: Seat, action: int) -> S: ...


@dataclass(frozen=True, slots=True)
class Turn(Generic[S]):
    """A point in a match at which one seat decides, or chance, or nobody any more."""

    settled: S
    """The state in which nothing is pending."""
    seat: Seat | None
    """The actor: a seat, CHANCE, or None at the end."""
    own: S
    """What this seat may know: the settled state with its own picks."""
    waiting: tuple[Seat, ...] = ()
    """The seats that are asked next about the same choice."""
    pending: tuple[tuple[Seat, int], ...] = ()
    """Simultaneous choices that are held back."""
    is_simultaneous: bool = False


def turn_at(game: Rules[S], settled: S) -> Turn[S]:
    """The turn in a state without pending choices."""
    acting = game.to_act(settled)
    if len(acting) > 1:
        return Turn(settled, acting[0], settled, acting[1:], (), is_simultaneous=True)
    return Turn(settled, acting[0] if acting else None, settled)


def act(game: Rules[S], turn: Turn[S], action: int) -> Turn[S]:
    """The turn after this seat's action; raises `IllegalMove` if it is not legal."""
    seat = turn.seat
    if seat is None:
        raise IllegalMove("match-over")
    own = game.apply(turn.own, seat, action)
    if not turn.is_simultaneous:
        return turn_at(game, own)
    pending = (*turn.pending, (seat, int(action)))
    if seat in game.to_act(own):
        return Turn(turn.settled, seat, own, turn.waiting, pending, is_simultaneous=True)
    if turn.waiting:
        following = turn.waiting[0]
        return Turn(turn.settled, following, turn.settled, turn.waiting[1:], pending, is_simultaneous=True)
    return turn_at(game, made(game, turn.settled, pending))


def seen_by(game: Rules[S], turn: Turn[S], seat: Seat) -> S:
    """What a seat may know: the settled state with its own picks."""
    if seat == turn.seat:
        return turn.own
    return made(game, turn.settled, (choice for choice in turn.pending if choice[0] == seat))


def made(game: Rules[S], s: S, choices: Choices) -> S:
    """The state after these choices."""
    for seat, action in choices:
        s = game.apply(s, seat, action)
    return s
