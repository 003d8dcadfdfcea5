"""What singers and directors are worth to a company that is not complete yet.

All figures are points at the end of the match. What every choice of a round has in common is left out.
"""

from dataclasses import dataclass
from functools import cache

from ridotto.compile.bits import mask_of, popcount
from ridotto.games.turandot.rules.deck.cards import (
    FEMALE,
    FEMALE_ROLES,
    LOVES_FAVOURITES,
    LOVES_SCENERY,
    LOVES_UNDEFINED,
    MALE,
    ONE_OF_EACH,
    UNDEFINED,
)
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.scoring import ALL_DIFFERENT_POINTS, CATEGORY_COUNT, DISLIKED, LIKED
from ridotto.games.turandot.rules.views.view import Player, TurandotView

# Shares of the default deck, which the printed one resembles (TR1).
MEN, WOMEN, OTHERS = 1 / 2, 1 / 3, 1 / 6

FAVOURITE_PER_ROUND = 0.12
"""The chance that a coming singer loves a given role."""
STEERING = 0.5
"""How far a player can avoid the wrong gender: 0 takes what comes, 1 always finds the right singer."""
LIKED_PER_ROUND = 0.25
"""What a director who likes one category and dislikes another gains with every coming singer."""
UNDEFINED_PER_ROUND = 0.25
SCENERY_PER_MONEY = 0.3
SEEKING = 2.0
"""How much likelier than by chance a wanted category is hired."""
WON_DIRECTOR = 0.5
"""The chance to get a wanted director who auditions."""


@dataclass(frozen=True, slots=True)
class Company:
    """What a player has. Singers are bits."""

    singers: int
    director: int | None
    scenery: int
    money: int

    @classmethod
    def of(cls, player: Player) -> "Company":
        return cls(mask_of(player.troupe), player.director, player.scenery, player.money)

    def hiring(self, singer: int) -> "Company":
        return Company(self.singers | 1 << singer, self.director, self.scenery, self.money)

    def hiring_crew(self) -> "Company":
        return Company(self.singers, self.director, self.scenery + 1, self.money - 1)


class Outlook:
    """Weighs companies by what they are likely to score."""

    __slots__ = ("_audition_chance", "_deck", "_directors", "_lovers", "_roles")

    def __init__(self, view: TurandotView) -> None:
        self._deck = view.options.deck
        self._directors = view.directors
        self._roles = view.options.roles
        self._lovers = fitting_lovers(view.options)
        # Of the directors that lie open now, so many will audition in round 4 (T11.1).
        self._audition_chance = (view.options.players + 1) / len(view.directors) if view.directors else 0.0

    def worth(self, company: Company) -> float:
        if company.director is not None:
            return self._troupe(company) + self.director_worth(company, company.director)
        return self._troupe(company) + self.choice_worth(company, self._directors)

    def _troupe(self, company: Company) -> float:
        deck, singers = self._deck, company.singers
        one, two, three = deck.star_sets
        missing = self._roles - popcount(singers)
        return (
            popcount(singers & one)
            + 2 * popcount(singers & two)
            + 3 * popcount(singers & three)
            + company.scenery
            + self._favourites(singers, missing)
            - gender_cost(
                popcount(singers & deck.gender_sets[MALE]),
                popcount(singers & deck.gender_sets[FEMALE]),
                missing,
                self._roles,
            )
        )

    def _favourites(self, singers: int, missing: int) -> float:
        """How many will sing a favourite role of their gender; only one can sing each."""
        # What a later singer may bring anyway is no merit of this one.
        later = 1 - (1 - FAVOURITE_PER_ROUND) ** missing
        return sum(1 if singers & lovers else later for lovers in self._lovers)

    def director_worth(self, company: Company, director: int) -> float:
        """What a director is likely to add (T2.1)."""
        deck, singers = self._deck, company.singers
        missing = self._roles - popcount(singers)
        if director < len(LIKED):
            liked = popcount(singers & deck.category_sets[LIKED[director]])
            disliked = popcount(singers & deck.category_sets[DISLIKED[director]])
            return liked - disliked + LIKED_PER_ROUND * missing
        if director == LOVES_FAVOURITES:
            return self._favourites(singers, missing)
        if director == LOVES_SCENERY:
            return company.scenery + SCENERY_PER_MONEY * min(company.money, missing)
        if director == LOVES_UNDEFINED:
            return popcount(singers & deck.gender_sets[UNDEFINED]) + UNDEFINED_PER_ROUND * missing
        if director == ONE_OF_EACH:
            absent = sum(1 for category in deck.category_sets if not singers & category)
            return ALL_DIFFERENT_POINTS * completion_chance(absent, missing)
        return 0.0

    def choice_worth(self, company: Company, directors: tuple[int, ...]) -> float:
        """What these directors promise before round 4: the best one that will be there and can be had."""
        chance = self._audition_chance * WON_DIRECTOR
        promise, still_none = 0.0, 1.0
        for worth in sorted((self.director_worth(company, each) for each in directors), reverse=True):
            promise += still_none * chance * worth
            still_none *= 1 - chance
        return promise


def fitting_lovers(options: TurandotOptions) -> tuple[int, ...]:
    """By role that can be a favourite: who loves it and is not of the opposite gender."""
    return tuple(
        lovers & ~options.deck.gender_sets[MALE if FEMALE_ROLES >> role & 1 else FEMALE]
        for role, lovers in enumerate(options.favourite_sets)
    )


@cache
def gender_cost(men: int, women: int, missing: int, roles: int) -> float:
    """The points that opposite genders will cost once the missing singers are hired (T12.5)."""
    if missing == 0:
        for_women = popcount(FEMALE_ROLES & (1 << roles) - 1)
        return max(0, men - (roles - for_women)) + max(0, women - for_women)
    with_man = gender_cost(men + 1, women, missing - 1, roles)
    with_woman = gender_cost(men, women + 1, missing - 1, roles)
    with_other = gender_cost(men, women, missing - 1, roles)
    as_it_comes = MEN * with_man + WOMEN * with_woman + OTHERS * with_other
    return STEERING * min(with_man, with_woman) + (1 - STEERING) * as_it_comes


@cache
def completion_chance(absent: int, missing: int) -> float:
    """The chance that the missing singers bring all absent categories."""
    if absent == 0:
        return 1.0
    if absent > missing:
        return 0.0
    hit = min(0.95, SEEKING * absent / CATEGORY_COUNT)
    return hit * completion_chance(absent - 1, missing - 1) + (1 - hit) * completion_chance(
        absent, missing - 1
    )
