"""What a seat knows, as cells: the part of a state that it is sure of, and where the unseen cards can lie.

Unseen cards lie in piles: the other hands and the mystery trick. A hand that did not follow a colour holds
none of it; everything else is free.
"""

from dataclasses import dataclass

import numpy as np

from ridotto.compile.bits import mask_of, popcount
from ridotto.compile.kernel import Vector
from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.rules.chance import EYE_OPEN_CARDS
from ridotto.games.bottle_imp.rules.deck.cards import COLOURS, load_deck
from ridotto.games.bottle_imp.rules.options import MAX_PLAYERS
from ridotto.games.bottle_imp.rules.state import (
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
    SIZE,
    TAKEN,
    TOTAL,
    TRICK,
    TRICKS,
    TURN,
    WINNER,
    first_cells,
)
from ridotto.games.bottle_imp.rules.steps import colour_of, left_of, picks_needed, right_of
from ridotto.games.bottle_imp.rules.views.view import PHASES, BottleImpView

# After the cells of the state, in which only what is known stands:
UNSEEN = SIZE
"""By colour: the cards that lie nobody knows where."""
PILES = UNSEEN + COLOURS
BOUND = PILES + 1
"""How many of the piles lack a colour; they come first."""
PILE = PILES + 2
"""By pile: the cell that its cards belong to, how many they are, and the colours that it lacks, as a set."""
PILE_CELLS = 3
PLACE, ROOM, VOID = range(PILE_CELLS)
MOST_PILES = MAX_PLAYERS + 1


@dataclass(frozen=True, slots=True)
class Pile:
    """A place where unseen cards lie."""

    place: int
    room: int
    void: int = 0


def knowledge_of(v: BottleImpView) -> Vector:
    """Everything that a view tells about the present round, laid out as above."""
    c: list[int] = first_cells(v.options).tolist()
    _write_public(c, v)
    if v.phase == "pass":
        piles = _piles_before_pass(v)
    elif v.phase == "play":
        piles = _piles_after_pass(c, v)
    else:
        piles = []
    return _laid_out(c, v, piles)


def _laid_out(c: list[int], v: BottleImpView, piles: list[Pile]) -> Vector:
    known = _laid_open(c, v) | c[MYSTERY]
    for seat in range(v.options.players):
        known |= c[HAND + seat]
    unseen = c[DECK] & ~known if piles else 0
    colours = [unseen & colour for colour in load_deck(v.options.deck).colour_sets]
    bound = [pile for pile in piles if pile.void and pile.room]
    ordered = bound + [pile for pile in piles if not pile.void]
    rows = [number for pile in ordered for number in (pile.place, pile.room, pile.void)]
    rows += [0] * (MOST_PILES * PILE_CELLS - len(rows))
    return np.array([*c, *colours, len(ordered), len(bound), *rows], np.int64)


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
    if v.seat is not None:
        c[HAND + v.seat] = mask_of(v.hand)
        write_picks(c, v.seat, v.picks)


def write_picks(c: list[int], seat: Seat, picks: "list[int] | tuple[int, ...]") -> None:
    c[PICK + seat * PICKS : PICK + seat * PICKS + len(picks)] = picks
    c[PICKED + seat] = len(picks)


def _piles_before_pass(v: BottleImpView) -> list[Pile]:
    """Nothing of the others is known but how many cards they hold."""
    open_cards = EYE_OPEN_CARDS if v.options.table.is_eye else 0
    piles = []
    for seat in range(v.options.players):
        if seat != v.seat:
            piles += [Pile(OPEN + seat, open_cards)] if open_cards else []
            piles += [Pile(HAND + seat, v.hand_sizes[seat] - open_cards)]
    return piles


def _piles_after_pass(c: list[int], v: BottleImpView) -> list[Pile]:
    if v.seat is not None:
        _write_given(c, v, v.seat)
    voids = shown_voids(v)
    piles = [
        Pile(HAND + seat, v.hand_sizes[seat] - popcount(c[HAND + seat]), voids[seat])
        for seat in range(v.options.players)
        if seat != v.seat
    ]
    discarded = sum(picks_needed(c, seat) - 2 for seat in range(v.options.players))
    return [*piles, Pile(MYSTERY, discarded - popcount(c[MYSTERY]))]


def _write_given(c: list[int], v: BottleImpView, seat: Seat) -> None:
    """Put what this seat gave away where it lies, as far as it was not played."""
    *discarded, first, second = v.picks
    c[MYSTERY] = mask_of(discarded)
    gifts = (
        [(left_of(c, seat), second)]
        if v.options.table.is_eye
        else [(left_of(c, seat), first), (right_of(c, seat), second)]
    )
    elsewhere = _laid_open(c, v) | c[HAND + seat]
    for receiver, card in gifts:
        c[HAND + receiver] |= (1 << card) & ~elsewhere


def _laid_open(c: list[int], v: BottleImpView) -> int:
    """The cards that everybody sees, or saw played."""
    cards = c[TRICK]
    for seat in range(v.options.players):
        cards |= c[OPEN + seat] | c[TAKEN + seat]
    for bottle in v.bottles:
        if bottle.owner is not None:
            cards |= 1 << bottle.price
    return cards


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
