"""What a seat has been shown, as people and programs read it. `from_cells.py` reads it from cells."""

import struct
from dataclasses import dataclass, field

from ridotto.engine.cells.cell_game import State
from ridotto.engine.cells.world_game import CELL_BYTES
from ridotto.engine.fast_dataclasses import quick_init
from ridotto.engine.game import Outcome, Seat
from ridotto.engine.shown_fields import NOT_SHOWN, shown, told
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.views.see import (
    PLAYER,
    PLAYER_CELLS,
    PLAYER_IS_SEALED,
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

_CELL = struct.Struct("=q")


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
class Leftovers:
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
    leftovers: Leftovers
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
        cell = PLAYER + self.seat * PLAYER_CELLS + PLAYER_IS_SEALED
        (is_sealed,) = _CELL.unpack_from(self.cells, cell * CELL_BYTES)
        return bool(is_sealed)

    @property
    def leader(self) -> Seat | None:
        return self.maestro


TurandotState = State[TurandotOptions, RoundResult]
