"""Whole random matches in every mode, against the plain rules of reference.py, line by line."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.engine.game import CHANCE
from ridotto.engine.play.match import Match
from ridotto.engine.records.record import Record
from ridotto.engine.records.replay import replay
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.deck.cards import RANKS
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from tests.games.bottle_imp.reference import Reference
from tests.walks import slug

CONFIGURATIONS = list(BOTTLE_IMP.configurations(rounds=3))


def random_lines(options: BottleImpOptions, seed: int) -> list[str]:
    match = Match(BOTTLE_IMP, options, seed=seed)
    rng = Rng.of(seed, "players")
    match.play_chance()
    while acting := BOTTLE_IMP.to_act(match.state):
        seat = rng.choice(acting)
        match.play(seat, rng.choice(BOTTLE_IMP.legal(match.state, seat)))
        match.play_chance()
    return match.events


def numbers(cards: Any) -> list[Fraction]:
    return [Fraction(RANKS[card]) for card in cards]


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=lambda options: slug(BOTTLE_IMP, options))
@settings(max_examples=3)
@given(seed=st.integers(min_value=0, max_value=2**32))
def test_a_match_goes_as_the_plain_rules_say(options: BottleImpOptions, seed: int) -> None:
    """B3 to B11: turns, allowed cards, winners, prices, owners, tricks, parties' scores, the final win."""
    reference = Reference(options.to_json())
    lines = random_lines(options, seed)
    states: Iterator[Any] = replay(Record("bottle_imp", options.to_json(), lines))
    next(states)
    for line, s in zip(lines, states, strict=True):
        reference.read(line)
        view = BOTTLE_IMP.view(s, None)
        if view.phase == "deal" and not reference.round_scores:
            continue
        assert view.dealer == reference.dealer
        assert [trick.winner for trick in view.tricks] == reference.winners_of_tricks
        assert [(seat, Fraction(RANKS[card])) for seat, card in view.trick] == reference.trick
        for bottle, (price, owner) in zip(view.bottles, reference.bottles, strict=True):
            assert bottle.owner == owner
            assert owner is None or Fraction(RANKS[bottle.price]) == price
        for cards, right in zip(view.taken, reference.taken, strict=True):
            assert numbers(cards) == sorted(right)
        assert [list(result.scores) for result in s.past] == reference.round_scores
        assert list(BOTTLE_IMP.scores(s)) == reference.totals
        if view.phase == "play":
            seat = reference.turn()
            assert view.to_act == (seat,)
            assert numbers(BOTTLE_IMP.legal(s, seat)) == reference.allowed(seat)
        elif view.phase == "deal":
            assert view.to_act == (CHANCE,)
            assert numbers(s.past[-1].mystery) == sorted(reference.mystery)
    outcome = BOTTLE_IMP.outcome(s)
    assert outcome is not None
    assert list(outcome.winners) == reference.winners()
    assert list(outcome.scores) == reference.totals


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=lambda options: slug(BOTTLE_IMP, options))
def test_all_points_are_somewhere(options: BottleImpOptions) -> None:
    """B7.6: tricks, mystery trick and the cards under the bottles add up to 127, 190 or 126."""
    reference = Reference(options.to_json())
    whole_deck = 190 if options.players > 4 else {"matagot": 127, "classic": 126}[str(options.deck)]
    finished = 0
    for line in random_lines(options, seed=1):
        reference.read(line)
        if len(reference.round_scores) > finished:
            finished += 1
            places = [*reference.taken, reference.mystery, [price for price, _ in reference.bottles]]
            assert sum(reference.points(cards) for cards in places) == whole_deck
    assert finished == 3
