"""The cards (T1, T2). A singer is an index from 0, one less than the id; a director, a place in DIRECTORS."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field

from ridotto.compile.bits import mask_of

SINGERS = 36

CATEGORIES = ("professional", "amateur", "alternative", "classical", "comic", "goth")
PROFESSIONAL, AMATEUR, ALTERNATIVE, CLASSICAL, COMIC, GOTH = range(6)

GENDERS = ("male", "female", "undefined")
MALE, FEMALE, UNDEFINED = range(3)

MOST_STARS = 3

ROLES = ("turandot", "calaf", "liu", "ping", "pong", "pang")
TURANDOT, CALAF, LIU, PING, PONG, PANG = range(6)
FEMALE_ROLES = mask_of((TURANDOT, LIU))
FAVOURITES = ROLES[:3]
"""The roles that can be somebody's favourite (T1.4)."""

DIRECTORS = (
    "goth_over_comic",
    "comic_over_goth",
    "alternative_over_classical",
    "classical_over_alternative",
    "favourites",
    "scenery",
    "one_of_each",
    "undefined_gender",
    "plain",
)
(
    GOTH_OVER_COMIC,
    COMIC_OVER_GOTH,
    ALTERNATIVE_OVER_CLASSICAL,
    CLASSICAL_OVER_ALTERNATIVE,
    LOVES_FAVOURITES,
    LOVES_SCENERY,
    ONE_OF_EACH,
    LOVES_UNDEFINED,
    PLAIN,
) = range(9)
EVERY_DIRECTOR = (1 << len(DIRECTORS)) - 1

HOUSE = "house"
CUSTOM = "custom"


@dataclass(frozen=True, slots=True)
class Singer:
    id: int
    category: str
    gender: str
    stars: int
    favourite: str
    """A role, or empty."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The singers by id: 36, or fewer for programs (T18.3). The sets are bits by singer."""

    name: str
    """HOUSE, or CUSTOM for cards that a player wrote down."""
    singers: tuple[Singer, ...]
    category_sets: tuple[int, ...] = field(init=False, repr=False, compare=False)
    gender_sets: tuple[int, ...] = field(init=False, repr=False, compare=False)
    star_sets: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """At place n - 1 the singers with n stars."""
    favourite_sets: tuple[int, ...] = field(init=False, repr=False, compare=False)
    _hash: int = field(init=False, repr=False, compare=False)
    """Of all sets: decks of other singers differ in some of them."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "category_sets", self._sets("category", CATEGORIES))
        object.__setattr__(self, "gender_sets", self._sets("gender", GENDERS))
        object.__setattr__(self, "star_sets", self._sets("stars", range(1, MOST_STARS + 1)))
        object.__setattr__(self, "favourite_sets", self._sets("favourite", FAVOURITES))
        sets = (self.category_sets, self.gender_sets, self.star_sets, self.favourite_sets)
        object.__setattr__(self, "_hash", hash(sets))

    def __hash__(self) -> int:
        """Decks are keys of caches: going through all singers each time would take longer than it saves."""
        return self._hash

    @property
    def every_singer(self) -> int:
        return (1 << len(self.singers)) - 1

    def _sets(self, name: str, values: Iterable[str | int]) -> tuple[int, ...]:
        return tuple(
            mask_of(index for index, singer in enumerate(self.singers) if getattr(singer, name) == value)
            for value in values
        )

    def to_json(self) -> str | list[dict[str, object]]:
        """As in a record: the name of the built-in deck, or all singers (T17.6)."""
        if self.name == HOUSE:
            return HOUSE
        return [asdict(singer) for singer in self.singers]
