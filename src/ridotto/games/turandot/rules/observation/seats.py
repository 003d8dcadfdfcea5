"""Seats counted clockwise from the observer's."""

from ridotto.compile.rule import Cells, rule
from ridotto.games.turandot.rules.state import NOBODY, PLAYERS, TABLE
from ridotto.games.turandot.rules.steps.seats import everybody


@rule
def seat_at(s: Cells, seat: int, distance: int) -> int:
    """The seat so far clockwise from this one; places where nobody sits stay as they are."""
    if distance >= s[PLAYERS]:
        return distance
    other = seat + distance
    return other if other < s[PLAYERS] else other - s[PLAYERS]


@rule
def row_at(s: Cells, seat: int, place: int) -> int:
    """Who sits at a place; the last place is the table's."""
    if place == TABLE:
        return TABLE
    return NOBODY if place >= s[PLAYERS] else seat_at(s, seat, place)


@rule
def distance_to(s: Cells, seat: int, other: int) -> int:
    """How far another seat is; nobody stays nobody."""
    if other == NOBODY:
        return NOBODY
    return other - seat if other >= seat else other - seat + s[PLAYERS]


@rule
def turned(s: Cells, seat: int, seats: int) -> int:
    """A set of seats as a ring of bits, turned until this one is the first."""
    return (seats >> seat | seats << (s[PLAYERS] - seat)) & everybody(s)
