"""B7 and B10: points, and the scoring examples B12.11 to B12.18."""

import pytest

from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from tests.games.bottle_imp.builders import (
    passed,
    play,
    play_round,
    points_of,
    position,
    scored,
    seen,
    written,
)


def test_the_round_ends_when_all_cards_are_played_and_the_mystery_trick_is_shown() -> None:
    """B7.1, BR16."""
    s = position("solo", hands=["20", "23", "27"], price="2", owner=0, mystery="6 18 33")
    s = play(s, "20 23")
    assert s.past == ()
    s = play(s, "27")
    assert written(s.past[0].mystery) == "6 18 33"
    assert seen(s, None).past == s.past


def test_price_cards_that_came_back_count() -> None:
    """B7.2: seat 1 sold the bottle at 17 (4 points) in the last trick, which brought 4 + 2 to the buyer."""
    s = position("solo", hands=["20", "8", "10"], price="17", owner=1, mystery="6", taken=["37", "36", "35"])
    s = play_round(s)
    assert s.past[0].scores == (6, 6 + 4, -1)


def test_the_owner_scores_minus_the_mystery_trick_instead_of_tricks() -> None:
    """B7.3, BR17: and the mystery trick brings points to nobody."""
    s = position(
        "solo", hands=["23", "20", "27"], price="2", owner=2, mystery="6 18 33", taken=["37", "36", "35"]
    )
    assert play_round(s).past[0].scores == (6, 6, -11)


def test_the_last_price_card_counts_for_nobody() -> None:
    """B7.4, BR15: the 18 that wins the last trick, 5 points, is in nobody's tricks."""
    s = play_round(position("solo", hands=["18", "20", "27"], mystery="6", taken=["", "37", "36"]))
    assert [written(cards) for cards in s.past[0].taken] == ["20 27", "37", "36"]
    assert s.past[0].scores == (-1, 6, 6)


def test_scores_of_three() -> None:
    """B12.11: `solo`, the bottle at 2 with seat 2, mystery trick 11."""
    s = scored("solo", [48, 41, 26], mystery="6 18 33", bottles=[("2", 2)])
    assert BOTTLE_IMP.scores(s) == (48, 41, -11)


def test_scores_of_four() -> None:
    """B12.12: `solo`, the bottle at 3 with seat 3, mystery trick 17."""
    s = scored("solo", [35, 22, 30, 22], mystery="1 12 28 36", bottles=[("3", 3)])
    assert BOTTLE_IMP.scores(s) == (35, 22, 30, -17)


@pytest.mark.parametrize(
    ("owner", "penalty", "scores"),
    [
        (2, "once", (40, 68, -28, 68)),
        (2, "each", (40, 68, -28, 68)),
        (1, "once", (40, -14, 48, -14)),
        (1, "each", (40, -28, 48, -28)),
    ],
)
def test_scores_of_a_team_against_two(owner: int, penalty: str, scores: tuple[int, ...]) -> None:
    """B12.13, B10.2 to B10.6: `teams-2-1-1`, seat 0 deals, mystery trick 14."""
    s = scored(
        "teams-2-1-1", [20, 35, 24, 33], mystery="4 10 22 34", bottles=[("1", owner)], team_penalty=penalty
    )
    assert BOTTLE_IMP.scores(s) == scores


@pytest.mark.parametrize(
    ("owners", "scores"), [((1, 3), (40, -12, 44, -12, 39)), ((3, 3), (40, 31, 44, -24, 39))]
)
def test_scores_of_five_with_two_bottles(owners: tuple[int, int], scores: tuple[int, ...]) -> None:
    """B12.14, B9.7: the bottles at 2.5 and 3, mystery trick 12."""
    s = scored(
        "two-bottles",
        [40, 31, 44, 22, 39],
        mystery="5 14.5 20.5 33",
        bottles=[("2.5", owners[0]), ("3", owners[1])],
    )
    assert BOTTLE_IMP.scores(s) == scores


@pytest.mark.parametrize(
    ("penalty", "scores"), [("once", (60, 76, -9, 76, -9)), ("each", (60, 76, -18, 76, -18))]
)
def test_scores_of_five_in_teams(penalty: str, scores: tuple[int, ...]) -> None:
    """B12.15: `teams-2-2-1`, seat 0 deals, the bottle at 1 with seat 4, mystery trick 9."""
    s = scored(
        "teams-2-2-1",
        [30, 41, 38, 35, 36],
        mystery="2 7 16.5 24.5",
        bottles=[("1", 4)],
        team_penalty=penalty,
    )
    assert BOTTLE_IMP.scores(s) == scores


