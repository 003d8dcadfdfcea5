"""What a company is likely to score, compiled: the thoughts of values.py and purse.py on cells."""

from ridotto.compile.bits import lowest, popcount
from ridotto.compile.rule import Cells, Weights, rule
from ridotto.games.turandot.bots.lookup_arrays import COMPLETION, COUNTS, GENDER_COST, LATER_FAVOURITE, PURSE
from ridotto.games.turandot.bots.values import (
    LIKED_PER_ROUND,
    SCENERY_PER_MONEY,
    UNDEFINED_PER_ROUND,
    WON_DIRECTOR,
)
from ridotto.games.turandot.rules.cards import (
    CALAF,
    FEMALE,
    LIU,
    LOVES_FAVOURITES,
    LOVES_SCENERY,
    LOVES_UNDEFINED,
    MALE,
    ONE_OF_EACH,
    TURANDOT,
    UNDEFINED,
)
from ridotto.games.turandot.rules.scoring import (
    ALL_DIFFERENT_POINTS,
    CATEGORY_COUNT,
    DISLIKED,
    LIKED,
    stars_of,
)
from ridotto.games.turandot.rules.state import (
    AUDITIONING,
    CAST_SIZE,
    CATEGORY,
    DIRECTOR,
    DIRECTORS_ROUND,
    FAVOURITE,
    GENDER,
    MONEY,
    NO_CARD,
    OPEN_DIRECTORS,
    PHASE,
    PLAYERS,
    ROUND,
    ROUNDS,
    SCENERY,
    SLOT,
    TABLE,
    TROUPE,
)

KEPT_PROMISES = 0.5
"""How much of what the open directors promise comes true: see `MONEY_WORTH` for the matches it is from."""


@rule
def favourites_worth(s: Cells, w: Weights, singers: int, missing: int) -> float:
    """How many will sing a favourite role of their gender; only one can sing each."""
    later = w[LATER_FAVOURITE + missing]
    total = 1.0 if singers & s[FAVOURITE + TURANDOT] & ~s[GENDER + MALE] else later
    total += 1.0 if singers & s[FAVOURITE + CALAF] & ~s[GENDER + FEMALE] else later
    total += 1.0 if singers & s[FAVOURITE + LIU] & ~s[GENDER + MALE] else later
    return total


@rule
def troupe_worth(s: Cells, w: Weights, singers: int) -> float:
    """Stars, favourite roles and genders of these singers and those still to come."""
    missing = CAST_SIZE - popcount(singers)
    men = popcount(singers & s[GENDER + MALE])
    women = popcount(singers & s[GENDER + FEMALE])
    cost = w[GENDER_COST + (men * COUNTS + women) * COUNTS + missing]
    return stars_of(s, singers) + favourites_worth(s, w, singers, missing) - cost


@rule
def director_worth(s: Cells, w: Weights, row: int, singers: int, director: int) -> float:
    """What a director is likely to add to a row with these singers (T2.1)."""
    missing = CAST_SIZE - popcount(singers)
    if director < len(LIKED):
        liked = popcount(singers & s[CATEGORY + LIKED[director]])
        disliked = popcount(singers & s[CATEGORY + DISLIKED[director]])
        return liked - disliked + LIKED_PER_ROUND * missing
    if director == LOVES_FAVOURITES:
        return favourites_worth(s, w, singers, missing)
    if director == LOVES_SCENERY:
        money = s[MONEY + row] if row != TABLE else 0
        return s[SCENERY + row] + SCENERY_PER_MONEY * min(money, missing)
    if director == LOVES_UNDEFINED:
        return popcount(singers & s[GENDER + UNDEFINED]) + UNDEFINED_PER_ROUND * missing
    if director == ONE_OF_EACH:
        absent = 0
        for category in range(CATEGORY_COUNT):
            if singers & s[CATEGORY + category] == 0:
                absent += 1
        return ALL_DIFFERENT_POINTS * w[COMPLETION + absent * COUNTS + missing]
    return 0.0


@rule
def promise(s: Cells, w: Weights, row: int, singers: int, directors: int) -> float:
    """What these open directors promise before round 4: the best or the second best, if they can be had."""
    if directors == 0:
        return 0.0
    chance = WON_DIRECTOR * (s[PLAYERS] + 1) / popcount(directors)
    best, second = 0.0, 0.0
    while directors:
        worth = director_worth(s, w, row, singers, lowest(directors))
        directors &= directors - 1
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return chance * (best + (1.0 - chance) * second)


@rule
def company_worth(s: Cells, w: Weights, row: int, singers: int) -> float:
    """All that a row with these singers is likely to score, money aside."""
    worth = troupe_worth(s, w, singers) + s[SCENERY + row]
    if s[DIRECTOR + row] != NO_CARD:
        return worth + director_worth(s, w, row, singers, s[DIRECTOR + row])
    return worth + KEPT_PROMISES * promise(s, w, row, singers, s[OPEN_DIRECTORS])


@rule
def purse_worth(s: Cells, w: Weights, seat: int) -> float:
    """What a seat's money will be worth in the rounds after the one in progress or just finished."""
    to_come = ROUNDS - s[ROUND] if s[PHASE] == AUDITIONING else ROUNDS - 1 - s[ROUND]
    return w[PURSE + s[MONEY + seat] * ROUNDS + to_come]


@rule
def gain(s: Cells, w: Weights, row: int, slot: int) -> float:
    """What the card of a slot is worth to a row."""
    card = s[SLOT + slot]
    singers = s[TROUPE + row]
    if s[ROUND] == DIRECTORS_ROUND:
        return director_worth(s, w, row, singers, card)
    if row == TABLE:
        return gain_of_dummy(s, w, card)
    return company_worth(s, w, row, singers | 1 << card) - company_worth(s, w, row, singers)


@rule
def gain_of_dummy(s: Cells, w: Weights, singer: int) -> float:
    """The dummy's singers sing in the order they came (T14.3)."""
    singers = s[TROUPE + TABLE]
    role = popcount(singers)
    worth = float(stars_of(s, 1 << singer))
    if role == TURANDOT or role == LIU:
        worth -= s[GENDER + MALE] >> singer & 1
    else:
        worth -= s[GENDER + FEMALE] >> singer & 1
    if role <= LIU:
        worth += s[FAVOURITE + role] >> singer & 1
    director = s[DIRECTOR + TABLE]
    if director != NO_CARD:
        worth += director_worth(s, w, TABLE, singers | 1 << singer, director)
        worth -= director_worth(s, w, TABLE, singers, director)
    return worth
