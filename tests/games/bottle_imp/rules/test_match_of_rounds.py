"""B8: the match."""

import pytest

from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.options import parse_options
from ridotto.games.bottle_imp.rules.state import TOTAL
from ridotto.games.bottle_imp.rules.views.view import BottleImpState
from tests.games.bottle_imp.builders import (
    MODES,
    pass_line,
    passed,
    play_round,
    position,
    say,
    seen,
    start,
    to_act,
)
from tests.walks import walk


def test_the_first_dealer_is_drawn() -> None:
    """B8.1, BR27: every seat in turn."""
    s = start(5, "two-bottles")
    assert BOTTLE_IMP.to_act(s) == (CHANCE,)
    drawn = [BOTTLE_IMP.sample_chance(s, Rng.of("dealer", number)) for number in range(200)]
    assert {dealer for (dealer,) in drawn} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_who_led_deals_next(players: int, mode: str) -> None:
    """B8.2: the deal moves one seat to the left, whoever won tricks."""
    s = passed(players, mode, dealer=players - 1, rounds=3)
    for round_number in range(3):
        dealer = (players - 1 + round_number) % players
        leader = to_act(s)
        assert seen(s).dealer == dealer
        assert leader == (dealer + 1) % players
        s = play_round(s)
        assert s.past[-1].dealer == dealer
        if round_number < 2:
            s = BOTTLE_IMP.apply_chance(s, BOTTLE_IMP.sample_chance(s, Rng.of("next", round_number)))
            assert seen(s).dealer == leader
            s = say(s, *(pass_line(s, seat) for seat in range(players)))


@pytest.mark.parametrize("players", range(2, 7))
def test_everyone_deals_twice_by_default(players: int) -> None:
    """B8.3, BR26."""
    options = parse_options({"players": players})
    assert options.rounds == 2 * players
    *_, last = walk(BOTTLE_IMP, options, "twice")
    dealers = [result.dealer for result in last.past]
    assert sorted(dealers) == sorted([*range(players)] * 2)


@pytest.mark.parametrize("rounds", [1, 3])
def test_a_match_lasts_the_agreed_number_of_rounds(rounds: int) -> None:
    """B8.3: also one that does not let everyone deal equally often."""
    *_, before, last = walk(BOTTLE_IMP, parse_options({"players": 4, "rounds": rounds}), "agreed")
    assert len(last.past) == rounds
    assert BOTTLE_IMP.outcome(before) is None
    assert BOTTLE_IMP.outcome(last) is not None
    assert BOTTLE_IMP.to_act(last) == ()
    assert [BOTTLE_IMP.legal(last, seat) for seat in range(4)] == [()] * 4


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_totals_add_up_the_rounds(players: int, mode: str) -> None:
    """B8.4: each player keeps their own, in team modes too."""
    *_, last = walk(BOTTLE_IMP, parse_options({"players": players, "mode": mode, "rounds": 3}), "totals")
    by_round = [result.scores for result in last.past]
    assert BOTTLE_IMP.scores(last) == tuple(map(sum, zip(*by_round, strict=True)))


def ended_with(*totals: int) -> BottleImpState:
    """A match of three before its last card, in whose last trick seat 2 takes 4 + 4 + 5 points."""
    s = position("solo", ["20", "23", "27"], mystery="18")
    s.cells[TOTAL : TOTAL + 3] = totals
    return play_round(s)


def test_the_highest_total_wins() -> None:
    """B8.5: of the match, not of the last round."""
    outcome = BOTTLE_IMP.outcome(ended_with(50, 20, 30))
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((50, 20, 43), (0,), "points")


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((43, 20, 30), (0, 2)), ((43, 43, 30), (0, 1, 2)), ((9, 9, -20), (0, 1)), ((-13, -13, -26), (0, 1, 2))],
)
def test_ties_share(totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """B8.6, BR25."""
    outcome = BOTTLE_IMP.outcome(ended_with(*totals))
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.reason == "shared"


def test_partners_share_the_win_in_three_teams() -> None:
    """BR24: their totals are always equal."""
    options = parse_options({"players": 6, "mode": "teams-2-2-2", "rounds": 2})
    for seed in range(5):
        *_, last = walk(BOTTLE_IMP, options, seed)
        scores = BOTTLE_IMP.scores(last)
        outcome = BOTTLE_IMP.outcome(last)
        assert scores[:3] == scores[3:]
        assert outcome is not None
        assert outcome.winners[: len(outcome.winners) // 2] == tuple(
            seat - 3 for seat in outcome.winners[len(outcome.winners) // 2 :]
        )
