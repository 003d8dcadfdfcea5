"""What a seat is shown and asked, as messages. Made from views alone, so nothing hidden can get in."""

from collections.abc import Iterator
from typing import Any

from ridotto.games.bottle_imp.messages import positions as bottle_imp
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from ridotto.games.bottle_imp.rules.view import BottleImpView
from ridotto.games.turandot.messages import positions as turandot
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.view import TurandotView
from ridotto.messages.table import Cards, PastRound, Position, Task


def position_of(view: BottleImpView | TurandotView) -> Position:
    return bottle_imp.position_of(view) if isinstance(view, BottleImpView) else turandot.position_of(view)


def present_of(view: BottleImpView | TurandotView) -> Position:
    """The position without its finished rounds, which come once for many positions."""
    return bottle_imp.present_of(view) if isinstance(view, BottleImpView) else turandot.present_of(view)


def past_of(view: BottleImpView | TurandotView, first: int) -> Iterator[PastRound]:
    """The finished rounds from a number on, which everybody saw alike."""
    return (
        bottle_imp.past_of(view, first) if isinstance(view, BottleImpView) else turandot.past_of(view, first)
    )


def task_of(view: BottleImpView | TurandotView) -> Task | None:
    """What the seat is asked for; None: it waits."""
    return bottle_imp.task_of(view) if isinstance(view, BottleImpView) else turandot.task_of(view)


def cards_of(options: BottleImpOptions | TurandotOptions | Any) -> Cards:
    if isinstance(options, BottleImpOptions):
        return bottle_imp.cards_of(options)
    return turandot.cards_of(options)
