"""What a company is likely to score, compiled: values.py and purse.py of bots/heuristic on cells."""

from ridotto.compile.bits import lowest, popcount
from ridotto.compile.rule import Cells, Weights, rule
from ridotto.games.turandot.bots.heuristic.values import (
    LIKED_PER_ROUND,
    SCENERY_PER_MONEY,
    UNDEFINED_PER_ROUND,
    WON_DIRECTOR,
)
from ridotto.games.turandot.bots.search.lookup_arrays import (
    COMPLETION,
    COUNTS,
    GENDER_COST,
    LATER_FAVOURITE,
    PURSE,
)
from ridotto.games.turandot.rules.deck.cards import (
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
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND, ROUNDS
from ridotto.games.turandot.rules.scoring import (
    ALL_DIFFERENT_POINTS,
    CATEGORY_COUNT,
    DISLIKED,
    LIKED,
    stars_of,
)
from ridotto.games.turandot.rules.state import (
    AUDITIONING,
    CATEGORY,
    DIRECTOR,
    FAVOURITE,
    GENDER,
    MONEY,
    NO_CARD,
    OPEN_DIRECTORS,
    PHASE,
    PLAYERS,
    ROLE_COUNT,
    ROUND,
    SCENERY,
    SLOT,
    TABLE,
    TROUPE,
)

KEPT_PROMISES = 0.5
"""How much of what the open directors promise comes true: see `MONEY_WORTH` for the matches it is from."""


@rule
def favourites_worth(state: Cells, weights: Weights, singers: int, missing: int) -> float:
    """How many will sing a favourite role of their gender; only one can sing each."""
    later = weights[LATER_FAVOURITE + missing]
    total = 1.0 if singers & state[FAVOURITE + TURANDOT] & ~state[GENDER + MALE] else later
    total += 1.0 if singers & state[FAVOURITE + CALAF] & ~state[GENDER + FEMALE] else later
    total += 1.0 if singers & state[FAVOURITE + LIU] & ~state[GENDER + MALE] else later
    return total


@rule
def troupe_worth(state: Cells, weights: Weights, singers: int) -> float:
    """Stars, favourite roles and genders of these singers and those still to come."""
    missing = state[ROLE_COUNT] - popcount(singers)
    men = popcount(singers & state[GENDER + MALE])
    women = popcount(singers & state[GENDER + FEMALE])
    cost = weights[GENDER_COST + (men * COUNTS + women) * COUNTS + missing]
    return stars_of(state, singers) + favourites_worth(state, weights, singers, missing) - cost


@rule
def director_worth(state: Cells, weights: Weights, row: int, singers: int, director: int) -> float:
    """What a director is likely to add to a row with these singers (T2.1)."""
    missing = state[ROLE_COUNT] - popcount(singers)
    if director < len(LIKED):
        liked = popcount(singers & state[CATEGORY + LIKED[director]])
        disliked = popcount(singers & state[CATEGORY + DISLIKED[director]])
        return liked - disliked + LIKED_PER_ROUND * missing
    if director == LOVES_FAVOURITES:
        return favourites_worth(state, weights, singers, missing)
    if director == LOVES_SCENERY:
        money = state[MONEY + row] if row != TABLE else 0
        return state[SCENERY + row] + SCENERY_PER_MONEY * min(money, missing)
    if director == LOVES_UNDEFINED:
        return popcount(singers & state[GENDER + UNDEFINED]) + UNDEFINED_PER_ROUND * missing
    if director == ONE_OF_EACH:
        absent = 0
        for category in range(CATEGORY_COUNT):
            if singers & state[CATEGORY + category] == 0:
                absent += 1
        return ALL_DIFFERENT_POINTS * weights[COMPLETION + absent * COUNTS + missing]
    return 0.0


@rule
def promise(state: Cells, weights: Weights, row: int, singers: int, directors: int) -> float:
    """What these open directors promise before round 4: the best or the second best, if they can be had."""
    if directors == 0:
        return 0.0
    chance = WON_DIRECTOR * (state[PLAYERS] + 1) / popcount(directors)
    best, second = 0.0, 0.0
    while directors:
        worth = director_worth(state, weights, row, singers, lowest(directors))
        directors &= directors - 1
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return chance * (best + (1.0 - chance) * second)


@rule
def company_worth(state: Cells, weights: Weights, row: int, singers: int) -> float:
    """All that a row with these singers is likely to score, money aside."""
    worth = troupe_worth(state, weights, singers) + state[SCENERY + row]
    if state[DIRECTOR + row] != NO_CARD:
        return worth + director_worth(state, weights, row, singers, state[DIRECTOR + row])
    return worth + KEPT_PROMISES * promise(state, weights, row, singers, state[OPEN_DIRECTORS])


@rule
def purse_worth(state: Cells, weights: Weights, seat: int) -> float:
    """What a seat's money will be worth in the rounds after the one in progress or just finished."""
    to_come = ROUNDS - state[ROUND] if state[PHASE] == AUDITIONING else ROUNDS - 1 - state[ROUND]
    return weights[PURSE + state[MONEY + seat] * ROUNDS + to_come]


@rule
def gain(state: Cells, weights: Weights, row: int, slot: int) -> float:
    """What the card of a slot is worth to a row."""
    card = state[SLOT + slot]
    singers = state[TROUPE + row]
    if state[ROUND] == DIRECTORS_ROUND:
        return director_worth(state, weights, row, singers, card)
    if row == TABLE:
        return gain_of_dummy(state, weights, card)
    return company_worth(state, weights, row, singers | 1 << card) - company_worth(
        state, weights, row, singers
    )


@rule
def gain_of_dummy(state: Cells, weights: Weights, singer: int) -> float:
    """The dummy's singers sing in the order they came (T14.3)."""
    singers = state[TROUPE + TABLE]
    role = popcount(singers)
    worth = float(stars_of(state, 1 << singer))
    if role == TURANDOT or role == LIU:
        worth -= state[GENDER + MALE] >> singer & 1
    else:
        worth -= state[GENDER + FEMALE] >> singer & 1
    if role <= LIU:
        worth += state[FAVOURITE + role] >> singer & 1
    director = state[DIRECTOR + TABLE]
    if director != NO_CARD:
        worth += director_worth(state, weights, TABLE, singers | 1 << singer, director)
        worth -= director_worth(state, weights, TABLE, singers, director)
    return worth
