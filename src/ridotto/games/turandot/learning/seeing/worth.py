"""What cards would add to scores (T2, T12.5), by the rules alone.

A row gets a card, its score is counted, and the card is removed again: the cells end unchanged. All scores
are counted in one place, since the counting code is compiled again for every call.
"""

from ridotto.compile.bits import popcount
from ridotto.compile.rule import Cells, rule
from ridotto.games.turandot.learning.seeing.layout import NET_PROMISE, NET_SCORE, NET_WORTH
from ridotto.games.turandot.rules.best_cast import score_so_far
from ridotto.games.turandot.rules.deck.cards import DIRECTORS
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND
from ridotto.games.turandot.rules.state import (
    BIDDING,
    CAST_SIZE,
    DIRECTOR,
    GIVING,
    MOST_SLOTS,
    NEEDY,
    NO_CARD,
    OPEN_DIRECTORS,
    PHASE,
    PLAYERS,
    ROUND,
    ROWS,
    SINGER,
    SLOT,
    TABLE,
    TROUPE,
)

CARDS = MOST_SLOTS + len(DIRECTORS)
"""Those of the slots, and the open directors."""


@rule
def has_score(s: Cells, row: int) -> bool:
    """Whether a row is a player's or the dummy's."""
    return 0 <= row < s[PLAYERS] or (row == TABLE and s[PLAYERS] == 2)


@rule
def may_hire(s: Cells, row: int) -> bool:
    """Whether a row can still get a card in this round."""
    if s[PHASE] == GIVING:
        return row == TABLE or s[NEEDY] >> row & 1 != 0
    return s[PHASE] == BIDDING


@rule
def write_scores(s: Cells, row: int, place: int, out: Cells) -> None:
    """The score of a row, and what each card in a slot and each open director would add to it; else 0."""
    if not has_score(s, row):
        out[NET_SCORE + place] = 0
        for slot in range(MOST_SLOTS):
            out[NET_WORTH + slot * ROWS + place] = 0
        for director in range(len(DIRECTORS)):
            out[NET_PROMISE + director * ROWS + place] = 0
        return
    own, before = s[DIRECTOR + row], 0
    last = s[SINGER + row * CAST_SIZE + min(popcount(s[TROUPE + row]), CAST_SIZE - 1)]
    for number in range(-1, CARDS):
        card = card_of(s, row, number)
        is_director = number >= MOST_SLOTS or s[ROUND] == DIRECTORS_ROUND
        at = SINGER + row * CAST_SIZE + popcount(s[TROUPE + row])
        if card != NO_CARD and is_director:
            s[DIRECTOR + row] = card
        elif card != NO_CARD:
            s[at] = card
            s[TROUPE + row] |= 1 << card
        score = score_so_far(s, row) if card != NO_CARD or number < 0 else before
        if card != NO_CARD and is_director:
            s[DIRECTOR + row] = own
        elif card != NO_CARD:
            s[TROUPE + row] &= ~(1 << card)
            s[at] = last
        if number < 0:
            before = score
            out[NET_SCORE + place] = score
        elif number < MOST_SLOTS:
            out[NET_WORTH + number * ROWS + place] = score - before
        else:
            out[NET_PROMISE + (number - MOST_SLOTS) * ROWS + place] = score - before


@rule
def card_of(s: Cells, row: int, number: int) -> int:
    """A card that the row may get: first those of the slots, then the open directors."""
    if number < 0:
        return NO_CARD
    if number < MOST_SLOTS:
        return s[SLOT + number] if may_hire(s, row) else NO_CARD
    director = number - MOST_SLOTS
    return director if s[OPEN_DIRECTORS] >> director & 1 else NO_CARD
