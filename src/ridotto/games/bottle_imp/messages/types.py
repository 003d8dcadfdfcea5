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
    """A card of the deck in use."""

    card: Card
    colour: Colour
    points: int


@dataclass(frozen=True, slots=True)
class BottleImpCards:
    """The deck in use, in ascending order."""

    game: Literal["bottle_imp"]
    cards: tuple[CardFace, ...]


@dataclass(frozen=True, slots=True)
class BottlePlace:
    price: Card
    """The card under the bottle; "19" until the first sale."""
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
    """The card that won the trick."""
    bottle: int | None
    """The bottle that was sold in this trick: 0 or 1."""


@dataclass(frozen=True, slots=True)
class RoundScore:
    """The sources of the score of one seat in one round."""

    seat: Seat
    score: int
    taken: tuple[Card, ...]
    taken_points: int
    reason: Reason
    """
    tricks: your own tricks. alone: twice your own tricks, playing alone against teams. team: the tricks of
    both partners. bottle, two-bottles, team-bottle: minus `factor` times the mystery trick.
    """
    factor: int
    """How many times the mystery trick was subtracted; 0 if the party has no bottle."""


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
    """The destination of one chosen card."""

    goal: Goal
    seat: Seat | None
    """The seat that gets the card; None: the mystery trick."""


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
    """The led colour, if the hand has it and the other cards are therefore not allowed."""


# Not frozen: each move makes new ones only to serialize them, and frozen ones would take four times as long.


@dataclass
class BottleImpOwn:
    """The information that only one seat sees; empty for a spectator (`seat` None)."""

    seat: Seat | None
    hand: tuple[Card, ...]
    """Your own cards, in ascending order; in the eye, the hidden hand."""
    open_hands: tuple[tuple[Card, ...], ...]
    """In the eye, by seat: your own open hand always, the other one after the passes."""
    picks: tuple[Card, ...]
    """Your own chosen cards, in the order of the goals."""
    pass_goals: tuple[PassGoal, ...]
    """The goals of those cards; () for a spectator."""
    received: tuple[Card, ...]
    """The cards from the right and the left neighbour; in the eye, the cards for the open and the hidden
    hand."""


@dataclass
class BottleImpCommon:
    """The information that everybody sees, including spectators."""

    game: Literal["bottle_imp"]
    phase: Phase
    round: int
    """The number of finished rounds."""
    rounds: int
    """The number of rounds in the match."""
    is_eye: bool
    dealer: Seat | None
    to_act: tuple[Seat, ...]
    """The seats that have to choose."""
    parties: tuple[int, ...]
    """The party of each seat in this round, named by its lowest seat."""
    hand_sizes: tuple[int, ...]
    """The number of cards that others do not see."""
    sealed: tuple[bool, ...]
    """The seats that have chosen cards for the pass."""
    tricks: tuple[FinishedTrick, ...]
    """The finished tricks of this round; only the last one if the table plays from memory."""
    tricks_finished: int
    """The number of finished tricks in this round."""
    trick: tuple[Play, ...]
    """The current trick so far."""
    led: Colour | None
    """The led colour of the current trick."""
    winning: Card | None
    """The card that is currently winning the trick."""
    for_sale: int
    """The bottle whose price counts in this trick: 0 or 1."""
    bottles: tuple[BottlePlace, ...]
    tricks_won: tuple[int, ...]
    """By seat, like the two fields below; all three are () during a match if the table plays from memory."""
    taken: tuple[tuple[Card, ...], ...]
    """The cards won in tricks."""
    taken_points: tuple[int, ...]
    totals: tuple[int, ...]
    past: tuple[FinishedRound, ...]
    outcome: MatchOutcome | None


@dataclass
class BottleImpPosition(BottleImpCommon, BottleImpOwn):
    """Everything that one seat (None: a spectator) has seen."""
