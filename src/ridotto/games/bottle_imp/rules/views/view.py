"""What a seat has been shown. Every field is granted by name; nothing else leaves a state."""

from dataclasses import dataclass

from ridotto.compile.bits import mask_of, members, popcount
from ridotto.engine.cells.state import State
from ridotto.engine.game import Outcome, Seat
from ridotto.games.bottle_imp.rules.deck.cards import START_PRICE
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from ridotto.games.bottle_imp.rules.scoring import partner_of
from ridotto.games.bottle_imp.rules.state import (
    BOTTLES,
    CHOOSE_DEALER,
    DEALER,
    HAND,
    HAS_TEAMS,
    LAID,
    NOBODY,
    OPEN,
    OWNER,
    PASS,
    PHASE,
    PICK,
    PICKED,
    PICKS,
    PLAY,
    PLAYERS,
    PRICE,
    ROUND,
    SHOWN,
    TAKEN,
    TOTAL,
    TRICK_SIZE,
    TRICKS,
    WINNER,
)
from ridotto.games.bottle_imp.rules.steps import left_of, legal_actions, picks_needed, right_of, winning_card

Cards = tuple[int, ...]

PHASES = ("dealer", "deal", "pass", "play", "over")


@dataclass(frozen=True, slots=True)
class Bottle:
    price: int
    """The card under it; START_PRICE stands for the 19."""
    owner: Seat | None


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick in the order of play."""

    plays: tuple[tuple[Seat, int], ...]
    winner: Seat
    bottle: int | None
    """The bottle that was sold with it."""
    card: int
    """The card that won it."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """What a finished round left on the score sheet; all of it is turned up at the end of the round (B7)."""

    dealer: Seat
    parties: tuple[int, ...]
    mystery: Cards
    taken: tuple[Cards, ...]
    bottles: tuple[Bottle, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BottleImpView:
    options: BottleImpOptions
    seat: Seat | None
    phase: str
    round: int
    """Rounds finished."""
    dealer: Seat | None
    to_act: tuple[Seat, ...]
    legal: tuple[int, ...]
    parties: tuple[int, ...]
    hand: Cards
    """One's own cards; in the eye, the hidden hand."""
    open_hands: tuple[Cards, ...]
    """In the eye: one's own always, the other's once the passes are done."""
    shown: tuple[Cards, ...]
    """In the eye: the open hands as they were laid down."""
    hand_sizes: tuple[int, ...]
    """Cards not on the table: hands, in the eye without the open hand once it is laid down."""
    sealed: tuple[bool, ...]
    """Who has chosen cards for the pass."""
    picks: Cards
    """One's own chosen cards, in the order of the record line."""
    received: Cards
    """Cards from the right and the left neighbour; in the eye for the open and for the hidden hand."""
    tricks: tuple[Trick, ...]
    trick: tuple[tuple[Seat, int], ...]
    """The present trick, as far as it is played."""
    bottles: tuple[Bottle, ...]
    taken: tuple[Cards, ...]
    """Cards won in tricks, which everybody saw."""
    totals: tuple[int, ...]
    past: tuple[RoundResult, ...]
    outcome: Outcome | None

    @property
    def is_sealed(self) -> bool:
        return self.seat is not None and bool(self.to_act) and self.sealed[self.seat]

    @property
    def leader(self) -> Seat | None:
        return self.dealer


BottleImpState = State[BottleImpOptions, RoundResult]


def view_of(
    s: BottleImpState, seat: Seat | None, to_act: tuple[Seat, ...], outcome: Outcome | None
) -> BottleImpView:
    c: list[int] = s.cells.tolist()
    seats = range(s.options.players)
    phase = c[PHASE]
    is_eye = s.options.table.is_eye
    is_laid_down = phase > PASS
    tricks, trick = told_again(c)
    return BottleImpView(
        options=s.options,
        seat=seat,
        phase=PHASES[phase],
        round=c[ROUND],
        dealer=None if phase == CHOOSE_DEALER else c[DEALER],
        to_act=to_act,
        legal=() if seat is None else members(legal_actions(c, seat)),
        parties=parties_of(c, s.options),
        hand=() if seat is None else members(c[HAND + seat]),
        open_hands=tuple(members(c[OPEN + other]) if is_laid_down or other == seat else () for other in seats)
        if is_eye
        else (),
        shown=tuple(members(c[SHOWN + other]) for other in seats) if is_eye else (),
        hand_sizes=tuple(
            popcount(c[HAND + other]) + (0 if is_laid_down else popcount(c[OPEN + other])) for other in seats
        ),
        sealed=tuple(phase == PASS and c[PICKED + other] == picks_needed(c, other) for other in seats),
        picks=() if seat is None else picks_of(c, seat),
        received=() if seat is None or phase <= PASS else received_by(c, seat),
        tricks=tricks,
        trick=trick,
        bottles=bottles_of(c),
        taken=tuple(members(c[TAKEN + other]) for other in seats),
        totals=tuple(c[TOTAL + other] for other in seats),
        past=s.past,
        outcome=outcome,
    )


def bottles_of(c: list[int]) -> tuple[Bottle, ...]:
    return tuple(
        Bottle(c[PRICE + index], None if c[OWNER + index] == NOBODY else c[OWNER + index])
        for index in range(c[BOTTLES])
    )


def parties_of(c: list[int], options: BottleImpOptions) -> tuple[int, ...]:
    """The party of each seat, named by its lowest seat."""
    if c[PHASE] == CHOOSE_DEALER or not c[HAS_TEAMS]:
        return tuple(range(options.players))
    return tuple(min(seat, partner_of(c, seat)) for seat in range(options.players))


def picks_of(c: list[int], seat: Seat) -> Cards:
    return tuple(c[PICK + seat * PICKS + pick] for pick in range(c[PICKED + seat]))


def received_by(c: list[int], seat: Seat) -> Cards:
    """What the neighbours' last two picks brought this seat."""
    right, left = right_of(c, seat), left_of(c, seat)
    if right == left:
        return picks_of(c, right)[-2:]
    return (picks_of(c, right)[-2], picks_of(c, left)[-1])


def told_again(c: list[int]) -> tuple[tuple[Trick, ...], tuple[tuple[Seat, int], ...]]:
    """The finished tricks of the round and the present one, from the cards in the order of play."""
    tricks: list[Trick] = []
    prices = [START_PRICE] * c[BOTTLES]
    size = c[TRICK_SIZE]
    leader = left_of(c, c[DEALER])
    for number in range(c[TRICKS]):
        plays = _plays(c, leader, number * size, size)
        for_sale = prices.index(max(prices))
        card = winning_card(mask_of(card for _, card in plays), prices[for_sale])
        is_sold = card < prices[for_sale]
        if is_sold:
            prices[for_sale] = card
        leader = c[WINNER + number]
        tricks.append(Trick(plays, leader, for_sale if is_sold else None, card))
    return tuple(tricks), _plays(c, leader, c[TRICKS] * size, c[LAID])


def _plays(c: list[int], leader: Seat, first: int, count: int) -> tuple[tuple[Seat, int], ...]:
    return tuple(
        ((leader + place) % c[PLAYERS], card)
        for place, card in enumerate(c[PLAY + first : PLAY + first + count])
    )
