"""What a table has to know of each game: when something is to be seen, what is sealed, and who leads a round.

A game that is not named here is played without these niceties.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.rules import state as bottle_imp
from ridotto.games.bottle_imp.rules.view import BottleImpView
from ridotto.games.turandot.rules import state as turandot
from ridotto.games.turandot.rules.view import TurandotView

Happening = Literal["sealed", "move", "trick", "reveal", "round"]
"""A choice was sealed, something was done openly, cards were gathered or turned up, a round ended."""


@dataclass(frozen=True, slots=True)
class _Manners:
    happening: Callable[[Any, Any], Happening]
    """From the cells before and after an event within a round."""
    is_sealed: Callable[[Any], bool]
    """Whether the seat of a view has laid down a secret choice that is not revealed."""
    leader: Callable[[Any], Seat]
    """The dealer or Maestro of a view."""


def happening(game_id: str, before: Any, after: Any) -> Happening:
    """What an event was, from the states before and after it."""
    if len(after.past) > len(before.past):
        return "round"
    manners = _BY_GAME.get(game_id)
    return "move" if manners is None else manners.happening(before.cells, after.cells)


def is_sealed(game_id: str, view: Any) -> bool:
    """Whether the seat of a view has laid down a secret choice that it can still take back."""
    manners = _BY_GAME.get(game_id)
    return manners is not None and bool(view.to_act) and manners.is_sealed(view)


def leader(game_id: str, view: Any) -> Seat | None:
    """Who deals or conducts, or did so last."""
    manners = _BY_GAME.get(game_id)
    return None if manners is None else manners.leader(view)


def _bottle_imp_happening(before: Any, after: Any) -> Happening:
    phase = before[bottle_imp.PHASE]
    if phase == bottle_imp.PASS:
        return "sealed" if after[bottle_imp.PHASE] == phase else "reveal"
    return "trick" if after[bottle_imp.TRICKS] > before[bottle_imp.TRICKS] else "move"


def _turandot_happening(before: Any, after: Any) -> Happening:
    phase = before[turandot.PHASE]
    if phase in (turandot.BIDDING, turandot.CASTING):
        return "sealed" if after[turandot.PHASE] == phase else "reveal"
    return "move"


def _is_sealed_in_bottle_imp(view: BottleImpView) -> bool:
    return view.seat is not None and view.sealed[view.seat]


def _is_sealed_in_turandot(view: TurandotView) -> bool:
    return view.seat is not None and view.players[view.seat].is_sealed


_BY_GAME = {
    "bottle_imp": _Manners(_bottle_imp_happening, _is_sealed_in_bottle_imp, lambda view: view.dealer),
    "turandot": _Manners(_turandot_happening, _is_sealed_in_turandot, lambda view: view.maestro),
}
