"""Singers, directors and bids of Turandot on a screen."""

from collections.abc import Iterable

from ridotto.games.turandot.rules.actions import bluff_in, money_in, number_in
from ridotto.games.turandot.rules.deck.cards import DIRECTORS, Singer
from ridotto.games.turandot.rules.views.hiring import is_for_directors
from ridotto.games.turandot.rules.views.view import TurandotView
from ridotto.games.turandot.terminal.symbols import FAVOURITE, GENDERS, MONEY, SCENERY, STAR
from ridotto.screens.symbols import joined
from ridotto.screens.words import Words


class CardFaces:
    """The cards of one table."""

    def __init__(self, words: Words, view: TurandotView) -> None:
        self._words = words
        self._singers = view.options.deck.singers

    def singer(self, index: int) -> Singer:
        return self._singers[index]

    def short(self, index: int) -> str:
        """A singer in a few letters: category, gender, stars and favourite role."""
        singer = self._singers[index]
        favourite = f"{FAVOURITE}{self._words(f'role-{singer.favourite}')[0]}" if singer.favourite else ""
        category = self._words(f"category-short-{singer.category}")
        return f"{category}{GENDERS[singer.gender]}{singer.stars}{favourite}"

    def with_id(self, index: int) -> str:
        return joined(f"{self._singers[index].id} {self.short(index)}")

    def row(self, index: int) -> tuple[str, ...]:
        """A singer in the columns of a table: category, gender, stars and favourite role."""
        singer = self._singers[index]
        category = self._words(f"category-{singer.category}")
        return (
            f"{category} ({self._words(f'category-short-{singer.category}')})",
            f"{GENDERS[singer.gender]} {self._words(f'gender-{singer.gender}')}",
            STAR * singer.stars,
            self._words(f"role-{singer.favourite}") if singer.favourite else "",
        )

    def troupe(self, singers: Iterable[int]) -> str:
        return " ".join(self.short(singer) for singer in singers)

    def director(self, director: int) -> str:
        return self._words(f"director-{DIRECTORS[director]}")

    def director_short(self, director: int | None) -> str:
        return "" if director is None else self._words(f"director-short-{DIRECTORS[director]}")

    def effect(self, director: int) -> str:
        return self._words(f"director-effect-{DIRECTORS[director]}")

    def card(self, card: int, round_number: int) -> str:
        """What auditions in a round: a singer, or in round 4 a director."""
        if is_for_directors(round_number):
            return self._words("quoted", text=self.director(card))
        return self.short(card)

    def bid(self, bid: int) -> str:
        """A revealed bid: its number and money, or crew, and the bluff card."""
        what = str(number_in(bid)) if number_in(bid) else self._words("bid-crew")
        money = f" {MONEY * money_in(bid)}" if money_in(bid) else ""
        return joined(what + money + (f" {self._words('bid-bluff')}" if bluff_in(bid) else ""))

    def purse(self, money: int, scenery: int) -> str:
        """Money cards, and those turned into scenery."""
        return MONEY * money + SCENERY * scenery
