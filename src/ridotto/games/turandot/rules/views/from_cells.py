"""Reads a view, and the result of a round, from the cells that `see.py` grants one by one."""

import struct
from collections.abc import Sequence
from functools import lru_cache

from ridotto.engine.cells.world_game import CELL_BYTES, LateFields, set_of, viewing
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND
from ridotto.games.turandot.rules.state import (
    AUDITION,
    BID,
    BIDDING,
    CAST,
    CAST_SIZE,
    CASTING,
    CREW_HIRED,
    DIRECTOR,
    DISMISSED,
    MAESTRO,
    NAMED,
    NO_BID,
    NO_CARD,
    NOBODY,
    OPEN_DIRECTORS,
    PHASE,
    PLAYERS,
    POOL,
    ROUND,
    ROWS,
    SINGER,
    SLOT,
    SLOTS,
    STAND_INS,
    TABLE,
    TROUPE,
)
from ridotto.games.turandot.rules.views.see import (
    PLAYER,
    PLAYER_CAST,
    PLAYER_CELLS,
    PLAYER_DIRECTOR,
    PLAYER_SCORE,
    PLAYER_TROUPE,
    VIEWER,
)
from ridotto.games.turandot.rules.views.view import (
    PHASES,
    Cards,
    Leftovers,
    Player,
    RoundResult,
    TurandotState,
    TurandotView,
)

_CELLS = struct.Struct(f"={CAST}q")
_PLAYER = struct.Struct(f"={PLAYER_CELLS}q")
_CAST = struct.Struct(f"={CAST_SIZE}q")
_PLAYERS = tuple(
    (CELL_BYTES * PLAYER + row * _PLAYER.size, CELL_BYTES * PLAYER + (row + 1) * _PLAYER.size)
    for row in range(ROWS)
)
"""By row: where the bytes begin and end that tell of it."""


def _own(v: TurandotView) -> tuple[object, ...]:
    """What a message to one seat is made of, besides the part that everybody gets."""
    cells, seat = v.cells, v.seat
    c = _CELLS.unpack_from(cells)
    phase = c[PHASE]
    own_bid = None
    if seat is not None and phase == BIDDING and c[BID + seat] != NO_BID:
        own_bid = c[BID + seat]
    own_cast: Cards = ()
    if seat is not None and phase == CASTING:
        own_cast = laid(_CAST.unpack_from(cells, (CAST + seat * CAST_SIZE) * CELL_BYTES), 0, CAST_SIZE)
    return PHASES[phase], own_bid, own_cast


_OWN_FIELDS = ("phase", "own_bid", "own_cast")


def _open(v: TurandotView) -> tuple[object, ...]:
    """What lies open on the table.

    Most of it was in the last view too: players and sets are remembered, which halves the time
    (bench/engine/views.py).
    """
    cells = v.cells
    c = _CELLS.unpack_from(cells)
    slots = c[SLOTS]
    players = tuple([_player(cells[at:end]) for at, end in _PLAYERS[: c[PLAYERS]]])
    audition = c[AUDITION : AUDITION + slots]
    in_slots: tuple[int | None, ...] = c[SLOT : SLOT + slots]
    if NO_CARD in in_slots:
        in_slots = tuple([None if card == NO_CARD else card for card in in_slots])
    at, end = _PLAYERS[TABLE]
    return (
        c[ROUND],
        None if c[MAESTRO] == NOBODY else c[MAESTRO],
        set_of(c[POOL]),
        set_of(c[OPEN_DIRECTORS]) if c[OPEN_DIRECTORS] else (),
        () if NO_CARD in audition else audition,
        in_slots,
        players,
        _leftovers(cells[at:end], c[PLAYERS]),
        None if c[NAMED] == NOBODY else c[NAMED],
        None if c[DISMISSED] == NO_CARD else c[DISMISSED],
    )


_OPEN_FIELDS = (
    *("round", "maestro", "pool", "directors", "audition"),
    *("slots", "players", "leftovers", "named", "dismissed"),
)

view_of = viewing(TurandotView, VIEWER, LateFields(_OWN_FIELDS, _own), LateFields(_OPEN_FIELDS, _open))


@lru_cache(maxsize=1 << 14)
def _player(cells: bytes) -> Player:
    (
        *singers,
        director,
        scenery,
        money,
        is_sealed,
        face_down,
        bid,
        has_crew,
        hired_nobody,
        needs_stand_in,
        score,
    ) = (c := _PLAYER.unpack(cells))[:PLAYER_CAST]
    return Player(
        tuple(singers[: CAST_SIZE - singers.count(NO_CARD)]),
        None if director == NO_CARD else director,
        scenery,
        money,
        bool(is_sealed),
        face_down,
        None if bid == NO_BID else bid,
        bool(has_crew),
        bool(hired_nobody),
        bool(needs_stand_in),
        () if c[PLAYER_CAST] == NO_CARD else laid(c, PLAYER_CAST, CAST_SIZE),
        score,
    )


@lru_cache(maxsize=1 << 12)
def _leftovers(cells: bytes, players: int) -> Leftovers:
    c = _PLAYER.unpack(cells)
    return Leftovers(
        troupe=laid(c, PLAYER_TROUPE, CAST_SIZE),
        director=optional(c[PLAYER_DIRECTOR], NO_CARD),
        score=c[PLAYER_SCORE] if players == 2 else None,
    )


def round_result(s: TurandotState) -> RoundResult:
    """The round that just ended; its cells stay until the next audition."""
    c = _CELLS.unpack_from(s.cells.data)
    players, stand_ins, slots = c[PLAYERS], c[STAND_INS], c[SLOTS]
    got = [_newest(c, seat) for seat in range(players)]
    return RoundResult(
        c[ROUND],
        c[MAESTRO],
        c[AUDITION : AUDITION + slots],
        c[BID : BID + players],
        tuple([None if stand_ins >> seat & 1 else card for seat, card in enumerate(got)]),
        set_of(c[CREW_HIRED]),
        tuple([card if stand_ins >> seat & 1 else None for seat, card in enumerate(got)]),
        _newest(c, TABLE),
        optional(c[NAMED], NOBODY),
        optional(c[DISMISSED], NO_CARD),
    )


def _newest(c: Sequence[int], row: int) -> int:
    """The card that a row got in the round that just ended."""
    if c[ROUND] - 1 == DIRECTORS_ROUND:
        return c[DIRECTOR + row]
    singers = c[TROUPE + row].bit_count()
    return c[SINGER + row * CAST_SIZE + singers - 1]


def laid(c: Sequence[int], first: int, most: int) -> Cards:
    """The cards in a run of cells."""
    return tuple([card for card in c[first : first + most] if card != NO_CARD])


def optional(value: int, nothing: int) -> int | None:
    return None if value == nothing else value
