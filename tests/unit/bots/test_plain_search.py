"""The search for a game that brings no more than its points."""

from dataclasses import dataclass

import numpy as np
import pytest

from ridotto.bots.registry import level_names
from ridotto.compile.bits import highest
from ridotto.compile.kernel import Kernel, Vector
from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.cell_game import State
from ridotto.engine.cells.steps import APPLIED, CHANCE_BIT, RESULT_BITS
from ridotto.engine.game import Outcome, Seat
from ridotto.engine.rng import Rng
from ridotto.games import find_kit
from ridotto.games.kit import GameBots
from ridotto.search.bot import SearchBot
from ridotto.search.budget import Budget
from ridotto.search.estimate import ActionEstimate
from ridotto.search.plain.adapter import PlainAdapter, Policy

# Seat 0 steps on a field from 1 to 5 and gets as many points. Under 4 or 5, nobody knows where, lies a mine
# that costs 9 instead. Then seat 1 takes 0 to 2 of those points away, and chance would begin anew.
MINE, TURN, POINTS = range(3)
FIELDS = 0b111110
TAKEN = 0b111
LOSS = 9


@rule
def actors(s: Cells) -> int:
    return 1 << s[TURN] if s[TURN] < 2 else CHANCE_BIT


@rule
def legal_actions(s: Cells, seat: int) -> int:
    if seat != s[TURN]:
        return 0
    return FIELDS if seat == 0 else TAKEN


@rule
def step(s: Cells, seat: int, action: int) -> int:
    if seat == 0:
        s[POINTS] = -LOSS if action == s[MINE] else action
    else:
        s[POINTS] -= action
    s[TURN] += 1
    return APPLIED | actors(s) << RESULT_BITS


@rule
def points(s: Cells, seat: int) -> int:
    return s[POINTS] if seat == 0 else 0


@rule
def greedy(s: Cells, rng: Cells, seat: int) -> int:  # noqa: ARG001
    return highest(legal_actions(s, seat))


@dataclass(frozen=True)
class Two:
    players: int = 2

    def to_json(self) -> dict[str, object]:
        return {"players": 2}


@dataclass(frozen=True)
class MinesView:
    options: Two = Two()
    seat: Seat | None = 0
    to_act: tuple[Seat, ...] = (0,)
    legal: tuple[int, ...] = (1, 2, 3, 4, 5)
    round: int = 0
    is_sealed: bool = False
    leader: Seat | None = None
    outcome: Outcome | None = None


class Mines:
    state_size = 3

    def __init__(self) -> None:
        self.actors = Kernel(actors, "r")
        self.legal_actions = Kernel(legal_actions, "ri")
        self.step = Kernel(step, "vii")

    def cells_of(self, s: State[Two, None]) -> Vector:
        return s.cells

    def complete(self, v: MinesView, rng: Rng) -> State[Two, None]:
        return State(v.options, np.array([4 + rng.below(2), 0, 0], np.int64))


def think(policy: Policy | None = None) -> dict[int, ActionEstimate]:
    """By action, the best first."""
    adapter: PlainAdapter[MinesView] = PlainAdapter(Mines(), points=points, policy=policy)
    bot = SearchBot("search", adapter, Budget(playouts=600))
    return {estimate.action: estimate for estimate in bot.think(MinesView(), Rng.of(1))}


@pytest.mark.parametrize("jit", ["0", "1"], ids=["interpreted", "compiled"])
def test_is_not_lured_by_what_only_some_worlds_show(jit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIDOTTO_JIT", jit)
    found = think(greedy)
    assert next(iter(found)) == 3
    # All play on: seat 1 takes two.
    assert [found[field].points for field in (1, 2, 3)] == [-1, 0, 1]
    assert -LOSS - 2 < found[5].points < 3


def test_without_a_policy_all_play_on_by_anything_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIDOTTO_JIT", "0")
    found = think()
    assert next(iter(found)) == 3
    assert 1 < found[3].points < 3


def test_a_game_with_one_bot_has_the_levels_that_do_not_search(monkeypatch: pytest.MonkeyPatch) -> None:
    class First:
        name = "heuristic"
        needs_full_view = True

        def choose(self, view: MinesView, rng: Rng) -> int:  # noqa: ARG002
            return view.legal[0]

    kit = find_kit("high_card")
    monkeypatch.setitem(vars(kit), "bots", GameBots(heuristic=First()))
    assert level_names(kit.game.id) == ("easy", "normal")
    assert kit.bots is not None
    assert kit.bots.beginner_move(MinesView(), Rng.of(1)) in MinesView().legal
