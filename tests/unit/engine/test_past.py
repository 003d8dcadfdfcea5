"""The results of finished rounds are worked out when somebody asks for them."""

import sys

import numpy as np

from ridotto.engine.cells.cell_game import RoundEnd, State
from ridotto.engine.game import Options
from ridotto.games import all_games

Counted = State[Options, int]
OPTIONS = all_games()[0].parse_options({})


def rounds_played(count: int, asked: list[int]) -> Counted:
    """A state after so many rounds; the result of each is how many there were before it."""

    def result(end: Counted) -> int:
        asked.append(len(end.past))
        return asked[-1]

    s: Counted = State(OPTIONS, np.zeros(1, np.int64))
    for _ in range(count):
        s = State(OPTIONS, s.cells, RoundEnd(s, result))
    return s


def test_nothing_is_worked_out_to_know_how_many_there_were() -> None:
    asked: list[int] = []
    assert len(rounds_played(3, asked).rounds) == 3
    assert asked == []


def test_each_result_is_worked_out_once() -> None:
    asked: list[int] = []
    s = rounds_played(3, asked)
    later = State(OPTIONS, s.cells, s.rounds)
    assert s.past == later.past == (0, 1, 2)
    assert asked == [0, 1, 2]


def test_more_rounds_than_calls_can_be_nested() -> None:
    rounds = 2 * sys.getrecursionlimit()
    s = rounds_played(rounds, [])
    assert len(s.rounds) == rounds
    assert s.past == tuple(range(rounds))
