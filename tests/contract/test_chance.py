"""Chance can be counted: as single draws, whose ways agree with what is sampled."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.engine.errors import IllegalMove, InvalidMove, RidottoError
from ridotto.engine.game import CHANCE, Options, Outcomes, SomeGame
from ridotto.engine.play.chance import all_outcomes, count_outcomes, draws_of
from ridotto.engine.rng import Rng
from tests.contract.test_laws import with_examples
from tests.toy_game.rules import HighCardGame
from tests.walks import CONFIGURATIONS, slug, walk

Configuration = tuple[SomeGame, Options]

COUNTED = [
    (game, options) for game, options in CONFIGURATIONS if game.draws(game.start(options), ()) is not None
]
over_counted = pytest.mark.parametrize(
    "configuration", COUNTED, ids=[slug(game, options) for game, options in COUNTED]
)


def chance_states(configuration: Configuration, seed: int) -> list[Any]:
    game, options = configuration
    return [s for s in walk(game, options, seed) if game.to_act(s) == (CHANCE,)]


@over_counted
@with_examples(3)
@given(seed=st.integers(0, 1000))
def test_every_way_of_drawing_is_as_likely_as_any_other(configuration: Configuration, seed: int) -> None:
    game, _ = configuration
    rng = Rng.of(seed, "draws")
    for s in chance_states(configuration, seed):
        drawn: Outcomes = ()
        probability = Fraction(1)
        while draws := draws_of(game, s, drawn):
            draw = rng.choice(draws)
            probability *= Fraction(draw.ways, sum(other.ways for other in draws))
            drawn += (draw.value,)
        assert probability == Fraction(1, count_outcomes(game, s))
        outcome = game.drawn_outcome(s, drawn)
        assert game.parse_chance(s, game.format_chance(s, outcome)) == outcome


@over_counted
def test_what_is_listed_is_what_is_sampled(configuration: Configuration) -> None:
    game, options = configuration
    s = game.start(options)
    listed = dict(all_outcomes(game, s))
    assert len(listed) == count_outcomes(game, s)
    assert sum(listed.values()) == 1
    assert {game.sample_chance(s, Rng.of(n)) for n in range(60)} == set(listed)
    assert len({game.apply_chance(s, outcome) for outcome in listed}) == len(listed)


@over_counted
def test_wrong_draws_are_refused(configuration: Configuration) -> None:
    """Too many, too few, and what is not there."""
    game, _ = configuration
    for s in chance_states(configuration, 2):
        drawn: Outcomes = ()
        while draws := game.draws(s, drawn):
            for wrong in (-3, 62):
                with pytest.raises(InvalidMove):
                    game.draws(s, (*drawn, wrong))
            with pytest.raises(InvalidMove):
                game.drawn_outcome(s, drawn)
            drawn += (draws[0].value,)
        for too_many in ((*drawn, drawn[-1]), drawn[:1] * (len(drawn) + 1)):
            with pytest.raises(InvalidMove):
                game.draws(s, too_many)
            with pytest.raises(InvalidMove):
                game.drawn_outcome(s, too_many)
        if len(drawn) > 1:
            with pytest.raises(InvalidMove):
                game.drawn_outcome(s, drawn[:1] * len(drawn))


@over_counted
def test_only_chance_is_drawn(configuration: Configuration) -> None:
    game, options = configuration
    s = next(s for s in walk(game, options, 1) if game.to_act(s) != (CHANCE,))
    with pytest.raises(IllegalMove):
        game.draws(s, ())


def test_a_game_may_leave_chance_to_be_sampled() -> None:
    game = HighCardGame()
    s = game.start(game.parse_options({}))
    with pytest.raises(RidottoError) as error:
        count_outcomes(game, s)
    assert error.value.code == "chance-only-sampled"
