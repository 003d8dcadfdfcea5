"""What follows from a view: where chosen cards go, how far the round is, and which card is ahead."""

from collections.abc import Sequence
from dataclasses import dataclass

from ridotto.compile.bits import mask_of, popcount
from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.rules.deck.cards import load_deck
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from ridotto.games.bottle_imp.rules.steps import winning_card
from ridotto.games.bottle_imp.rules.views.view import Bottle, BottleImpView


@dataclass(frozen=True, slots=True)
class PassGoal:
    """Where a chosen card goes."""

    name: str
    """mystery, left, right; in the eye mystery, open, hidden: the word of the record line."""
    seat: Seat | None
    """Who gets it; None: the mystery trick."""


_MYSTERY = PassGoal("mystery", None)


def pass_goals(view: BottleImpView) -> tuple[PassGoal, ...]:
    """The goals of this seat's chosen cards, in the order of choosing (B4, B11.3)."""
    if view.seat is None or view.dealer is None:
        return ()
    options = view.options
    return goals_of(view.seat, view.dealer, options.players, is_eye=options.table.is_eye)


def goals_of(seat: Seat, dealer: Seat, players: int, *, is_eye: bool) -> tuple[PassGoal, ...]:
    left, right = (seat + 1) % players, (seat - 1) % players
    if is_eye:
        return (_MYSTERY, _MYSTERY, PassGoal("open", left), PassGoal("hidden", left))
    neighbours = (PassGoal("left", left), PassGoal("right", right))
    if players == 5 and seat == dealer:
        return neighbours
    return (_MYSTERY, *neighbours)


def tricks_finished(view: BottleImpView) -> int:
    """How many tricks of the round are over, also where a view shows no more than the last one."""
    if not view.tricks:
        return 0
    held = sum(view.hand_sizes) + sum(map(len, view.open_hands))
    in_tricks = _cards_for_tricks(view.options) - held - len(view.trick)
    return in_tricks // view.options.table.trick_size


def _cards_for_tricks(options: BottleImpOptions) -> int:
    """All but the mystery trick, to which the dealer of five adds nothing (B4.2) and each in the eye two."""
    deck = load_deck(options.deck)
    mystery = 4 if options.table.is_eye else options.players - (options.players == 5)
    return popcount(deck.full if options.players > 4 else deck.base) - mystery


def bottle_for_sale(bottles: Sequence[Bottle]) -> int:
    """With two bottles, the one with the higher price; the first at the start (B9.2, B9.3)."""
    return max(range(len(bottles)), key=lambda bottle: bottles[bottle].price)


def card_ahead(view: BottleImpView) -> int | None:
    """The card that would win the present trick as it lies."""
    if not view.trick:
        return None
    price = view.bottles[bottle_for_sale(view.bottles)].price
    return winning_card(mask_of(card for _, card in view.trick), price)
