"""B2: modes and who plays with whom."""

import pytest

from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from tests.games.bottle_imp.builders import (
    MODES,
    deal_line,
    dealt,
    pass_line,
    passed,
    play_round,
    say,
    seen,
    start,
)

# By mode and dealer: the seats that play together. Everybody else is alone.
TEAMS = {
    (4, "teams-2-1-1"): [{(1, 3)}, {(0, 2)}, {(1, 3)}, {(0, 2)}],
    (5, "teams-2-2-1"): [
        {(1, 3), (2, 4)},
        {(2, 4), (0, 3)},
        {(0, 3), (1, 4)},
        {(1, 4), (0, 2)},
        {(0, 2), (1, 3)},
    ],
    (6, "teams-2-2-2"): [{(0, 3), (1, 4), (2, 5)}] * 6,
    (6, "teams-2-2-1-1"): [
        {(1, 4), (2, 5)},
        {(2, 5), (0, 3)},
        {(0, 3), (1, 4)},
        {(1, 4), (2, 5)},
        {(2, 5), (0, 3)},
        {(0, 3), (1, 4)},
    ],
}


def teams(parties: tuple[int, ...]) -> set[tuple[int, ...]]:
    groups = {party: tuple(seat for seat, own in enumerate(parties) if own == party) for party in parties}
    return {group for group in groups.values() if len(group) > 1}


@pytest.mark.parametrize(
    ("players", "mode", "dealer"),
    [(players, mode, dealer) for players, mode in MODES for dealer in range(players)],
)
def test_parties_are_counted_from_the_dealer(players: int, mode: str, dealer: int) -> None:
    """B2.2: in every mode, for every dealer."""
    s = dealt(players, mode, dealer)
    expected = TEAMS[players, mode][dealer] if mode.startswith("teams") else set()
    assert teams(BOTTLE_IMP.parties(s)) == expected
    assert seen(s).parties == BOTTLE_IMP.parties(s)


@pytest.mark.parametrize(("players", "mode"), list(TEAMS))
def test_the_dealer_is_alone_unless_three_teams_play(players: int, mode: str) -> None:
    """B2.2: and with two players alone they sit opposite each other."""
    for dealer in range(players):
        together = {seat for team in teams(BOTTLE_IMP.parties(dealt(players, mode, dealer))) for seat in team}
        alone = set(range(players)) - together
        expected = {
            "teams-2-1-1": {dealer, (dealer + 2) % 4},
            "teams-2-2-1": {dealer},
            "teams-2-2-2": set(),
            "teams-2-2-1-1": {dealer, (dealer + 3) % 6},
        }[mode]
        assert alone == expected


@pytest.mark.parametrize(("players", "mode"), list(TEAMS))
def test_parties_move_with_the_dealer(players: int, mode: str) -> None:
    """B2.3: each finished round keeps the parties it was played with."""
    s = play_round(passed(players, mode, dealer=players - 1, rounds=2))
    assert teams(s.past[0].parties) == TEAMS[players, mode][players - 1]
    s = say(s, deal_line(players, dealer=0))
    assert teams(BOTTLE_IMP.parties(s)) == TEAMS[players, mode][0]
    s = play_round(say(s, *(pass_line(s, seat) for seat in range(players))))
    assert teams(s.past[1].parties) == TEAMS[players, mode][0]


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_bottles_of_a_mode(players: int, mode: str) -> None:
    """B1.8, B2.1: two in `two-bottles`, else one."""
    assert len(seen(start(players, mode)).bottles) == (2 if mode == "two-bottles" else 1)
