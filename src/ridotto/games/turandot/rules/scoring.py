"""What a cast is worth (T2, T12.5)."""

from collections.abc import Sequence
from dataclasses import dataclass

from ridotto.compile.bits import mask_of, popcount
from ridotto.compile.rule import Cells, rule
from ridotto.games.turandot.rules.deck.cards import (
    ALTERNATIVE,
    CATEGORIES,
    CLASSICAL,
    COMIC,
    FAVOURITES,
    FEMALE,
    FEMALE_ROLES,
    GOTH,
    LOVES_FAVOURITES,
    LOVES_SCENERY,
    LOVES_UNDEFINED,
    MALE,
    ONE_OF_EACH,
    UNDEFINED,
)
from ridotto.games.turandot.rules.options import ROUNDS, TurandotOptions
from ridotto.games.turandot.rules.state import (
    CAST,
    CAST_SIZE,
    CATEGORY,
    DIRECTOR,
    FAVOURITE,
    GENDER,
    MAESTRO,
    NO_CARD,
    PLAYERS,
    ROUND,
    SCENERY,
    SINGER,
    STARS,
    TABLE,
    TROUPE,
    first_cells,
)

FAVOURITE_COUNT = len(FAVOURITES)
CATEGORY_COUNT = len(CATEGORIES)
ALL_DIFFERENT_POINTS = 3

LIKED = (GOTH, COMIC, ALTERNATIVE, CLASSICAL)
DISLIKED = (COMIC, GOTH, CLASSICAL, ALTERNATIVE)
"""By director, for the first four: the categories that gain and lose a point (T2.1)."""


@rule
def stars_of(s: Cells, singers: int) -> int:
    one, two, three = s[STARS], s[STARS + 1], s[STARS + 2]
    return popcount(singers & (one | three)) + 2 * popcount(singers & (two | three))


@rule
def director_points(s: Cells, row: int) -> int:
    """What a director pays in any cast of a troupe (T2.1); for favourite roles see `favourite_value`."""
    director = s[DIRECTOR + row]
    singers = s[TROUPE + row]
    if 0 <= director < len(LIKED):
        liked = popcount(singers & s[CATEGORY + LIKED[director]])
        return liked - popcount(singers & s[CATEGORY + DISLIKED[director]])
    if director == LOVES_SCENERY:
        return s[SCENERY + row]
    if director == LOVES_UNDEFINED:
        return popcount(singers & s[GENDER + UNDEFINED])
    if director == ONE_OF_EACH:
        for category in range(CATEGORY_COUNT):
            if singers & s[CATEGORY + category] == 0:
                return 0
        return ALL_DIFFERENT_POINTS
    return 0


@rule
def favourite_value(s: Cells, row: int) -> int:
    """What a singer in a favourite role is worth."""
    return 2 if s[DIRECTOR + row] == LOVES_FAVOURITES else 1


@rule
def favourites_sung(s: Cells, at: int) -> int:
    """How many sing their favourite role in the cast that starts at this cell."""
    count = 0
    for role in range(FAVOURITE_COUNT):
        singer = s[at + role]
        if singer != NO_CARD:
            count += s[FAVOURITE + role] >> singer & 1
    return count


@rule
def opposites_sung(s: Cells, at: int) -> int:
    """How many are of the opposite gender to their role in the cast that starts at this cell (T12.6)."""
    count = 0
    for role in range(CAST_SIZE):
        singer = s[at + role]
        if singer != NO_CARD:
            opposite = MALE if FEMALE_ROLES >> role & 1 else FEMALE
            count += s[GENDER + opposite] >> singer & 1
    return count


@rule
def maestro_penalty(s: Cells, row: int) -> int:
    """Two players: one point for the Maestro of round 7, who keeps the card (T14.5, TR15)."""
    return 1 if s[PLAYERS] == 2 and s[ROUND] == ROUNDS and s[MAESTRO] == row else 0


@rule
def fixed_points(s: Cells, row: int) -> int:
    """All points that do not depend on who sings what."""
    return stars_of(s, s[TROUPE + row]) + s[SCENERY + row] + director_points(s, row) - maestro_penalty(s, row)


@rule
def score_cast(s: Cells, row: int, at: int) -> int:
    """The score of a row with the cast that starts at this cell."""
    return fixed_points(s, row) + favourite_value(s, row) * favourites_sung(s, at) - opposites_sung(s, at)


@rule
def cast_of(row: int) -> int:
    """The cell where a cast starts; the dummy's singers sing in the order they came (T14.3)."""
    return (SINGER if row == TABLE else CAST) + row * CAST_SIZE


@dataclass(frozen=True, slots=True)
class Breakdown:
    """A score, point by point (T12.5)."""

    stars: int
    scenery: int
    favourites: int
    gender: int
    """What singers of the opposite gender cost, 0 or less."""
    director: int
    maestro: int
    """-1 for the Maestro of round 7 with two players."""

    @property
    def total(self) -> int:
        return self.stars + self.scenery + self.favourites + self.gender + self.director + self.maestro


def break_down(
    options: TurandotOptions,
    cast: Sequence[int | None],
    director: int | None,
    scenery: int = 0,
    *,
    loses_point: bool = False,
) -> Breakdown:
    """The points of a cast in the order of the roles."""
    c = alone(options, [singer for singer in cast if singer is not None], director, scenery)
    c[CAST : CAST + len(cast)] = [NO_CARD if singer is None else singer for singer in cast]
    favourites = favourites_sung(c, CAST)
    return Breakdown(
        stars=stars_of(c, c[TROUPE]),
        scenery=scenery,
        favourites=favourites,
        gender=-opposites_sung(c, CAST),
        director=director_points(c, 0) + (favourite_value(c, 0) - 1) * favourites,
        maestro=-1 if loses_point else 0,
    )


def alone(options: TurandotOptions, troupe: Sequence[int], director: int | None, scenery: int) -> list[int]:
    """Cells in which the first seat has this troupe."""
    c: list[int] = first_cells(options).tolist()
    c[TROUPE] = mask_of(troupe)
    c[DIRECTOR] = NO_CARD if director is None else director
    c[SCENERY] = scenery
    return c
