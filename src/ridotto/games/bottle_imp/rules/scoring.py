"""What a round is worth (B7, B9.7, B10)."""

from ridotto.compile.bits import popcount
from ridotto.compile.rule import Cells, rule
from ridotto.games.bottle_imp.rules.state import (
    BOTTLES,
    DEALER,
    HAS_TEAMS,
    IS_PENALTY_EACH,
    MYSTERY,
    OWNER,
    PARTNER,
    PLAYERS,
    TAKEN,
    TOTAL,
    VALUE,
)


@rule
def points(s: Cells, cards: int) -> int:
    """The points of a set of cards."""
    return (
        popcount(cards & s[VALUE]) + 2 * popcount(cards & s[VALUE + 1]) + 4 * popcount(cards & s[VALUE + 2])
    )


@rule
def bottles_of(s: Cells, seat: int) -> int:
    """How many bottles this seat owns."""
    owned = 0
    for bottle in range(s[BOTTLES]):
        if s[OWNER + bottle] == seat:
            owned += 1
    return owned


@rule
def partner_of(s: Cells, seat: int) -> int:
    """The partner of a seat in this round; a seat alone is its own. Parties move with the dealer (B2.3)."""
    place = (seat - s[DEALER]) % s[PLAYERS]
    return (s[PARTNER + place] + s[DEALER]) % s[PLAYERS]


@rule
def score_of(s: Cells, seat: int) -> int:
    owned = bottles_of(s, seat)
    if not s[HAS_TEAMS]:
        return -owned * points(s, s[MYSTERY]) if owned else points(s, s[TAKEN + seat])
    partner = partner_of(s, seat)
    if partner == seat:
        return 2 * (-points(s, s[MYSTERY]) if owned else points(s, s[TAKEN + seat]))
    if owned or bottles_of(s, partner):
        return -points(s, s[MYSTERY]) * (2 if s[IS_PENALTY_EACH] else 1)
    return points(s, s[TAKEN + seat] | s[TAKEN + partner])


@rule
def score_round(s: Cells) -> None:
    for seat in range(s[PLAYERS]):
        s[TOTAL + seat] += score_of(s, seat)
