"""Views of games on cells, read from the cells that `see` wrote."""

import struct
from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from ridotto.compile.bits import members
from ridotto.engine.cells.state import AnyState
from ridotto.engine.fast_dataclasses import lazily
from ridotto.engine.game import Outcome, Seat

V = TypeVar("V")

CELL_BYTES = 8
_VIEWER = struct.Struct("=2q")
_KNOWN = ("options", "seat", "to_act", "legal", "past", "outcome", "cells")

set_of = lru_cache(maxsize=1 << 14)(members)
"""The members of a set, remembered: most sets of a view were in the last one too."""


def viewing(
    kind: type[V], others: Callable[[V], tuple[object, ...]], viewer: int
) -> Callable[[AnyState, bytes, tuple[Seat, ...], Outcome | None], V]:
    """A function that makes views of a state: (state, cells, seats to act, outcome).

    `viewer`: where the cells tell the seat (-1: a spectator) and then its legal actions. `others` gives the
    fields that are not the same for all games, when one of them is read.
    """
    make = lazily(kind, _KNOWN, others)

    def view_of(s: AnyState, cells: bytes, to_act: tuple[Seat, ...], outcome: Outcome | None) -> V:
        seat, legal = _VIEWER.unpack_from(cells, viewer * CELL_BYTES)
        own = None if seat == -1 else seat
        return make(s.options, own, to_act, set_of(legal) if legal else (), s.past, outcome, cells)

    return view_of
