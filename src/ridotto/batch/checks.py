"""What a caller hands to a batch, checked before any rule sees it."""

from collections.abc import Iterable, Sequence, Sized
from operator import index
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ridotto.compile.kernel import Vector
from ridotto.engine.arguments import quoted
from ridotto.engine.batches.rules import NO_ACTION, SEATS
from ridotto.engine.cells.cell_game import CellGame
from ridotto.engine.errors import InvalidMove, InvalidOptions
from ridotto.games import find_game

_MIB = 1 << 20


# The game's own types are of no use to a batch.
def game_on_cells(game_id: str) -> CellGame[Any, Any]:
    """A game that can be played in batches."""
    game: object = find_game(game_id)
    if not isinstance(game, CellGame) or not game.has_observations:
        raise InvalidOptions("no-batches", game=game_id)
    return game


def seeds_of(seeds: Iterable[int | str], bytes_each: int, free: int | None) -> Sequence[int | str]:
    """The seeds as a list, if there is room for so many matches."""
    if isinstance(seeds, Sized):
        # Before a list is made of them: a range can be longer than any memory.
        _check_room(len(seeds), bytes_each, free)
    try:
        found = [seed if isinstance(seed, str) else index(seed) for seed in seeds]
    except TypeError:
        raise InvalidOptions("batch-seeds", found=quoted(seeds)) from None
    if not found:
        raise InvalidOptions("batch-empty")
    _check_room(len(found), bytes_each, free)
    return found


def _check_room(matches: int, bytes_each: int, free: int | None) -> None:
    needed = matches * bytes_each
    if free is not None and needed > free:
        raise InvalidOptions("batch-too-large", matches=matches, needed=-(-needed // _MIB), free=free // _MIB)


def actions_of(actions: ArrayLike, matches: int) -> NDArray[np.integer]:
    """Whole numbers: one for each match, or a row with one for each seat."""
    try:
        given = np.asarray(actions)
    except ValueError:
        raise wrong_shape(matches) from None
    check_actions(given.dtype, given.shape, matches)
    return given


def check_actions(dtype: "np.dtype[np.generic]", shape: tuple[int, ...], matches: int) -> None:
    if dtype.kind not in "iu":
        raise InvalidMove("batch-actions-type", found=str(dtype))
    if shape not in ((matches,), (matches, SEATS)):
        raise wrong_shape(matches)


def wrong_shape(matches: int) -> InvalidMove:
    return InvalidMove("batch-actions-shape", matches=matches, seats=SEATS)


def action_rows(given: NDArray[np.integer], seats: Vector) -> Vector:
    """A row of actions for each match; one number stands at the place of the seat that is asked."""
    if given.ndim == 2:
        return np.ascontiguousarray(given, np.int64)
    is_asked = seats[:, None] == np.arange(SEATS)
    return np.where(is_asked, given[:, None].astype(np.int64), NO_ACTION)


def one_each(given: NDArray[np.integer]) -> Vector:
    """One action for each match, as `advance` takes them."""
    if given.ndim != 1:
        raise not_one_each(len(given))
    return np.ascontiguousarray(given, np.int64)


def not_one_each(matches: int) -> InvalidMove:
    return InvalidMove("batch-one-action", matches=matches)


def seats_of(seats: ArrayLike, players: Vector) -> Vector:
    """A seat of each match; -1: none of it. `players`: by match, how many play."""
    try:
        given = np.asarray(seats)
    except ValueError:
        raise _wrong_seats(players) from None
    if given.dtype.kind not in "iu" or given.shape != players.shape:
        raise _wrong_seats(players)
    found = np.ascontiguousarray(given, np.int64)
    is_wrong = (found < -1) | (found >= players)
    if is_wrong.any():
        raise _wrong_seats(players, int(is_wrong.argmax()))
    return found


def _wrong_seats(players: Vector, match: int = 0) -> InvalidMove:
    return InvalidMove("batch-observers", matches=len(players), last=int(players[match]) - 1)
