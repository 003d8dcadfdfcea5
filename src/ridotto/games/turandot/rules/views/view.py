"""What a seat has been shown, as people and programs read it. `see.py` grants it, cell by cell."""

import struct
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ridotto.engine.cells.state import State
from ridotto.engine.cells.world_game import CELL_BYTES, set_of, viewing
from ridotto.engine.fast_dataclasses import LateFields, quick_init
from ridotto.engine.game import Outcome, Seat
from ridotto.engine.shown_fields import NOT_SHOWN, shown, told
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND, TurandotOptions
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
    PLAYER_IS_SEALED,
    PLAYER_SCORE,
    PLAYER_TROUPE,
    VIEWER,
)
from ridotto.games.turandot.rules.views.written import (
    format_director,
    format_singer,
    in_slots,
    last_audition,
    written_bid,
)

Cards = tuple[int, ...]

PHASES = ("maestro", "audition", "bid", "give", "name", "dismiss", "cast", "over")


@quick_init
@dataclass(frozen=True, slots=True)
class RoundResult:
    """What everybody saw of a finished round."""

    round: int
    """From 1 to 7."""
    maestro: Seat
    audition: Cards
    """By slot: singers, in round 4 directors."""
    bids: tuple[int, ...]
    """By seat, as actions."""
    hired: tuple[int | None, ...]
    """By seat: the card that the bid won."""
    crew: tuple[Seat, ...]
    """Who got a crew card."""
    stand_ins: tuple[int | None, ...]
    """By seat: the card that the Maestro gave."""
    leftover: int
    named: Seat | None
    """Who dismissed a director."""
    dismissed: int | None


@quick_init
@dataclass(frozen=True, slots=True)
class Player:
    """What lies open before one player."""

    troupe: Cards = field(metadata=shown(format_singer))
    """The singers in the order they came."""
    director: int | None = field(metadata=shown(format_director))
    scenery: int
    money: int
    """Money cards not spent, also those in a bid that is not revealed."""
    is_sealed: bool
    """Has bid or cast, and waits for the others."""
    face_down: int
    """How many cards lie there as a bid that is not revealed."""
    bid: int | None = field(metadata=shown(written_bid))
    """The bid of this round, once revealed."""
    has_crew: bool
    """Got a crew card in this round."""
    hired_nobody: bool
    """Needs or got a stand-in in this round."""
    needs_stand_in: bool
    cast: Cards = field(metadata=shown(format_singer))
    """The singers in the order of the roles, once all have cast."""
    score: int
    """With the best cast that the troupe allows; once all have cast, with theirs."""


@dataclass(frozen=True, slots=True)
class Table:
    """What was left over in each round. With two players it is the dummy, with more it is out of the game."""

    troupe: Cards = field(metadata=shown(format_singer))
    director: int | None = field(metadata=shown(format_director))
    score: int | None
    """The dummy's."""


@dataclass(frozen=True, slots=True)
class TurandotView:
    options: TurandotOptions
    seat: Seat | None
    phase: str
    round: int
    """Rounds finished."""
    maestro: Seat | None
    to_act: tuple[Seat, ...]
    legal: tuple[int, ...]
    pool: Cards = field(metadata=shown(format_singer))
    """The singers that have not auditioned: which they are is known, in what order is not."""
    directors: Cards = field(metadata=shown(format_director))
    """The directors that lie open, before round 4."""
    audition: Cards = field(metadata=told(last_audition))
    """By slot: what was laid there last."""
    slots: tuple[int | None, ...] = field(metadata=told(in_slots))
    """By slot: what still lies there."""
    players: tuple[Player, ...] = field(metadata=shown(by="seat"))
    table: Table
    named: Seat | None
    """Who dismisses a director in this round."""
    dismissed: int | None = field(metadata=shown(format_director))
    """The director dismissed in this round."""
    own_bid: int | None = field(metadata=shown(written_bid))
    """One's own sealed bid."""
    own_cast: Cards = field(metadata=shown(format_singer))
    """One's own choices for the first roles, before all have cast."""
    past: tuple[RoundResult, ...] = field(metadata=NOT_SHOWN)
    outcome: Outcome | None
    cells: bytes = field(repr=False, metadata=NOT_SHOWN)
    """All of the present round again, as `see` wrote it: what worlds are drawn from."""

    @property
    def is_sealed(self) -> bool:
        if self.seat is None or not self.to_act:
            return False
        # Not from `players`, which no other part of a message to one seat needs.
        (is_sealed,) = _CELL.unpack_from(self.cells, _PLAYERS[self.seat][0] + PLAYER_IS_SEALED * CELL_BYTES)
        return bool(is_sealed)

    @property
    def leader(self) -> Seat | None:
        return self.maestro


TurandotState = State[TurandotOptions, RoundResult]


_CELL = struct.Struct("=q")
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
        _table(cells[at:end], c[PLAYERS]),
        None if c[NAMED] == NOBODY else c[NAMED],
        None if c[DISMISSED] == NO_CARD else c[DISMISSED],
    )


_OPEN_FIELDS = (
    *("round", "maestro", "pool", "directors", "audition"),
    *("slots", "players", "table", "named", "dismissed"),
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
def _table(cells: bytes, players: int) -> Table:
    c = _PLAYER.unpack(cells)
    return Table(
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