@pytest.mark.parametrize(
    ("mode", "penalty", "scores"),
    [
        ("teams-2-2-2", "once", (-20, 49, 62, -20, 49, 62)),
        ("teams-2-2-2", "each", (-40, 49, 62, -40, 49, 62)),
        ("teams-2-2-1-1", "once", (60, 49, 62, -40, 49, 62)),
        ("teams-2-2-1-1", "each", (60, 49, 62, -40, 49, 62)),
    ],
)
def test_scores_of_six_in_teams(mode: str, penalty: str, scores: tuple[int, ...]) -> None:
    """B12.16: seat 0 deals, the bottle at 2 with seat 3, mystery trick 20."""
    s = scored(
        mode,
        [30, 25, 33, 28, 24, 29],
        mystery="1 3 12.5 18 26 36.5",
        bottles=[("2", 3)],
        team_penalty=penalty,
    )
    assert BOTTLE_IMP.scores(s) == scores


@pytest.mark.parametrize(
    ("owners", "scores"), [((0, 3), (-20, 25, 33, -20, 24, 29)), ((3, 3), (30, 25, 33, -40, 24, 29))]
)
def test_scores_of_six_with_two_bottles(owners: tuple[int, int], scores: tuple[int, ...]) -> None:
    """B12.17: the bottles at 2 and 2.5, mystery trick 20."""
    s = scored(
        "two-bottles",
        [30, 25, 33, 27, 24, 29],
        mystery="1 3 12.5 18 26 36.5",
        bottles=[("2", owners[0]), ("2.5", owners[1])],
    )
    assert BOTTLE_IMP.scores(s) == scores


def test_scores_of_two() -> None:
    """B12.18: `eye`, the bottle at 4 with seat 1, mystery trick 14."""
    s = scored("eye", [66, 45], mystery="5 12 21 36", bottles=[("4", 1)])
    assert BOTTLE_IMP.scores(s) == (66, -14)


@pytest.mark.parametrize("dealer", range(4))
def test_who_is_alone_depends_on_the_dealer(dealer: int) -> None:
    """B2.3, B10.2, B10.3: the same tricks, another dealer; the bottle with the dealer's left neighbour."""
    owner = (dealer + 1) % 4
    tricks = [20, 35, 24, 33]
    s = scored("teams-2-1-1", tricks, mystery="4 10 22 34", bottles=[("1", owner)], dealer=dealer)
    expected = [0] * 4
    for alone in (dealer, (dealer + 2) % 4):
        expected[alone] = 2 * tricks[alone]
    for partner in (owner, (owner + 2) % 4):
        expected[partner] = -14
    assert BOTTLE_IMP.scores(s) == tuple(expected)


@pytest.mark.parametrize("owner", [2, 4])
def test_either_partner_ruins_both(owner: int) -> None:
    """B10.4, BR23: whichever of the two owns the bottle."""
    s = scored("teams-2-2-1", [30, 41, 38, 35, 36], mystery="2 7 16.5 24.5", bottles=[("1", owner)])
    assert BOTTLE_IMP.scores(s) == (60, 76, -9, 76, -9)


def test_the_dealer_alone_with_the_bottle_pays_twice() -> None:
    """B10.5: `team_penalty` does not touch a player alone."""
    for penalty in ("once", "each"):
        s = scored(
            "teams-2-2-1",
            [30, 41, 38, 35, 36],
            mystery="2 7 16.5 24.5",
            bottles=[("1", 0)],
            team_penalty=penalty,
        )
        assert BOTTLE_IMP.scores(s) == (-18, 76, 74, 76, 74)


@pytest.mark.parametrize(
    ("players", "mode"), [(2, "eye"), (3, "solo"), (4, "solo"), (5, "two-bottles"), (6, "two-bottles")]
)
def test_the_penalty_option_matters_in_team_modes_only(players: int, mode: str) -> None:
    """BR22."""
    rounds = [play_round(passed(players, mode, team_penalty=penalty)) for penalty in ("once", "each")]
    assert rounds[0].past == rounds[1].past


def test_tricks_belong_to_players_not_to_teams() -> None:
    """B10.1: partners' tricks lie apart; only the points are added."""
    s = scored("teams-2-1-1", [20, 35, 24, 33], mystery="4 10 22 34", bottles=[("1", 0)])
    taken = [{*cards} for cards in s.past[0].taken]
    assert taken[1].isdisjoint(taken[3])
    assert points_of(written(taken[1]).split()) == 35
    assert seen(s).bottles[0].owner == 0
