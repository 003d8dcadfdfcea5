"""The lines of a record, read and written."""

import pytest

from ridotto.engine.errors import InvalidMove
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.views.view import TurandotState
from tests.games.turandot.tables import bidding, played, quiet_rounds, staged, table

GIVING = played(bidding(), "0 bid 1", "1 bid 2", "2 bid 2", "3 bid 3")
NAMING = played(GIVING, "0 give 4 to 1", "0 give 5 to 2")
DISMISSING = played(NAMING, "0 name 1")
CASTING = staged(
    [[1, 3, 5, 9, 14, 16], [7, 8, 10, 11, 12, 13], [17, 18, 19, 20, 21, 22]],
    ["plain", "scenery", "favourites"],
)

LINES = [
    (bidding(), "bid 3"),
    (bidding(), "bid 3 bluff"),
    (bidding(), "bid 3 money 2"),
    (bidding(), "bid 3 money 2 bluff"),
    (bidding(), "bid crew"),
    (bidding(), "bid crew bluff"),
    (GIVING, "give 4 to 1"),
    (NAMING, "name 1"),
    (CASTING, "cast 5 3 16 1 9 14"),
]


@pytest.mark.parametrize(("s", "line"), LINES)
def test_lines_are_written_as_they_were_read(s: TurandotState, line: str) -> None:
    assert TURANDOT.format_move(s, 0, TURANDOT.parse_move(s, 0, line)) == line


def test_every_legal_action_is_written_and_read() -> None:
    for s, seat in [(bidding(players=5), 0), (GIVING, 0), (NAMING, 0), (DISMISSING, 1)]:
        for action in TURANDOT.legal(s, seat):
            assert TURANDOT.parse_move(s, seat, TURANDOT.format_move(s, seat, [action])) == (action,)


def test_what_the_words_mean() -> None:
    assert TURANDOT.parse_move(DISMISSING, 1, "dismiss one_of_each") == (6,)
    assert TURANDOT.parse_move(CASTING, 0, "cast 5 3 16 1 9 14") == (4, 2, 15, 0, 8, 13)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bid",
        "bid bluff",
        "bid three",
        "bid 03",
        "bid +3",
        "bid ３",
        "bid 3 money",
        "bid 3 money 0",
        "bid 3 money -1",
        "bid 3 bluff money 2",
        "bid 3 bluff bluff",
        "bid 3 money 2 money 1",
        "bid money 1",
        "bid crew money 1",
        "bid crew bluff bluff",
        "bid  3",
        "bid 3 ",
        " bid 3",
        "BID 3",
        "pass",
        "give 4 1",
        "give four to 1",
        "give 4 to",
        "name",
        "name 1 2",
        "dismiss",
        "dismiss plain plain",
        "cast",
        "cast 1 2 3 4 5",
        "cast 1 2 3 4 5 6 7",
    ],
)
def test_lines_that_cannot_be_read(text: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        TURANDOT.parse_move(bidding(), 0, text)
    assert refused.value.code == "unreadable-move"
    assert str(refused.value)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("name one", "unreadable-seat"),
        ("name 4", "no-such-seat"),
        ("dismiss Plain", "unknown-director"),
        ("cast 1 2 3 4 5 0", "unknown-singer"),
        ("cast 1 2 3 4 5 x", "unknown-singer"),
    ],
)
def test_words_that_mean_nothing(text: str, code: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        TURANDOT.parse_move(bidding(), 0, text)
    assert refused.value.code == code


def test_chance_lines_are_written_as_they_were_read() -> None:
    four = quiet_rounds(played(table(players=2), "maestro 0"), 3)
    for s, line in [
        (table(), "maestro 2"),
        (played(table(), "maestro 2"), "audition 12 5 33 8 1"),
        (four, "audition plain one_of_each scenery"),
    ]:
        assert TURANDOT.format_chance(s, TURANDOT.parse_chance(s, line)) == line


@pytest.mark.parametrize(
    ("s", "text", "code"),
    [
        (table(), "maestro", "unreadable-chance"),
        (table(), "maestro 1 2", "unreadable-chance"),
        (table(), "dealer 1", "unreadable-chance"),
        (table(), "maestro x", "unreadable-seat"),
        (table(), "maestro 4", "no-such-seat"),
        (played(table(), "maestro 0"), "maestro 0", "unreadable-chance"),
        (played(table(), "maestro 0"), "audition", "unreadable-chance"),
        (played(table(), "maestro 0"), "audition 1 2 3 4 plain", "unknown-singer"),
        (played(table(), "maestro 0"), "audition 1 2 3 4 37", "unknown-singer"),
    ],
)
def test_chance_lines_that_cannot_be_read(s: TurandotState, text: str, code: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        TURANDOT.parse_chance(s, text)
    assert refused.value.code == code
    assert str(refused.value)
