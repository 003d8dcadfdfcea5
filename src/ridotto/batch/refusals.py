"""Why a match of a batch was refused."""

from typing import NamedTuple

from ridotto.compile.kernel import Vector
from ridotto.engine.batches.numbers import NO_ACTION
from ridotto.engine.cells.cell_game import AnyCellGame, AnyState
from ridotto.engine.errors import InvalidMove, RidottoError


class Refusal(NamedTuple):
    match: int
    code: str
    """Of the error that the same action raises in a single match."""


def refusal_of(game: AnyCellGame, match: int, s: AnyState, actions: Vector) -> Refusal:
    """By the first seat whose action is not legal; a refused match is as it was before."""
    for seat, action in enumerate(actions.tolist()):
        if action == NO_ACTION:
            continue
        try:
            game.apply(s, seat, action)
        except RidottoError as error:
            return Refusal(match, error.code)
    raise InvalidMove("batch-other-actions", match=match)
