"""The score sheet of Turandot: where every point came from (T12.5), the dummy's too."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ridotto.core.game import Seat
from ridotto.games.turandot.cards import ROLES
from ridotto.games.turandot.scoring import Breakdown, break_down, suggested_cast
from ridotto.games.turandot.state import CAST_SIZE, ROUNDS
from ridotto.games.turandot.view import TurandotView
from ridotto.terminal.names import Names
from ridotto.terminal.turandot.cards import CardFaces
from ridotto.terminal.words import Words

Cast = Sequence[int | None]

UNLIMITED = 1000


@dataclass(frozen=True, slots=True)
class Production:
    """One opera on the sheet: a player's or the dummy's."""

    title: str
    cast: Cast
    director: int | None
    points: Breakdown


def productions(words: Words, view: TurandotView, names: Names) -> list[Production]:
    """Everybody's casts, before the end the best ones so far."""
    found = []
    for seat, player in enumerate(view.players):
        cast = player.cast or suggested_cast(view.options, player.troupe, player.director)
        points = seat_points(view, seat, cast)
        found.append(Production(names.of(seat), cast, player.director, points))
    if view.options.has_dummy:
        cast = (*view.table.troupe, *(None for _ in range(CAST_SIZE - len(view.table.troupe))))
        points = break_down(view.options, cast, view.table.director)
        found.append(Production(words("name-dummy"), cast, view.table.director, points))
    return found


def seat_points(view: TurandotView, seat: Seat, cast: Cast) -> Breakdown:
    player = view.players[seat]
    loses_point = view.options.has_dummy and view.round == ROUNDS and view.maestro == seat
    return break_down(view.options, cast, player.director, player.scenery, loses_point=loses_point)


class Sheet:
    """Productions beside each other, as many as the terminal is wide; the others below."""

    def __init__(self, words: Words, view: TurandotView, sheet: Sequence[Production]) -> None:
        self._words = words
        self._cards = CardFaces(words, view)
        self._has_dummy = view.options.has_dummy
        self._sheet = sheet

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

    def _table(self, sheet: Sequence[Production]) -> Table:
        words, cards = self._words, self._cards
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for production in sheet:
            table.add_column(production.title, no_wrap=True)
        for place, role in enumerate(ROLES):
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


def score_sheet(words: Words, view: TurandotView, names: Names) -> RenderableType:
    sheet = Sheet(words, view, productions(words, view, names))
    title = "heading-score-sheet" if view.phase == "over" else "heading-best-casts"
    return Group(Text(words(title), style="bold"), sheet, Text(words("legend-singers"), style="dim"))
