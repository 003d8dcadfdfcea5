"""The Bottle Imp as one seat sees it. Cards are written as their number: "17", "2.5"."""

from dataclasses import dataclass
from typing import Literal

from ridotto.messages.common import MatchOutcome, Seat

Card = str
Colour = Literal["red", "blue", "green", "yellow"]
Goal = Literal["mystery", "left", "right", "open", "hidden"]
Phase = Literal["dealer", "deal", "pass", "play", "over"]
Reason = Literal["tricks", "alone", "team", "bottle", "two-bottles", "team-bottle"]


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card of the deck that is played with."""

    card: Card
    colour: Colour
    points: int


@dataclass(frozen=True, slots=True)
class BottleImpCards:
    """The deck that is played with, ascending."""

    game: Literal["bottle_imp"]
    cards: tuple[CardFace, ...]


@dataclass(frozen=True, slots=True)
class BottlePlace:
    price: Card
    """The card under it; "19" until it is sold for the first time."""
    owner: Seat | None


@dataclass(frozen=True, slots=True)
class Play:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class FinishedTrick:
    plays: tuple[Play, ...]
    """In the order of play."""
    winner: Seat
    card: Card
    """The card that won it."""
    bottle: int | None
    """The bottle that was sold with it: 0 or 1."""


@dataclass(frozen=True, slots=True)
class RoundScore:
    """Where the score of one seat in one round came from."""

    seat: Seat
    score: int
    taken: tuple[Card, ...]
    taken_points: int
    reason: Reason
    """
    tricks: one's own tricks. alone: twice one's own tricks, playing alone against teams. team: both partners'
    tricks. bottle, two-bottles, team-bottle: minus `factor` times the mystery trick.
    """
    factor: int
    """How often the mystery trick was taken off; 0 without a bottle in the party."""


@dataclass(frozen=True, slots=True)
class FinishedRound:
    dealer: Seat
    parties: tuple[int, ...]
    """The party of each seat, named by its lowest seat."""
    mystery: tuple[Card, ...]
    mystery_points: int
    bottles: tuple[BottlePlace, ...]
    scores: tuple[RoundScore, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class PassGoal:
    """Where one chosen card goes."""

    goal: Goal
    seat: Seat | None
    """Who gets it; None: the mystery trick."""


@dataclass(frozen=True, slots=True)
class PassTask:
    """Choose one card for each goal, in this order, and send them as one move.

    `pass mystery 1 left 37 right 22`; in the eye `pass mystery 1 12 open 37 hidden 22`.
    """

    kind: Literal["pass"]
    goals: tuple[PassGoal, ...]
    cards: tuple[Card, ...]
    """The cards that may be chosen."""


@dataclass(frozen=True, slots=True)
class PlayTask:
    """Play a card: `play 24`."""

    kind: Literal["play"]
    cards: tuple[Card, ...]
    """The cards that may be played."""
    must_follow: Colour | None
    """The colour led, which bars the other cards of one's hand where that hand has it."""


# Not frozen: each move makes these anew, which would take four times as long, only to write them down.


@dataclass
class BottleImpOwn:
    """What only one seat sees; a spectator (`seat` None) has nothing here."""

    seat: Seat | None
    hand: tuple[Card, ...]
    """One's own cards, ascending; in the eye, the hidden hand."""
    open_hands: tuple[tuple[Card, ...], ...]
    """In the eye, by seat: one's own always, the other's once the passes are done."""
    picks: tuple[Card, ...]
    """One's own chosen cards, in the order of the goals."""
    pass_goals: tuple[PassGoal, ...]
    """The goals of those cards; () for a spectator."""
    received: tuple[Card, ...]
    """Cards from the right and the left neighbour; in the eye for the open and for the hidden hand."""


@dataclass
class BottleImpCommon:
    """What everybody sees, spectators too."""

    game: Literal["bottle_imp"]
    phase: Phase
    round: int
    """Rounds finished."""
    rounds: int
    """Rounds of the match."""
    is_eye: bool
    dealer: Seat | None
    to_act: tuple[Seat, ...]
    """Whose choice the table waits for."""
    parties: tuple[int, ...]
    """The party of each seat in this round, named by its lowest seat."""
    hand_sizes: tuple[int, ...]
    """Cards that others do not see."""
    sealed: tuple[bool, ...]
    """Who has chosen cards for the pass."""
    tricks: tuple[FinishedTrick, ...]
    """The finished tricks of this round; the last one only where the table plays from memory."""
    tricks_finished: int
    """How many tricks of this round are over."""
    trick: tuple[Play, ...]
    """The present trick, as far as it is played."""
    led: Colour | None
    """The colour of the present trick."""
    winning: Card | None
    """The card that would win the present trick now."""
    for_sale: int
    """The bottle whose price counts in this trick: 0 or 1."""
    bottles: tuple[BottlePlace, ...]
    tricks_won: tuple[int, ...]
    """By seat, as the two below; all three are () during a match where the table plays from memory."""
    taken: tuple[tuple[Card, ...], ...]
    """The cards won in tricks."""
    taken_points: tuple[int, ...]
    totals: tuple[int, ...]
    past: tuple[FinishedRound, ...]
    outcome: MatchOutcome | None


@dataclass
class BottleImpPosition(BottleImpCommon, BottleImpOwn):
    """All that one seat (None: a spectator) has been shown."""
