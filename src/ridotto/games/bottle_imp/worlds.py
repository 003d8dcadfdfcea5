"""Full states that fit a view, every one of them equally likely.

Unseen cards lie in the other hands and in the mystery trick. A hand that did not follow a colour holds none
of it; everything else is free. Who discarded and passed what among the others does not change how many ways
there are, so those choices are drawn afterwards.
"""

from dataclasses import dataclass
from functools import cache
from itertools import product
from math import comb, prod

import numpy as np

from ridotto.core.bits import mask_of, members, popcount
from ridotto.core.game import Seat
from ridotto.core.rng import Rng
from ridotto.core.state import State
from ridotto.games.bottle_imp.cards import load_deck
from ridotto.games.bottle_imp.chance import EYE_OPEN_CARDS
from ridotto.games.bottle_imp.rules import colour_of, left_of, picks_needed, right_of
from ridotto.games.bottle_imp.state import (
    DEALER,
    DECK,
    HAND,
    LAID,
    LED,
    MYSTERY,
    NOBODY,
    OPEN,
    OWNER,
    PHASE,
    PICK,
    PICKED,
    PICKS,
    PLAY,
    PLAYED,
    PRICE,
    ROUND,
    SHOWN,
    TAKEN,
    TOTAL,
    TRICK,
    TRICKS,
    TURN,
    WINNER,
    first_cells,
)
from ridotto.games.bottle_imp.view import PHASES, BottleImpState, BottleImpView


@dataclass(slots=True)
class Pile:
    """A place where unseen cards lie."""

    room: int
    void: int = 0
    """Colours that cannot be in it, as a set."""
    cards: int = 0


def complete(v: BottleImpView, rng: Rng) -> BottleImpState:
    c: list[int] = first_cells(v.options).tolist()
    _write_public(c, v)
    if v.phase == "pass":
        _deal_before_pass(c, v, rng)
    elif v.phase == "play":
        _deal_after_pass(c, v, rng)
        _draw_picks(c, v, rng)
    elif v.past:
        c[MYSTERY] = mask_of(v.past[-1].mystery)
        _draw_picks(c, v, rng)
    return State(v.options, np.array(c, np.int64), v.past)


def _write_public(c: list[int], v: BottleImpView) -> None:
    c[PHASE] = PHASES.index(v.phase)
    c[ROUND] = v.round
    c[DEALER] = NOBODY if v.dealer is None else v.dealer
    for seat in range(v.options.players):
        c[TOTAL + seat] = v.totals[seat]
        c[TAKEN + seat] = mask_of(v.taken[seat])
    for seat, shown in enumerate(v.shown):
        c[SHOWN + seat] = mask_of(shown)
        c[OPEN + seat] = mask_of(v.open_hands[seat])
    for index, bottle in enumerate(v.bottles):
        c[PRICE + index] = bottle.price
        c[OWNER + index] = NOBODY if bottle.owner is None else bottle.owner
    plays = [card for trick in v.tricks for _, card in trick.plays] + [card for _, card in v.trick]
    c[PLAY : PLAY + len(plays)] = plays
    c[PLAYED] = len(plays)
    c[TRICKS] = len(v.tricks)
    c[WINNER : WINNER + len(v.tricks)] = [trick.winner for trick in v.tricks]
    c[LAID] = len(v.trick)
    c[TRICK] = mask_of(card for _, card in v.trick)
    c[LED] = colour_of(c, v.trick[0][1]) if v.trick else 0
    if v.phase == "play":
        c[TURN] = v.to_act[0]
    elif v.tricks:
        c[TURN] = v.tricks[-1].winner


def _deal_before_pass(c: list[int], v: BottleImpView, rng: Rng) -> None:
    """Nothing of the others is known but how many cards they hold and who has chosen."""
    own = mask_of(v.hand) | (c[OPEN + v.seat] if v.seat is not None else 0)
    unseen = rng.shuffled(members(c[DECK] & ~own))
    for seat in range(v.options.players):
        if seat == v.seat:
            c[HAND + seat] = mask_of(v.hand)
            _write_picks(c, seat, v.picks)
            continue
        cards, unseen = unseen[: v.hand_sizes[seat]], unseen[v.hand_sizes[seat] :]
        is_open = EYE_OPEN_CARDS if v.options.table.is_eye else 0
        c[OPEN + seat] = mask_of(cards[:is_open])
        c[HAND + seat] = mask_of(cards[is_open:])
        if v.sealed[seat]:
            _write_picks(c, seat, rng.shuffled(cards[is_open:])[: picks_needed(c, seat)])


def _deal_after_pass(c: list[int], v: BottleImpView, rng: Rng) -> None:
    seats = range(v.options.players)
    seen = mask_of(v.hand) | c[TRICK]
    for seat in seats:
        seen |= c[OPEN + seat] | c[TAKEN + seat]
        c[HAND + seat] = 0
    for bottle in v.bottles:
        if bottle.owner is not None:
            seen |= 1 << bottle.price
    if v.seat is not None:
        c[HAND + v.seat] = mask_of(v.hand)
        seen |= _write_own_picks(c, v, v.seat, seen)
    voids = shown_voids(v)
    piles = {
        seat: Pile(v.hand_sizes[seat] - popcount(c[HAND + seat]), voids[seat])
        for seat in seats
        if seat != v.seat
    }
    discarded = sum(picks_needed(c, seat) - 2 for seat in seats)
    mystery = Pile(discarded - popcount(c[MYSTERY]))
    fill(c[DECK] & ~seen, load_deck(v.options.deck).colour_sets, [*piles.values(), mystery], rng)
    for seat, pile in piles.items():
        c[HAND + seat] |= pile.cards
    c[MYSTERY] |= mystery.cards


