"""Cards of The Bottle Imp on a screen: number, sign and colour of the suit, points."""

from collections.abc import Collection, Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from ridotto.games.bottle_imp.rules.deck.cards import RANKS, START_PRICE, START_PRICE_TEXT, Deck, load_deck
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from ridotto.games.bottle_imp.terminal.symbols import SUIT_STYLES, SUITS
from ridotto.screens.words import Words

FEWEST_BESIDE_TITLE = 4


class CardRows:
    """Cards under a title, in as many rows as the terminal needs."""

    def __init__(self, title: str, below: str, cards: Sequence[tuple[Text, Text]]) -> None:
        self._title = title
        self._below = below
        """The title of the line under the cards; without it there is none."""
        self._cards = cards

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        indent = max(cell_len(self._title), cell_len(self._below)) + 1
        widths = [max(card.cell_len, points.cell_len) + 1 for card, points in self._cards]
        title, below = self._title, self._below
        if indent + sum(widths[:FEWEST_BESIDE_TITLE]) > width:
            yield Text(title, style="bold")
            title = below = ""
            indent = 0
        rows: list[tuple[Text, Text]] = []
        for (card, points), needed in zip(self._cards, widths, strict=True):
            if not rows or rows[-1][0].cell_len + needed - 1 > width:
                rows.append((_start(title, "bold", indent), _start(below, "dim", indent)))
                title = below = ""
            for line, text in zip(rows[-1], (card, points), strict=True):
                line.append(" " * (needed - 1 - text.cell_len))
                line.append_text(text)
                line.append(" ")
        for line, points_line in rows or [(_start(title, "bold", indent), Text())]:
            line.rstrip()
            yield line
            if self._below and rows:
                points_line.rstrip()
                yield points_line


def _start(title: str, style: str, width: int) -> Text:
    return Text.assemble((title, style), " " * (width - cell_len(title)))


class CardFaces:
    """The cards of one deck."""

    def __init__(self, words: Words, deck: Deck) -> None:
        self._words = words
        self._deck = deck

    def number(self, card: int) -> str:
        return self._words.as_read(RANKS[card])

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

    def row(
        self, title: str, cards: Collection[int], legal: Collection[int], *, has_points: bool = True
    ) -> RenderableType:
        """Cards beside each other with their points below; what is not legal is dimmed."""
        laid = [
            (
                self.text(card, is_dim=card not in legal),
                Text(f"{self._deck.value(card)} ", style="dim"),
            )
            for card in cards
        ]
        return CardRows(title, self._words("heading-points") if has_points else "", laid)

    def _colour(self, card: int) -> str:
        return self._deck.colour_names[self._deck.colour(card)]


def faces_for(words: Words, view: BottleImpView) -> CardFaces:
    return CardFaces(words, load_deck(view.options.deck))
