"""What a seat is shown and asked, as messages. Made from views alone, so nothing hidden can get in."""

from typing import Any

from ridotto.games.bottle_imp.options import BottleImpOptions
from ridotto.games.bottle_imp.view import BottleImpView
from ridotto.games.turandot.options import TurandotOptions
from ridotto.games.turandot.view import TurandotView
from ridotto.server.positions import bottle_imp, turandot
from ridotto.server.protocol.table import Cards, Position, Task


def position_of(view: BottleImpView | TurandotView) -> Position:
    return bottle_imp.position_of(view) if isinstance(view, BottleImpView) else turandot.position_of(view)


def task_of(view: BottleImpView | TurandotView) -> Task | None:
    """What the seat is asked for; None: it waits."""
    return bottle_imp.task_of(view) if isinstance(view, BottleImpView) else turandot.task_of(view)


def cards_of(options: BottleImpOptions | TurandotOptions | Any) -> Cards:
    if isinstance(options, BottleImpOptions):
        return bottle_imp.cards_of(options)
    return turandot.cards_of(options)
