"""The search that asks networks: fair, the same at both speeds, and only where bids are made."""

from typing import Any

import numpy as np
import pytest

from ridotto.bots.registry import find_bot
from ridotto.compile.rule import compiled
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.rng import Rng
from ridotto.games import find_game
from ridotto.games.turandot.guided.adapter import FILE
from ridotto.games.turandot.guided.foreseeing import _looks_like, foreseen_bids
from ridotto.games.turandot.guided.utility import utility
from ridotto.games.turandot.learning.judging import JUDGING
from ridotto.games.turandot.learning.judging.judge_input import JUDGE_INPUT
from ridotto.games.turandot.learning.seeing.see import SEEN_AND_ACTIONS, see_between_rounds, see_for_network
from ridotto.games.turandot.rules.actions import cards_in
from ridotto.games.turandot.rules.best_cast import best_score
from ridotto.games.turandot.rules.state import AUDITIONING, BIDDING, PHASE, SIZE
from ridotto.games.turandot.rules.views.worlds import public_cells
from ridotto.nets.bot import NetBot
from ridotto.nets.inputs import Inputs
from ridotto.nets.judging.numbers import shapes as judge_shapes
from ridotto.nets.weights import load_as
from ridotto.search.bot import SearchBot
from ridotto.search.simultaneous.regret_kernel import KINDS, MOST_SEATS, ROW
from ridotto.search.trials import TALLY_CELLS
from tests.searched import positions
from tests.walks import walk

GAME = find_game("turandot")
CELLS = JUDGING.judge_input.cells


def guided(name: str = "guided:60") -> SearchBot[Any]:
    bot = find_bot("turandot", name)
    assert isinstance(bot, SearchBot)
    return bot


def bidding(players: int) -> list[tuple[Any, int]]:
    found = positions(GAME, GAME.parse_options({"players": players}), every=1)
    return [(s, seat) for s, seat in found if GAME.view(s, seat).phase == "bid"]


@pytest.mark.parametrize("players", range(2, 6))
def test_what_it_cannot_see_does_not_change_its_thoughts(players: int) -> None:
    redeal = Rng.of("redeal")
    found = bidding(players)
    assert len(found) > 7
    for s, seat in found[::3]:
        thoughts = guided().think(GAME.view(s, seat), Rng.of("bot"))
        redealt = GAME.complete(GAME.view(s, seat), redeal)
        assert guided().think(GAME.view(redealt, seat), Rng.of("bot")) == thoughts


@pytest.mark.parametrize("face_down", range(1, 6))
def test_a_bid_is_foreseen_by_how_many_cards_lie_there(face_down: int) -> None:
    assert cards_in(_looks_like(face_down)) == face_down


def test_seats_are_foreseen_as_they_bid_in_turn() -> None:
    """The first as if nobody had bid; the others see that cards lie before them."""
    s, _ = bidding(3)[0]
    view = GAME.view(s, 0)
    net = find_bot("turandot", "net")
    assert isinstance(net, NetBot)
    first, *others = foreseen_bids(net, view)
    cells = public_cells(view)
    legal = tuple(first)
    assert [*first.values()] == pytest.approx(net.mix(cells.copy(), 0, legal).tolist())
    assert all(sum(bids.values()) == pytest.approx(1.0) for bids in (first, *others))
    alone = net.mix(cells.copy(), 2, tuple(others[1]))
    assert [*others[1].values()] != pytest.approx(alone.tolist())


def test_what_is_no_bid_is_the_networks_choice() -> None:
    net = find_bot("turandot", "net")
    asked = set()
    for s, seat in positions(GAME, GAME.parse_options({"players": 4}), every=1):
        view = GAME.view(s, seat)
        if view.phase != "bid":
            asked.add(view.phase)
            assert guided().choose(view, Rng.of("any")) == net.choose(view, Rng.of("other"))
    assert asked == {"give", "name", "dismiss", "cast"}


