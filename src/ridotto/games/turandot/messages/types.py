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
    """The cards in use."""

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
    """The card in one slot: a singer, or in round 4 a director."""

    slot: int
    singer: SingerId | None
    director: Director | None
    is_gone: bool
    """The card was hired or given away in this round."""


@dataclass(frozen=True, slots=True)
class Points:
    """A score by source."""

    stars: int
    scenery: int
    favourites: int
    gender: int
    """The penalty for singers of the opposite gender, 0 or less."""
    director: int
    maestro: int
    """-1 for the Maestro of round 7 with two players."""
    total: int


@dataclass(frozen=True, slots=True)
class RoleWorth:
    """The points that a singer adds in one role."""

    favourite: int
    gender: int
    director: int


@dataclass(frozen=True, slots=True)
class Production:
    """A cast and its points. Before the end it is the best cast that the troupe allows."""

    cast: tuple[SingerId | None, ...]
    """By role; None if the role has no singer yet."""
    worth: tuple[RoleWorth, ...]
    """By role; all 0 if the role has no singer yet."""
    points: Points


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """The open cards of one player."""

    troupe: tuple[SingerId, ...]
    """In the order in which the singers joined."""
    director: Director | None
    scenery: int
    money: int
    """The unspent money cards, including those in a bid that is not revealed."""
    is_sealed: bool
    """The player has bid or cast, and waits for the others."""
    face_down: int
    """The number of cards in a bid that is not revealed."""
    bid: Bid | None
    """The bid of this round, once revealed."""
    has_crew: bool
    """The player got a crew card in this round."""
    hired_nobody: bool
    """The player needs or got a stand-in in this round."""
    needs_stand_in: bool
    production: Production
    """The real cast once all players have cast."""


@dataclass(frozen=True, slots=True)
class DummyRow:
    """With two players, the dummy player; with more, the cards that have left the game."""

    troupe: tuple[SingerId, ...]
    director: Director | None
    production: Production | None
    """The dummy's production."""


@dataclass(frozen=True, slots=True)
class Hire:
    """The hire of one seat in a round."""

    seat: Seat
    bid: Bid
    got: Gain
    """crew: a crew card together with a stand-in."""
    singer: SingerId | None
    director: Director | None


@dataclass(frozen=True, slots=True)
class FinishedAudition:
    """The public information about a finished round."""

    round: int
    """From 1 to 7."""
    maestro: Seat
    audition: tuple[Auditioning, ...]
    hires: tuple[Hire, ...]
    """By seat."""
    leftover: Auditioning
    named: Seat | None
    """The seat that dismissed a director."""
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
    """The slots that are left to give."""
    seats: tuple[Seat, ...]
    """The seats that still need a stand-in."""


@dataclass(frozen=True, slots=True)
class NameTask:
    """Name the seat that dismisses a director: `name 1`."""

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
    """The points that are the same for every cast."""
    worth: tuple[SingerWorth, ...]
    best: tuple[SingerId, ...]
    """One of the best casts."""


# Not frozen: each move makes new ones only to serialize them, and frozen ones would take four times as long.


@dataclass
class TurandotOwn:
    """The information that only one seat sees; empty for a spectator (`seat` None)."""

    seat: Seat | None
    own_bid: Bid | None
    """Your own sealed bid."""
    own_cast: tuple[SingerId, ...]
    """Your own sealed cast."""


@dataclass
class TurandotCommon:
    """The information that everybody sees, including spectators."""

    game: Literal["turandot"]
    phase: Phase
    round: int
    """The number of finished rounds, of seven."""
    is_directors_round: bool
    """Whether directors audition in the current round."""
    has_dummy: bool
    maestro: Seat | None
    to_act: tuple[Seat, ...]
    """The seats that have to choose."""
    pool: tuple[SingerId, ...]
    """The singers that have not auditioned: the set is known, the order is not."""
    directors: tuple[Director, ...]
    """The directors that are open before round 4."""
    audition: tuple[Auditioning, ...]
    """The cards of the last audition, by slot."""
    crew: int
    """The number of crew cards in the game."""
    players: tuple[PlayerRow, ...]
    """By seat."""
    table: DummyRow
    named: Seat | None
    """The seat that dismisses a director in this round."""
    dismissed: Director | None
    """The director dismissed in this round."""
    hires: tuple[Hire, ...]
    """The hires from this round's bids so far, once the bids are revealed."""
    past: tuple[FinishedAudition, ...]
    outcome: MatchOutcome | None


@dataclass
class TurandotPosition(TurandotCommon, TurandotOwn):
    """Everything that one seat (None: a spectator) has seen."""
