"""The value of cards for every seat, computed once for a decision."""

from ridotto.compile.rule import Cells, Weights, rule
from ridotto.games.turandot.bots.search.worth import company_worth, director_worth, purse_worth
from ridotto.games.turandot.learning.rivals.scratch import GAIN, PROMISE, STANDING
from ridotto.games.turandot.rules.deck.cards import DIRECTORS
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND
from ridotto.games.turandot.rules.state import (
    MOST_SLOTS,
    NO_CARD,
    OPEN_DIRECTORS,
    PLAYERS,
    ROUND,
    SLOT,
    SLOTS,
    TROUPE,
)

DIRECTOR_COUNT = len(DIRECTORS)


@rule
def weigh_companies(s: Cells, weights: Weights, f: Weights) -> None:
    """What each seat is likely to score, and what the singer of each slot would add to that."""
    for seat in range(s[PLAYERS]):
        singers, before = s[TROUPE + seat], 0.0
        for slot in range(-1, s[SLOTS]):
            card = NO_CARD if slot < 0 else s[SLOT + slot]
            if slot < 0 or (card != NO_CARD and s[ROUND] != DIRECTORS_ROUND):
                worth = company_worth(s, weights, seat, singers if slot < 0 else singers | 1 << card)
                if slot < 0:
                    before = worth
                    f[STANDING + seat] = worth + purse_worth(s, weights, seat)
                else:
                    f[GAIN + seat * MOST_SLOTS + slot] = worth - before


@rule
def weigh_directors(s: Cells, weights: Weights, f: Weights) -> None:
    """What each director that lies open or in a slot is likely to pay to each seat."""
    for seat in range(s[PLAYERS]):
        for number in range(DIRECTOR_COUNT + MOST_SLOTS):
            slot = number - DIRECTOR_COUNT
            director = NO_CARD
            if slot < 0:
                director = number if s[OPEN_DIRECTORS] >> number & 1 else NO_CARD
            elif s[ROUND] == DIRECTORS_ROUND and slot < s[SLOTS]:
                director = s[SLOT + slot]
            if director != NO_CARD:
                worth = director_worth(s, weights, seat, s[TROUPE + seat], director)
                if slot < 0:
                    f[PROMISE + seat * DIRECTOR_COUNT + director] = worth
                else:
                    f[GAIN + seat * MOST_SLOTS + slot] = worth
