"""Cards of The Bottle Imp on a screen: number, sign and colour of the suit, points."""

from collections.abc import Collection, Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.games.bottle_imp.cards import RANKS, START_PRICE, START_PRICE_TEXT, Deck, load_deck
from ridotto.games.bottle_imp.view import BottleImpView
from ridotto.terminal.symbols import SUIT_STYLES, SUITS
from ridotto.terminal.words import Words


class CardFaces:
    """The cards of one deck."""

    def __init__(self, words: Words, deck: Deck) -> None:
        self._words = words
        self._deck = deck

    def number(self, card: int) -> str:
        return self._words.rank(RANKS[card])

    def plain(self, card: int) -> str:
        """Number and sign: 24▲."""
        return self.number(card) + SUITS[self._colour(card)]

    def listed(self, cards: Iterable[int]) -> str:
        return " ".join(self.plain(card) for card in cards)

    def text(self, card: int, *, is_dim: bool = False) -> Text:
        return Text(self.plain(card), style="dim" if is_dim else f"bold {SUIT_STYLES[self._colour(card)]}")

    def points(self, cards: Iterable[int]) -> int:
        return sum(self._deck.value(card) for card in cards)

    def price(self, card: int) -> str:
        return START_PRICE_TEXT if card == START_PRICE else self.plain(card)

    def row(self, title: str, cards: Collection[int], legal: Collection[int]) -> RenderableType:
        """Cards beside each other with their points below; what is not legal is dimmed."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        for _ in cards:
            grid.add_column(justify="right", no_wrap=True)
        grid.add_row(
            Text(title, style="bold"), *(self.text(card, is_dim=card not in legal) for card in cards)
        )
        points = [Text(f"{self._deck.value(card)} ", style="dim") for card in cards]
        grid.add_row(Text(self._words("heading-points"), style="dim"), *points)
        return grid

    def _colour(self, card: int) -> str:
        return self._deck.colour_names[self._deck.colour(card)]


def faces_for(words: Words, view: BottleImpView) -> CardFaces:
    return CardFaces(words, load_deck(view.options.deck))
