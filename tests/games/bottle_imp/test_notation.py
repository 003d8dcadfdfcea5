"""The lines of a record: every one that is written can be read, and means the same."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.deck.cards import CARDS, RANKS
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from tests.games.bottle_imp.builders import MODES, dealt, say, start, table

seeds = st.integers(min_value=0, max_value=2**32)


def test_cards_are_written_as_their_number() -> None:
    assert [RANKS[CARDS[word]] for word in ("1", "2.5", "17", "36.5", "37")] == [
        "1",
        "2.5",
        "17",
        "36.5",
        "37",
    ]


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_dealers(players: int, mode: str) -> None:
    s = start(players, mode)
    for seat in range(players):
        line = f"dealer {seat}"
        assert BOTTLE_IMP.parse_chance(s, line) == (seat,)
        assert BOTTLE_IMP.format_chance(s, (seat,)) == line


@pytest.mark.parametrize(("players", "mode"), MODES)
@settings(max_examples=10)
@given(seed=seeds)
def test_deals(players: int, mode: str, seed: int) -> None:
    """A deal is written with every hand ascending; read again it is the same deal and the same line."""
    s = say(start(players, mode), f"dealer {seed % players}")
    outcome = BOTTLE_IMP.sample_chance(s, Rng.of(seed))
    line = BOTTLE_IMP.format_chance(s, outcome)
    read = BOTTLE_IMP.parse_chance(s, line)
    assert BOTTLE_IMP.format_chance(s, read) == line
    assert BOTTLE_IMP.apply_chance(s, read) == BOTTLE_IMP.apply_chance(s, outcome)
    assert line.startswith("deal ")
    assert line.count(" | ") == players - 1
    assert line.count(" / ") == (2 if mode == "eye" else 0)
    for hand in line.removeprefix("deal ").replace(" / ", " | ").split(" | "):
        assert [float(card) for card in hand.split(" ")] == sorted(float(card) for card in hand.split(" "))


def test_a_deal_of_the_eye_is_open_then_hidden() -> None:
    s = say(start(2, "eye"), "dealer 0")
    line = (
        "deal 1 3 5 7 9 11 / 2 4 6 8 10 12 13 14 15 16 17 18"
        " | 20 22 24 26 28 30 / 21 23 25 27 29 31 32 33 34 35 36 37"
    )
    assert BOTTLE_IMP.format_chance(s, BOTTLE_IMP.parse_chance(s, line)) == line
    view = BOTTLE_IMP.view(say(s, line), 1)
    assert [RANKS[card] for card in view.open_hands[1]] == ["20", "22", "24", "26", "28", "30"]


@pytest.mark.parametrize(
    ("players", "mode", "seat", "line"),
    [
        (3, "solo", 0, "pass mystery 3 left 1 right 2"),
        (5, "two-bottles", 0, "pass left 2 right 1"),
        (5, "teams-2-2-1", 1, "pass mystery 9 left 8.5 right 10"),
        (2, "eye", 0, "pass mystery 18 7 open 12 hidden 9"),
    ],
)
def test_pass_lines(players: int, mode: str, seat: int, line: str) -> None:
    """Seat 0 deals; the cards keep the order of the line."""
    s = dealt(players, mode, dealer=0)
    actions = BOTTLE_IMP.parse_move(s, seat, line)
    assert [RANKS[card] for card in actions] == [word for word in line.split() if word[0].isdigit()]
    assert BOTTLE_IMP.format_move(s, seat, actions) == line
    after = say(s, f"{seat} {line}")
    assert BOTTLE_IMP.view(after, seat).picks == actions


@pytest.mark.parametrize(("players", "mode"), MODES)
@settings(max_examples=3)
@given(seed=seeds)
def test_every_move_of_a_match(players: int, mode: str, seed: int) -> None:
    """Each choice written as a line leads to the same state as its actions one by one."""
    rng = Rng.of(seed)
    s = BOTTLE_IMP.start(table(players, mode, rounds=1))
    while acting := BOTTLE_IMP.to_act(s):
        if acting == (-1,):
            s = BOTTLE_IMP.apply_chance(s, BOTTLE_IMP.sample_chance(s, rng))
            continue
        seat = rng.choice(acting)
        actions, after = [], s
        for _ in range(BOTTLE_IMP.picks_left(s, seat)):
            actions.append(rng.choice(BOTTLE_IMP.legal(after, seat)))
            after = BOTTLE_IMP.apply(after, seat, actions[-1])
        line = BOTTLE_IMP.format_move(s, seat, actions)
        assert BOTTLE_IMP.parse_move(s, seat, line) == tuple(actions)
        assert say(s, f"{seat} {line}") == after
        s = after
