"""Turandot as one seat sees it. Singers are written as their id, directors by name, slots from 1."""

from dataclasses import dataclass
from typing import Literal

from ridotto.messages.common import MatchOutcome, Seat

SingerId = int
Director = Literal[
    "goth_over_comic",
    "comic_over_goth",
    "alternative_over_classical",
    "classical_over_alternative",
    "favourites",
    "scenery",
    "one_of_each",
    "undefined_gender",
    "plain",
]
Category = Literal["professional", "amateur", "alternative", "classical", "comic", "goth"]
Gender = Literal["male", "female", "undefined"]
Gain = Literal["hired", "stand-in", "crew"]
Phase = Literal["maestro", "audition", "bid", "give", "name", "dismiss", "cast", "over"]
Role = Literal["turandot", "calaf", "liu", "ping", "pong", "pang"]


@dataclass(frozen=True, slots=True)
class SingerFace:
    id: SingerId
    category: Category
    gender: Gender
    stars: int
    favourite: Role | None


@dataclass(frozen=True, slots=True)
class TurandotCards:
    """The cards that are played with."""

    game: Literal["turandot"]
    singers: tuple[SingerFace, ...]
    """By id, from 1."""


@dataclass(frozen=True, slots=True)
class Bid:
    number: int | None
    """The number card; None: a bid for crew."""
    money: int
    bluff: bool


@dataclass(frozen=True, slots=True)
class Auditioning:
    """What lies in one slot: a singer, in round 4 a director."""

    slot: int
    singer: SingerId | None
    director: Director | None
    is_gone: bool
    """Hired or given away in this round."""


@dataclass(frozen=True, slots=True)
class Points:
    """A score, point by point."""

    stars: int
    scenery: int
    favourites: int
    gender: int
    """What singers of the opposite gender cost, 0 or less."""
    director: int
    maestro: int
    """-1 for the Maestro of round 7 with two players."""
    total: int


@dataclass(frozen=True, slots=True)
class RoleWorth:
    """What a singer adds in one role."""

    favourite: int
    gender: int
    director: int


@dataclass(frozen=True, slots=True)
class Production:
    """A cast and its points. Before the end it is the best cast that the troupe allows."""

    cast: tuple[SingerId | None, ...]
    """By role; None where nobody sings yet."""
    worth: tuple[RoleWorth, ...]
    """By role; all 0 where nobody sings yet."""
    points: Points


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """What lies open before one player."""

    troupe: tuple[SingerId, ...]
    """In the order they came."""
    director: Director | None
    scenery: int
    money: int
    """Money cards not spent, also those in a bid that is not revealed."""
    is_sealed: bool
    """Has bid or cast, and waits for the others."""
    face_down: int
    """How many cards lie there as a bid that is not revealed."""
    bid: Bid | None
    """The bid of this round, once revealed."""
    has_crew: bool
    """Got a crew card in this round."""
    hired_nobody: bool
    """Needs or got a stand-in in this round."""
    needs_stand_in: bool
    production: Production
    """Everybody's real cast once all have cast."""


@dataclass(frozen=True, slots=True)
class DummyRow:
    """With two players, the table that plays along; with more, what has left the game."""

    troupe: tuple[SingerId, ...]
    director: Director | None
    production: Production | None
    """The dummy's."""


@dataclass(frozen=True, slots=True)
class Hire:
    """What one seat got in a round."""

    seat: Seat
    bid: Bid
    got: Gain
    """crew: a crew card and a stand-in with it."""
    singer: SingerId | None
    director: Director | None


@dataclass(frozen=True, slots=True)
class FinishedAudition:
    """What everybody saw of a finished round."""

    round: int
    """From 1 to 7."""
    maestro: Seat
    audition: tuple[Auditioning, ...]
    hires: tuple[Hire, ...]
    """By seat."""
    leftover: Auditioning
    named: Seat | None
    """Who dismissed a director."""
    dismissed: Director | None


@dataclass(frozen=True, slots=True)
class BidTask:
    """`bid 3`, `bid 3 money 2 bluff`, `bid crew`, `bid crew bluff`."""

    kind: Literal["bid"]
    numbers: tuple[int, ...]
    most_money: int
    may_bid_crew: bool


@dataclass(frozen=True, slots=True)
class GiveTask:
    """Give a stand-in: `give 4 to 0`."""

    kind: Literal["give"]
    slots: tuple[int, ...]
    """What is left to give."""
    seats: tuple[Seat, ...]
    """Who still needs one."""


@dataclass(frozen=True, slots=True)
class NameTask:
    """Name who dismisses a director: `name 1`."""

    kind: Literal["name"]
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class DismissTask:
    """Dismiss a director: `dismiss scenery`."""

    kind: Literal["dismiss"]
    directors: tuple[Director, ...]


@dataclass(frozen=True, slots=True)
class SingerWorth:
    singer: SingerId
    roles: tuple[RoleWorth, ...]
    """By role."""


@dataclass(frozen=True, slots=True)
class CastTask:
    """Cast the six roles: `cast 5 3 16 1 9 14`, in the order Turandot, Calaf, Liù, Ping, Pong, Pang.

    The score of a cast is the sum of `fixed` and the worth of each singer in their role.
    """

    kind: Literal["cast"]
    singers: tuple[SingerId, ...]
    fixed: Points
    """The points that no cast changes."""
    worth: tuple[SingerWorth, ...]
    best: tuple[SingerId, ...]
    """A best cast."""


# Not frozen: each move makes these anew, which would take four times as long, only to write them down.


@dataclass
class TurandotOwn:
    """What only one seat sees; a spectator (`seat` None) has nothing here."""

    seat: Seat | None
    own_bid: Bid | None
    """One's own sealed bid."""
    own_cast: tuple[SingerId, ...]
    """One's own sealed cast."""


@dataclass
class TurandotCommon:
    """What everybody sees, spectators too."""

    game: Literal["turandot"]
    phase: Phase
    round: int
    """Rounds finished, of seven."""
    is_directors_round: bool
    """Whether directors audition in the present round."""
    has_dummy: bool
    maestro: Seat | None
    to_act: tuple[Seat, ...]
    """Whose choice the table waits for."""
    pool: tuple[SingerId, ...]
    """The singers that have not auditioned: which they are is known, in what order is not."""
    directors: tuple[Director, ...]
    """The directors that lie open, before round 4."""
    audition: tuple[Auditioning, ...]
    """What was laid into the slots last."""
    crew: int
    """Crew cards in the game."""
    players: tuple[PlayerRow, ...]
    """By seat."""
    table: DummyRow
    named: Seat | None
    """Who dismisses a director in this round."""
    dismissed: Director | None
    """The director dismissed in this round."""
    hires: tuple[Hire, ...]
    """What the bids of this round brought so far, once they are revealed."""
    past: tuple[FinishedAudition, ...]
    outcome: MatchOutcome | None


@dataclass
class TurandotPosition(TurandotCommon, TurandotOwn):
    """All that one seat (None: a spectator) has been shown."""