def test_both_speeds_come_to_the_same_mixes() -> None:
    adapter = guided()._adapter
    kernel = adapter.mix_actions
    assert kernel is not None
    s, seat = bidding(3)[5]
    view = GAME.view(s, seat)
    choices = adapter.choices(view)
    assert choices is not None
    options = np.zeros(MOST_SEATS * ROW, np.int64)
    mixes = np.zeros(KINDS * MOST_SEATS * ROW)
    for chooser, choice in enumerate(choices):
        count = len(choice.actions)
        options[chooser * ROW : chooser * ROW + count + 1] = (count, *choice.actions)
        for kind, row in enumerate((choice.likelihoods, choice.guess, choice.guess)):
            start = (kind * MOST_SEATS + chooser) * ROW
            mixes[start : start + count] = row
    known, weights = adapter.known_by(view)
    size = adapter.state_size
    room = (np.zeros(size, np.int64), np.zeros(size, np.int64))
    tallies = np.zeros(MOST_ACTIONS * TALLY_CELLS)
    vectors = [
        *(known, weights, np.array(Rng.of("speed").cells, np.int64), *room),
        *(options, np.zeros(MOST_SEATS, np.int64), mixes, np.zeros(ROW), tallies),
    ]
    slow = [vector.tolist() for vector in vectors]
    numbers = (seat, 3, 0, 6)
    kernel.rule(*slow, *numbers)
    compiled(kernel.rule)(*vectors, *numbers)
    assert tallies.any()
    assert tallies.tolist() == slow[-1]
    assert mixes.tolist() == slow[7]


def test_the_end_of_a_round_is_worth_what_the_judge_says() -> None:
    """As its three layers come to in NumPy; after the last round, the lead and the win."""
    adapter = guided()._adapter
    s, seat = bidding(3)[0]
    weights = adapter.known_by(GAME.view(s, seat))[1].tolist()
    about, arrays = load_as(
        FILE, "turandot", JUDGE_INPUT.version, JUDGE_INPUT.fields, outputs=1, shapes=judge_shapes
    )
    assert about.game == "turandot"
    ends = [
        s for s in walk(GAME, GAME.parse_options({"players": 3}), seed="end") if s.cells[PHASE] == AUDITIONING
    ]
    assert len(ends) > 5
    for end in ends[1:]:
        seen = [0] * CELLS
        see_between_rounds(end.cells.tolist(), 1, seen)
        row = Inputs(JUDGE_INPUT.fields).tensor(np.array(seen, np.int64)).astype(np.float64)
        for layer in range(3):
            row = row @ arrays[f"{layer}.w"] + arrays[f"{layer}.b"]
            row = row if layer == 2 else np.maximum(row, 0)
        worth = utility([], weights, [*end.cells.tolist(), *[0] * CELLS], 1)
        assert worth == pytest.approx(4 * float(row[0]), abs=1e-4)
    *_, last = walk(GAME, GAME.parse_options({"players": 3}), seed="end")
    cells = last.cells.tolist()
    scores = [best_score(cells, player) for player in range(3)]
    worths = [utility([], weights, [*cells, *[0] * CELLS], player) for player in range(3)]
    assert sum(worths) == pytest.approx(0.0)
    assert worths.index(max(worths)) == scores.index(max(scores))


def test_between_rounds_the_judge_sees_what_networks_see() -> None:
    """But for what is said of a round that has ended."""
    compared = 0
    for s in walk(GAME, GAME.parse_options({"players": 3}), seed="judge"):
        if s.cells[PHASE] != AUDITIONING:
            continue
        for seat in range(3):
            expected, found = [0] * SEEN_AND_ACTIONS, [0] * CELLS
            see_for_network(s.cells.tolist(), seat, expected)
            see_between_rounds(s.cells.tolist(), seat, found)
            for field in JUDGING.judge_input.fields:
                place = slice(field.at, field.at + field.cells)
                assert found[place] == expected[place], field.name
                compared += 1
    assert compared > 100


def test_rows_are_seen_as_single_matches_are() -> None:
    """A position is there to judge after the last action of a round, and after no other."""
    rows = []
    for s in walk(GAME, GAME.parse_options({"players": 4}), seed="rows"):
        seat = GAME.to_act(s)[-1] if GAME.to_act(s) else -1
        if seat >= 0 and s.cells[PHASE] >= BIDDING:
            rows.append((s.cells.tolist(), seat, GAME.legal(s, seat)[0]))
    viewers = [at % 4 for at in range(len(rows))]
    expected: list[int] = []
    is_expected = []
    for (cells, seat, action), viewer in zip(rows, viewers, strict=True):
        single = [0] * CELLS
        is_expected.append(JUDGING.see_after(list(cells), seat, action, viewer, single))
        expected += single
    seen, is_seen = np.zeros(len(rows) * CELLS, np.int64), np.zeros(len(rows), np.int64)
    columns = ([cell for cells, _, _ in rows for cell in cells], [r[1] for r in rows], [r[2] for r in rows])
    vectors = [np.array(column, np.int64) for column in (*columns, viewers)]
    JUDGING.see_rows.run(*vectors, np.zeros(SIZE, np.int64), seen, is_seen, len(rows))
    assert is_seen.tolist() == is_expected
    assert 0 < sum(is_expected) < len(rows) / 4
    assert seen.tolist() == expected
