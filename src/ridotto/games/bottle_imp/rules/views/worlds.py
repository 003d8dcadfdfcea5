"""Full states that fit a view, every one of them equally likely.

The unseen cards are laid on the piles of `knowledge.py`. First the number of cards of each colour is drawn
for the piles that lack a colour, each split in proportion to the number of ways to fill it and all later
piles; then the cards are drawn. What the others discarded and passed does not change the number of ways, so
these choices are drawn afterwards (picks.py), and only for whole states.
"""

from ridotto.compile.bits import popcount
from ridotto.compile.rule import Cells, Weights, rule
from ridotto.compile.slices import part
from ridotto.engine.rng import random_subset, unit
from ridotto.games.bottle_imp.rules.state import SIZE
from ridotto.games.bottle_imp.rules.views.knowledge import (
    BOUND,
    MOST_PILES,
    PILE,
    PILE_CELLS,
    PILES,
    PLACE,
    ROOM,
    UNSEEN,
    VOID,
    find_piles,
)
from ridotto.games.bottle_imp.rules.views.picks import draw_picks

# Weights: in how many ways cards can be chosen and piles filled.
COUNTS = 19
"""No colour has more than 18 cards."""
CHOICES = 0
"""By number of cards and number chosen."""
WAYS = CHOICES + COUNTS * COUNTS
"""By number of bound piles already filled, and cards of the first and the second colour that are left."""
WEIGHTS_SIZE = WAYS + (MOST_PILES + 1) * COUNTS * COUNTS


@rule
def choices(weights: Weights, cards: int, chosen: int) -> float:
    return weights[CHOICES + cards * COUNTS + chosen]


@rule
def ways_at(filled: int, first: int, second: int) -> int:
    return WAYS + (filled * COUNTS + first) * COUNTS + second


@rule
def most_of(known: Cells, pile: int, colour: int, left: int) -> int:
    """How many cards of a colour a pile can take at most."""
    row = PILE + pile * PILE_CELLS
    return 0 if known[row + VOID] >> colour & 1 else min(left, known[row + ROOM])


@rule
def split_weight(weights: Weights, pile: int, left: int, took: int) -> float:
    """In how many ways a bound pile and those after it can be filled if it takes so many of each colour.

    `left` and `took` hold the three numbers in one: see `three`.
    """
    first, second, third = left & 31, left >> 5 & 31, left >> 10
    x, y, z = took & 31, took >> 5 & 31, took >> 10
    after = weights[ways_at(pile + 1, first - x, second - y)]
    return choices(weights, first, x) * choices(weights, second, y) * choices(weights, third, z) * after


@rule
def three(first: int, second: int, third: int) -> int:
    return first | second << 5 | third << 10


@rule
def count_choices(weights: Weights) -> None:
    """Pascal's triangle."""
    for cards in range(COUNTS):
        for chosen in range(COUNTS):
            weights[CHOICES + cards * COUNTS + chosen] = 0.0
        weights[CHOICES + cards * COUNTS] = 1.0
        for chosen in range(1, cards + 1):
            weights[CHOICES + cards * COUNTS + chosen] = choices(weights, cards - 1, chosen - 1) + choices(
                weights, cards - 1, chosen
            )


@rule
def count_ways(known: Cells, weights: Weights) -> int:
    """Write where the unseen cards can lie, and all weights that drawing worlds needs; returns how many piles
    lack a colour."""
    find_piles(known)
    count_choices(weights)
    most_first, most_second, most_third = (
        popcount(known[UNSEEN]),
        popcount(known[UNSEEN + 1]),
        popcount(known[UNSEEN + 2]),
    )
    bound = known[BOUND]
    for first in range(most_first + 1):
        for second in range(most_second + 1):
            weights[ways_at(bound, first, second)] = 1.0
    total = most_first + most_second + most_third
    for pile in range(bound):
        total -= known[PILE + pile * PILE_CELLS + ROOM]
    for pile in range(bound - 1, -1, -1):
        total += known[PILE + pile * PILE_CELLS + ROOM]
        for first in range(most_first + 1):
            for second in range(most_second + 1):
                third = total - first - second
                if 0 <= third <= most_third:
                    ways = add_splits(known, weights, pile, three(first, second, third))
                    weights[ways_at(pile, first, second)] = ways
    return bound


@rule
def add_splits(known: Cells, weights: Weights, pile: int, left: int) -> float:
    """In how many ways a bound pile and those after it can be filled."""
    first, second, third = left & 31, left >> 5 & 31, left >> 10
    room = known[PILE + pile * PILE_CELLS + ROOM]
    most_third = most_of(known, pile, 2, third)
    total = 0.0
    for x in range(most_of(known, pile, 0, first) + 1):
        for y in range(most_of(known, pile, 1, second) + 1):
            z = room - x - y
            if 0 <= z <= most_third:
                total += split_weight(weights, pile, left, three(x, y, z))
    return total


@rule
def draw_split(known: Cells, weights: Weights, rng: Cells, pile: int, left: int) -> int:
    """How many cards of each colour a bound pile gets."""
    first, second, third = left & 31, left >> 5 & 31, left >> 10
    room = known[PILE + pile * PILE_CELLS + ROOM]
    most_third = most_of(known, pile, 2, third)
    pointer = unit(rng) * weights[ways_at(pile, first, second)]
    split = 0
    for x in range(most_of(known, pile, 0, first) + 1):
        for y in range(most_of(known, pile, 1, second) + 1):
            z = room - x - y
            if 0 <= z <= most_third and pointer >= 0.0:
                # The last possible split is taken if rounding leaves a remainder of the pointer.
                weight = split_weight(weights, pile, left, three(x, y, z))
                if weight > 0.0:
                    split = three(x, y, z)
                    pointer -= weight
    return split


@rule
def draw_world(known: Cells, weights: Weights, rng: Cells, state: Cells) -> None:
    """Write a state that fits what is known; only who passed what among others stays open."""
    for cell in range(SIZE):
        state[cell] = known[cell]
    first, second, third = known[UNSEEN], known[UNSEEN + 1], known[UNSEEN + 2]
    for pile in range(known[BOUND]):
        split = draw_split(
            known, weights, rng, pile, three(popcount(first), popcount(second), popcount(third))
        )
        cards = random_subset(rng, first, split & 31)
        cards |= random_subset(rng, second, split >> 5 & 31)
        cards |= random_subset(rng, third, split >> 10)
        first, second, third = first & ~cards, second & ~cards, third & ~cards
        state[known[PILE + pile * PILE_CELLS + PLACE]] |= cards
    rest = first | second | third
    for pile in range(known[BOUND], known[PILES]):
        cards = random_subset(rng, rest, known[PILE + pile * PILE_CELLS + ROOM])
        rest &= ~cards
        state[known[PILE + pile * PILE_CELLS + PLACE]] |= cards


@rule
def draw_worlds(known: Cells, weights: Weights, rng: Cells, states: Cells, count: int) -> int:
    """Write so many whole states, one after the other."""
    for world in range(count):
        state = part(states, world * SIZE)
        draw_world(known, weights, rng, state)
        draw_picks(known, rng, state)
    return count
