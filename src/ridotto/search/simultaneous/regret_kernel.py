"""Regret matching over the simultaneous secret choices of all seats.

In every world each seat draws a choice from its current mixed strategy. One seat tries all of its choices
against the others' and moves its strategy towards what it regrets not having chosen. A seat should play the
average of its strategies over all iterations, which is hard to exploit.
"""

from typing import TYPE_CHECKING

from ridotto.compile.rule import Cells, Weights, rule
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.rng import unit
from ridotto.search.trials import add_to_tally, copy_state

if TYPE_CHECKING:
    from ridotto.search.rules import STATE_SIZE, act, draw_world, play_on, points_for, utility

ROW = MOST_ACTIONS + 1
"""By seat: how many choices there are, then the choices."""

# By seat and choice, in rows of ROW.
LIKELIHOOD, GUESS, REGRET, MIX = range(4)
"""How well a choice fits what the others can see of it; how often it was expected before the search; its
regret; its sum of probabilities in the strategies so far."""
KINDS = 4
TRUST = 0.7
"""How often others choose as expected instead of by their regrets. The searching seat's strategy is then a
response to sensible players and still safe against learning ones (a restricted Nash response).
"""
MOST_SEATS = 6

SIGNATURE = "rRvvvrvVVViiii"
"""Of `mix_actions`, for its kernel."""


@rule
def at(kind: int, seat: int, place: int) -> int:
    return (kind * MOST_SEATS + seat) * ROW + place


@rule
def weight_of(mixes: Weights, seat: int, place: int, total: float) -> float:
    """The weight of a choice in the current strategy: by regret, or by fit while nothing is regretted."""
    fits = mixes[at(LIKELIHOOD, seat, place)]
    return fits * mixes[at(REGRET, seat, place)] if total > 0.0 else fits


@rule
def draw_weight(mixes: Weights, seat: int, place: int, total: float, is_expected: int) -> float:
    if is_expected:
        return mixes[at(LIKELIHOOD, seat, place)] * mixes[at(GUESS, seat, place)]
    return weight_of(mixes, seat, place, total)


@rule
def regret_total(mixes: Weights, seat: int, count: int) -> float:
    total = 0.0
    for place in range(count):
        total += mixes[at(LIKELIHOOD, seat, place)] * mixes[at(REGRET, seat, place)]
    return total


@rule
def draw_choice(mixes: Weights, rng: Cells, seat: int, count: int) -> int:
    """Draw the index of a seat's choice: as expected, or from its current strategy."""
    total = regret_total(mixes, seat, count)
    is_expected = unit(rng) < TRUST
    sum_of_weights = 0.0
    for place in range(count):
        sum_of_weights += draw_weight(mixes, seat, place, total, is_expected)
    pointer = unit(rng) * sum_of_weights
    chosen = 0
    for place in range(count):
        weight = draw_weight(mixes, seat, place, total, is_expected)
        if weight > 0.0 and pointer >= 0.0:
            chosen = place
            pointer -= weight
    return chosen


@rule
def mix_actions(
    known: Cells,
    weights: Weights,
    rng: Cells,
    world: Cells,
    state: Cells,
    options: Cells,
    drawn: Cells,
    mixes: Weights,
    values: Weights,
    tallies: Weights,
    seat: int,
    players: int,
    first: int,
    turns: int,
) -> int:
    """Run these iterations of regret matching, counted from `first`; returns the playouts."""
    playouts = 0
    for turn in range(first, first + turns):
        draw_world(known, weights, rng, world)
        for other in range(players):
            drawn[other] = options[other * ROW + 1 + draw_choice(mixes, rng, other, options[other * ROW])]
        # The searching seat learns in every second iteration, the others in turn in between.
        learner = seat if turn & 1 == 0 else (turn >> 1) % players
        count = options[learner * ROW]
        luck_a, luck_b, luck_c, luck_d = rng[0], rng[1], rng[2], rng[3]
        for place in range(count):
            rng[0], rng[1], rng[2], rng[3] = luck_a, luck_b, luck_c, luck_d
            copy_state(world, state, STATE_SIZE)
            choice = options[learner * ROW + 1 + place]
            for other in range(players):
                act(state, other, choice if other == learner else drawn[other])
            play_on(state, weights, rng)
            values[place] = utility(known, weights, state, learner)
            if learner == seat:
                add_to_tally(tallies, choice, values[place], points_for(known, weights, state, seat))
        learn(mixes, values, learner, count, turn + 1.0)
        playouts += count
    return playouts


@rule
def learn(mixes: Weights, values: Weights, seat: int, count: int, age: float) -> None:
    """Add the current strategy to the average, later ones with more weight, then update the regrets."""
    total = regret_total(mixes, seat, count)
    sum_of_weights = 0.0
    for place in range(count):
        sum_of_weights += weight_of(mixes, seat, place, total)
    expected = 0.0
    for place in range(count):
        chance = weight_of(mixes, seat, place, total) / sum_of_weights
        mixes[at(MIX, seat, place)] += age * chance
        expected += chance * values[place]
    for place in range(count):
        regret = mixes[at(REGRET, seat, place)] + values[place] - expected
        mixes[at(REGRET, seat, place)] = max(0.0, regret)
