"""Tensors and strings, as OpenSpiel asks for them (its PyObserver)."""

import numpy as np
import pyspiel

from ridotto.adapters.openspiel.positions import Positions
from ridotto.adapters.openspiel.state import RidottoState
from ridotto.compile.kernel import Vector
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.game import Seat
from ridotto.engine.observations.layout import Layout, Sets, Tensor

MOST_PICKS = 16
"""Of one choice."""

PIECE_BITS = 18
PIECES = 3
"""A set of 54 members is three numbers, each exact as a float."""
MOST_NUMBER = 256


def row_size(layout: Layout) -> int:
    """How many numbers an earlier observation takes."""
    return sum(field.cells * (PIECES if isinstance(field, Sets) else 1) for field in layout.fields)


def row_of(layout: Layout, cells: Vector) -> Tensor:
    """An earlier observation packed into few numbers: for recall, not as good inputs for a network."""
    parts = []
    for field in layout.fields:
        its = cells[field.at : field.at + field.cells]
        if isinstance(field, Sets):
            pieces = its[:, None] >> np.arange(0, PIECES * PIECE_BITS, PIECE_BITS) & (1 << PIECE_BITS) - 1
            parts.append(pieces.ravel() / (1 << PIECE_BITS))
        else:
            parts.append(its / MOST_NUMBER)
    return np.concatenate(parts).astype(np.float32)


class RidottoObserver:
    """The present observation as a tensor of bits, the player's secret picks, and its legal actions.

    With perfect recall also its observation of every earlier state, a row for each.
    """

    def __init__(self, positions: Positions, players: int, kind: pyspiel.IIGObservationType) -> None:
        self._positions = positions
        self._has_recall = bool(kind.perfect_recall)
        layout = positions.rules.layout
        pieces: dict[str, tuple[int, ...]] = {
            "player": (players,),
            "picks": (MOST_PICKS, MOST_ACTIONS),
            "legal": (MOST_ACTIONS,),
            "seen": (layout.size,),
        }
        if self._has_recall:
            pieces["before"] = (positions.most_states, row_size(layout))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in pieces.values()), np.float32)
        self.dict: dict[str, Tensor] = {}
        at = 0
        for name, shape in pieces.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: RidottoState, player: Seat) -> None:
        self.tensor.fill(0)
        positions, known = self._positions, state.known_to(player)
        self.dict["player"][player] = 1
        for place, action in enumerate(state.picks_of(player)):
            self.dict["picks"][place, action] = 1
        # Also while other seats are asked about the same choice: the order makes no difference.
        self.dict["legal"][list(positions.rules.legal(known, player))] = 1
        self.dict["seen"][:] = positions.tensor(known, player)
        if self._has_recall:
            for row, seen in enumerate(state.position.trail.seen(positions, player)):
                self.dict["before"][row] = row_of(positions.rules.layout, seen)

    def string_from(self, state: RidottoState, player: Seat) -> str:
        if self._has_recall:
            return state.told_to(player)
        return repr(self._positions.rules.view(state.known_to(player), player))
