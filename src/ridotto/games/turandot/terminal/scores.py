"""The score sheet of Turandot: where every point came from (T12.5), the dummy's too."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ridotto.games.turandot.rules.deck.cards import ROLES
from ridotto.games.turandot.rules.views.score_sheet import Production, productions
from ridotto.games.turandot.rules.views.view import TurandotView
from ridotto.games.turandot.terminal.cards import CardFaces
from ridotto.screens.names import Names
from ridotto.screens.words import Words

UNLIMITED = 1000


class Sheet:
    """Productions beside each other, as many as the terminal is wide; the others below."""

    def __init__(self, words: Words, view: TurandotView, names: Names) -> None:
        self._words = words
        self._names = names
        self._cards = CardFaces(words, view)
        self._has_dummy = view.options.has_dummy
        self._roles = ROLES[: view.options.roles]
        self._sheet = [*enumerate(productions(view))]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        unlimited = options.update(width=UNLIMITED)
        for count in range(len(self._sheet), 0, -1):
            parts = [
                self._table(self._sheet[first : first + count]) for first in range(0, len(self._sheet), count)
            ]
            widest = max(console.measure(part, options=unlimited).maximum for part in parts)
            if widest <= options.max_width or count == 1:
                yield from parts
                return

    def _table(self, part: Sequence[tuple[int, Production]]) -> Table:
        words, cards = self._words, self._cards
        sheet = [production for _, production in part]
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for place, _ in part:
            table.add_column(self._title(place), no_wrap=True)
        for place, role in enumerate(self._roles):
            singers = (
                "–" if singer is None else cards.short(singer)
                for singer in (production.cast[place] for production in sheet)
            )
            table.add_row(f"{place + 1} {words(f'role-{role}')}", *singers)
        directors = (cards.director_short(production.director) or "–" for production in sheet)
        table.add_row(words("sheet-directed-by"), *directors, end_section=True)
        for key in ("stars", "scenery", "favourites", "gender", "director", "maestro"):
            if key != "maestro" or self._has_dummy:
                values = (words.signed(getattr(production.points, key)) for production in sheet)
                table.add_row(words(f"sheet-{key}"), *values)
        totals = (words.number(production.points.total) for production in sheet)
        table.add_row(words("sheet-total"), *totals, style="bold")
        return table

    def _title(self, place: int) -> str:
        """Whose production it is; the dummy's is the last."""
        is_dummy = self._has_dummy and place == len(self._sheet) - 1
        return self._words("name-dummy") if is_dummy else self._names.of(place)


def score_sheet(words: Words, view: TurandotView, names: Names) -> RenderableType:
    sheet = Sheet(words, view, names)
    title = "heading-score-sheet" if view.phase == "over" else "heading-best-casts"
    return Group(Text(words(title), style="bold"), sheet, Text(words("legend-singers"), style="dim"))
