"""The choices of a player in Turandot, on a screen: directors, and a suggested cast."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.engine.game import Seat
from ridotto.games.turandot.rules.deck.cards import ROLES
from ridotto.games.turandot.rules.views.score_sheet import seat_points
from ridotto.games.turandot.rules.views.view import TurandotView
from ridotto.games.turandot.terminal.cards import CardFaces
from ridotto.games.turandot.terminal.reading import best_cast
from ridotto.screens.game_ui import ROOMY, SHORTER, TIGHT
from ridotto.screens.symbols import joined
from ridotto.screens.words import Words


def open_directors(words: Words, view: TurandotView) -> Text:
    cards = CardFaces(words, view)
    listed = ", ".join(cards.director_short(director) for director in view.directors)
    return Text(words("directors-open", directors=listed), style="dim")


def directors_to_dismiss(words: Words, view: TurandotView, tightness: int) -> RenderableType:
    cards = CardFaces(words, view)
    if tightness == TIGHT:
        return Text(
            " · ".join(
                joined(f"{place} {cards.director_short(director)}")
                for place, director in enumerate(view.directors, start=1)
            )
        )
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for place, director in enumerate(view.directors, start=1):
        effect = cards.effect(director) if tightness == ROOMY else cards.director_short(director)
        table.add_row(str(place), cards.director(director), effect)
    return table


def suggested_cast(words: Words, view: TurandotView, seat: Seat, tightness: int) -> RenderableType:
    cards = CardFaces(words, view)
    cast = best_cast(view)
    points = seat_points(view, seat, cast).total
    title = Text(words("suggested-cast", points=points), style="bold")
    if tightness > ROOMY:
        roles = [
            joined(f"{place} {words(f'role-{role}')}: {cards.with_id(singer)}")
            for place, (role, singer) in enumerate(zip(ROLES, cast, strict=False), start=1)
        ]
        return Group(title, Text(("\n" if tightness < SHORTER else " · ").join(roles)))
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for heading in ("role", "id", "singer", "gender", "stars", "favourite"):
        table.add_column(words(f"heading-{heading}"), no_wrap=True)
    for place, (role, singer) in enumerate(zip(ROLES, cast, strict=False), start=1):
        identity = str(cards.singer(singer).id)
        table.add_row(f"{place} {words(f'role-{role}')}", identity, *cards.row(singer))
    return Group(title, table)