def _write_own_picks(c: list[int], v: BottleImpView, seat: Seat, seen: int) -> int:
    """Put what this seat gave away where it lies, as far as it was not played, and return it as a set."""
    *discarded, first, second = v.picks
    c[MYSTERY] = mask_of(discarded)
    known = c[MYSTERY]
    gifts = (
        [(left_of(c, seat), second)]
        if v.options.table.is_eye
        else [(left_of(c, seat), first), (right_of(c, seat), second)]
    )
    for receiver, card in gifts:
        if not seen >> card & 1:
            c[HAND + receiver] |= 1 << card
            known |= 1 << card
    return known


def shown_voids(v: BottleImpView) -> list[int]:
    """By seat: the colours its hand (in the eye, the hidden one) has shown not to hold, as a set."""
    deck = load_deck(v.options.deck)
    voids = [0] * v.options.players
    for plays in [*(trick.plays for trick in v.tricks), v.trick]:
        for seat, card in plays[1:]:
            led = deck.colour(plays[0][1])
            if deck.colour(card) != led and not (v.shown and card in v.shown[seat]):
                voids[seat] |= 1 << led
    return voids


def fill(unseen: int, colour_sets: tuple[int, int, int], piles: list[Pile], rng: Rng) -> None:
    """Lay the unseen cards on the piles, every way that respects the voids equally likely."""
    by_colour = [rng.shuffled(members(unseen & colour)) for colour in colour_sets]
    bound = [pile for pile in piles if pile.void and pile.room]
    counts = tuple(len(cards) for cards in by_colour)

    @cache
    def ways(number: int, left: tuple[int, ...]) -> int:
        """In how many ways the bound piles from this one on can be filled."""
        if number == len(bound):
            return 1
        return sum(weight for weight, _ in splits(number, left))

    def splits(number: int, left: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
        """How many cards of each colour a bound pile can take, with the number of ways each leads to."""
        pile = bound[number]
        possible = [
            range(1 if pile.void >> colour & 1 else min(count, pile.room) + 1)
            for colour, count in enumerate(left)
        ]
        found = []
        for taken in product(*possible):
            if sum(taken) == pile.room:
                rest = tuple(count - take for count, take in zip(left, taken, strict=True))
                choices = prod(comb(count, take) for count, take in zip(left, taken, strict=True))
                found.append((choices * ways(number + 1, rest), taken))
        return found

    for number, pile in enumerate(bound):
        for colour, take in enumerate(_weighted_choice(splits(number, counts), rng)):
            pile.cards |= mask_of(by_colour[colour][:take])
            by_colour[colour] = by_colour[colour][take:]
        counts = tuple(len(cards) for cards in by_colour)

    rest = rng.shuffled([card for cards in by_colour for card in cards])
    for pile in piles:
        if not pile.void:
            pile.cards, rest = mask_of(rest[: pile.room]), rest[pile.room :]


def _weighted_choice(options: list[tuple[int, tuple[int, ...]]], rng: Rng) -> tuple[int, ...]:
    pointer = rng.below(sum(weight for weight, _ in options))
    for weight, option in options:
        if pointer < weight:
            return option
        pointer -= weight
    raise ValueError("no option has weight")


def _draw_picks(c: list[int], v: BottleImpView, rng: Rng) -> None:
    """Who discarded and passed what, where this seat was not told."""
    seats = range(v.options.players)
    picks: list[list[int]] = [[NOBODY] * picks_needed(c, seat) for seat in seats]
    if v.seat is not None:
        picks[v.seat] = list(v.picks)
    own_discard = mask_of(v.picks[:-2])
    others_mystery = rng.shuffled(members(c[MYSTERY] & ~own_discard))
    for seat in seats:
        if seat != v.seat:
            for place in range(picks_needed(c, seat) - 2):
                picks[seat][place] = others_mystery.pop()
        _draw_gifts_to(c, v, seat, picks, rng)
    for seat in seats:
        _write_picks(c, seat, picks[seat])


def _draw_gifts_to(c: list[int], v: BottleImpView, seat: Seat, picks: list[list[int]], rng: Rng) -> None:
    """The two cards a seat was given: what giver or receiver remembers, else any it held then."""
    if v.options.table.is_eye:
        givers = [(left_of(c, seat), -2, c[SHOWN + seat]), (left_of(c, seat), -1, _held(c, v, seat))]
    else:
        held = _held(c, v, seat)
        givers = [(right_of(c, seat), -2, held), (left_of(c, seat), -1, held)]
    taken = mask_of(picks[giver][place] for giver, place, _ in givers if picks[giver][place] != NOBODY)
    for (giver, place, held), told in zip(givers, v.received or (None, None), strict=True):
        if seat == v.seat and told is not None:
            picks[giver][place] = told
        elif giver != v.seat:
            picks[giver][place] = rng.choice(members(held & ~taken))
            taken |= 1 << picks[giver][place]


def _held(c: list[int], v: BottleImpView, seat: Seat) -> int:
    """The cards a seat held after the pass; in the eye, in the hidden hand."""
    played = mask_of(
        card
        for plays in [*(trick.plays for trick in v.tricks), v.trick]
        for player, card in plays
        if player == seat
    )
    return (c[HAND + seat] | played) & ~c[SHOWN + seat]


def _write_picks(c: list[int], seat: Seat, picks: "list[int] | tuple[int, ...]") -> None:
    c[PICK + seat * PICKS : PICK + seat * PICKS + len(picks)] = picks
    c[PICKED + seat] = len(picks)
