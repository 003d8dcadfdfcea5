"""What a caller hands to a batch, checked before any rule sees it."""

from collections.abc import Iterable, Sequence
from operator import index
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from ridotto.compile.kernel import Vector
from ridotto.engine.arguments import quoted
from ridotto.engine.batches.rules import SEATS
from ridotto.engine.cells.cell_game import CellGame
from ridotto.engine.errors import InvalidMove, InvalidOptions
from ridotto.games import find_game


def game_on_cells(game_id: str) -> CellGame[Any, Any]:
    """A game that can be played in batches. Its own types are of no use here."""
    game: object = find_game(game_id)
    if not isinstance(game, CellGame):
        raise InvalidOptions("no-batches", game=game_id)
    return game


def seeds_of(seeds: Iterable[int | str]) -> Sequence[int | str]:
    try:
        found = [seed if isinstance(seed, str) else index(seed) for seed in seeds]
    except TypeError:
        raise InvalidOptions("batch-seeds", found=quoted(seeds)) from None
    if not found:
        raise InvalidOptions("batch-empty")
    return found


def actions_of(actions: ArrayLike, seats: Vector) -> Vector:
    """A row of actions for each match, each at the place of its seat."""
    try:
        given = np.asarray(actions)
    except ValueError:
        raise InvalidMove("batch-actions-shape", matches=len(seats), seats=SEATS) from None
    if given.dtype.kind not in "iu":
        raise InvalidMove("batch-actions-type", found=str(given.dtype))
    if given.shape == (len(seats), SEATS):
        return np.ascontiguousarray(given, np.int64)
    if given.shape != seats.shape:
        raise InvalidMove("batch-actions-shape", matches=len(seats), seats=SEATS)
    rows = np.full((len(seats), SEATS), -1, np.int64)
    asked = seats >= 0
    rows[asked, seats[asked]] = given[asked]
    return rows
