"""What a seat has been shown. Every field is granted by name; nothing else leaves a state."""

from dataclasses import dataclass

from ridotto.compile.bits import members
from ridotto.engine.cells.state import State
from ridotto.engine.game import Outcome, Seat
from ridotto.games.turandot.rules.actions import cards_in
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.state import (
    AUDITION,
    BID,
    BIDDING,
    CAST,
    CAST_COUNT,
    CAST_SIZE,
    CASTING,
    CREW_HIRED,
    DIRECTOR,
    DIRECTORS_ROUND,
    DISMISSED,
    MAESTRO,
    MONEY,
    NAMED,
    NEEDY,
    NO_BID,
    NO_CARD,
    NOBODY,
    OPEN_DIRECTORS,
    OVER,
    PHASE,
    POOL,
    ROUND,
    SCENERY,
    SINGER,
    SLOT,
    STAND_INS,
    TABLE,
)
from ridotto.games.turandot.rules.steps import legal_actions

Cards = tuple[int, ...]

PHASES = ("maestro", "audition", "bid", "give", "name", "dismiss", "cast", "over")


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


@dataclass(frozen=True, slots=True)
class Player:
    """What lies open before one player."""

    troupe: Cards
    """The singers in the order they came."""
    director: int | None
    scenery: int
    money: int
    """Money cards not spent, also those in a bid that is not revealed."""
    is_sealed: bool
    """Has bid or cast, and waits for the others."""
    face_down: int
    """How many cards lie there as a bid that is not revealed."""
    bid: int | None
    """The bid of this round, once revealed."""
    has_crew: bool
    """Got a crew card in this round."""
    hired_nobody: bool
    """Needs or got a stand-in in this round."""
    needs_stand_in: bool
    cast: Cards
    """The singers in the order of the roles, once all have cast."""
    score: int
    """With the best cast that the troupe allows; once all have cast, with theirs."""


@dataclass(frozen=True, slots=True)
class Table:
    """What was left over in each round. With two players it is the dummy, with more it is out of the game."""

    troupe: Cards
    director: int | None
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
    pool: Cards
    """The singers that have not auditioned: which they are is known, in what order is not."""
    directors: Cards
    """The directors that lie open, before round 4."""
    audition: Cards
    """By slot: what was laid there last."""
    slots: tuple[int | None, ...]
    """By slot: what still lies there."""
    players: tuple[Player, ...]
    table: Table
    named: Seat | None
    """Who dismisses a director in this round."""
    dismissed: int | None
    """The director dismissed in this round."""
    own_bid: int | None
    """One's own sealed bid."""
    own_cast: Cards
    """One's own choices for the first roles, before all have cast."""
    past: tuple[RoundResult, ...]
    outcome: Outcome | None

    @property
    def is_sealed(self) -> bool:
        return self.seat is not None and bool(self.to_act) and self.players[self.seat].is_sealed

    @property
    def leader(self) -> Seat | None:
        return self.maestro


TurandotState = State[TurandotOptions, RoundResult]


def view_of(
    s: TurandotState,
    seat: Seat | None,
    *,
    to_act: tuple[Seat, ...],
    scores: tuple[int, ...],
    dummy_score: int | None,
    outcome: Outcome | None,
) -> TurandotView:
    c: list[int] = s.cells.tolist()
    options = s.options
    is_bidding = c[PHASE] == BIDDING
    is_casting = c[PHASE] == CASTING
    return TurandotView(
        options=options,
        seat=seat,
        phase=PHASES[c[PHASE]],
        round=c[ROUND],
        maestro=optional(c[MAESTRO], NOBODY),
        to_act=to_act,
        legal=() if seat is None else members(legal_actions(c, seat)),
        pool=members(c[POOL]),
        directors=members(c[OPEN_DIRECTORS]),
        audition=laid(c, AUDITION, options.slots),
        slots=tuple(optional(card, NO_CARD) for card in c[SLOT : SLOT + options.slots]),
        players=tuple(_player(c, other, scores[other]) for other in range(options.players)),
        table=Table(singers_of(c, TABLE), optional(c[DIRECTOR + TABLE], NO_CARD), dummy_score),
        named=optional(c[NAMED], NOBODY),
        dismissed=optional(c[DISMISSED], NO_CARD),
        own_bid=optional(c[BID + seat], NO_BID) if seat is not None and is_bidding else None,
        own_cast=cast_of_seat(c, seat) if seat is not None and is_casting else (),
        past=s.past,
        outcome=outcome,
    )


def _player(c: list[int], seat: Seat, score: int) -> Player:
    bid = optional(c[BID + seat], NO_BID)
    is_bidding = c[PHASE] == BIDDING
    has_cast = c[PHASE] == CASTING and c[CAST_COUNT + seat] == CAST_SIZE
    return Player(
        troupe=singers_of(c, seat),
        director=optional(c[DIRECTOR + seat], NO_CARD),
        scenery=c[SCENERY + seat],
        money=c[MONEY + seat],
        is_sealed=has_cast or (is_bidding and bid is not None),
        face_down=cards_in(bid) if is_bidding and bid is not None else 0,
        bid=None if is_bidding else bid,
        has_crew=bool(c[CREW_HIRED] >> seat & 1),
        hired_nobody=bool(c[STAND_INS] >> seat & 1),
        needs_stand_in=bool(c[NEEDY] >> seat & 1),
        cast=cast_of_seat(c, seat) if c[PHASE] == OVER else (),
        score=score,
    )


def round_result(c: list[int], options: TurandotOptions) -> RoundResult:
    """The round that just ended; its cells stay until the next audition."""
    seats = range(options.players)
    is_stand_in = [bool(c[STAND_INS] >> seat & 1) for seat in seats]
    got = [_newest(c, seat) for seat in seats]
    return RoundResult(
        round=c[ROUND],
        maestro=c[MAESTRO],
        audition=laid(c, AUDITION, options.slots),
        bids=tuple(c[BID + seat] for seat in seats),
        hired=tuple(None if is_stand_in[seat] else got[seat] for seat in seats),
        crew=members(c[CREW_HIRED]),
        stand_ins=tuple(got[seat] if is_stand_in[seat] else None for seat in seats),
        leftover=_newest(c, TABLE),
        named=optional(c[NAMED], NOBODY),
        dismissed=optional(c[DISMISSED], NO_CARD),
    )


def _newest(c: list[int], row: int) -> int:
    """The card that a row got in the round that just ended."""
    return c[DIRECTOR + row] if c[ROUND] - 1 == DIRECTORS_ROUND else singers_of(c, row)[-1]


def singers_of(c: list[int], row: int) -> Cards:
    return laid(c, SINGER + row * CAST_SIZE, CAST_SIZE)


def cast_of_seat(c: list[int], seat: Seat) -> Cards:
    return laid(c, CAST + seat * CAST_SIZE, CAST_SIZE)


def laid(c: list[int], first: int, most: int) -> Cards:
    """The cards in a run of cells."""
    return tuple(card for card in c[first : first + most] if card != NO_CARD)


def optional(value: int, nothing: int) -> int | None:
    return None if value == nothing else value
