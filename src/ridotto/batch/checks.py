"""Checks the arguments of a batch before any rule gets them."""

import contextlib
from collections.abc import Iterable, Mapping, Sequence
from operator import index
from typing import SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ridotto.compile.kernel import Vector
from ridotto.engine.arguments import quoted
from ridotto.engine.batches.numbers import NO_ACTION, SEATS
from ridotto.engine.cells.cell_game import AnyCellGame, CellGame
from ridotto.engine.errors import InvalidMove, InvalidOptions
from ridotto.games import find_game

_LARGEST = np.uint64(2**63 - 1)


def game_on_cells(game_id: str) -> AnyCellGame:
    """A game that can be played in batches."""
    game: object = find_game(game_id)
    if not isinstance(game, CellGame) or not game.has_observations:
        raise InvalidOptions("no-batches", game=game_id)
    return game


# The caller may pass anything.
def setups_of(
    setups: Iterable[Mapping[str, object]] | None, options: dict[str, object]
) -> Sequence[Mapping[str, object]]:
    """Either set-ups or options, as a list of set-ups."""
    if setups is None:
        return [options]
    if not options and not isinstance(setups, str | bytes | Mapping):
        with contextlib.suppress(TypeError):
            found = list(setups)
            if found and all(isinstance(setup, Mapping) for setup in found):
                return found
    raise InvalidOptions("batch-setups")


def threads_of(threads: int | None) -> int | None:
    if threads is None:
        return None
    with contextlib.suppress(TypeError):
        if index(threads) >= 1:
            return index(threads)
    raise InvalidOptions("batch-threads", found=quoted(threads))


def match_number(match: SupportsIndex, matches: int) -> int:
    with contextlib.suppress(TypeError):
        if 0 <= index(match) < matches:
            return index(match)
    raise InvalidOptions("batch-no-match", found=quoted(match), last=matches - 1)


def actions_of(actions: ArrayLike, matches: int) -> NDArray[np.integer]:
    """Whole numbers: one for each match, or a row with one for each seat."""
    try:
        given = np.asarray(actions)
    except ValueError:
        raise wrong_shape(matches) from None
    check_actions(given.dtype, given.shape, matches)
    return _signed(given)


def _signed(given: NDArray[np.integer]) -> NDArray[np.integer]:
    """As a signed number, the largest unsigned one would be -1, which means no action and no seat."""
    return np.minimum(given, _LARGEST) if given.dtype == np.uint64 else given


def check_actions(dtype: "np.dtype[np.generic]", shape: tuple[int, ...], matches: int) -> None:
    if dtype.kind not in "iu":
        raise InvalidMove("batch-actions-type", found=str(dtype))
    if shape not in ((matches,), (matches, SEATS)):
        raise wrong_shape(matches)


def wrong_shape(matches: int) -> InvalidMove:
    return InvalidMove("batch-actions-shape", matches=matches, seats=SEATS)


def action_rows(given: NDArray[np.integer], seats: Vector) -> Vector:
    """A row of actions for each match; the seat that is asked has one number at its place."""
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
    found = np.ascontiguousarray(_signed(given), np.int64)
    is_wrong = (found < -1) | (found >= players)
    if is_wrong.any():
        raise _wrong_seats(players, int(is_wrong.argmax()))
    return found


def _wrong_seats(players: Vector, match: int = 0) -> InvalidMove:
    return InvalidMove("batch-observers", matches=len(players), last=int(players[match]) - 1)
