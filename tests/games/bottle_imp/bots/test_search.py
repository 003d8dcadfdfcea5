"""The search in the Bottle Imp: what it learns, and what it plays for."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ridotto.compile.rule import bind, compiled
from ridotto.engine.cells.cell_game import State
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.rng import Rng, random_member, unit
from ridotto.games import find_game
from ridotto.games.bottle_imp.bots.search import playout
from ridotto.games.bottle_imp.bots.search.adapter import RULES
from ridotto.games.bottle_imp.bots.search.playout import draw_world_with_picks
from ridotto.games.bottle_imp.bots.search.policy import choose_card
from ridotto.games.bottle_imp.rules.deck.cards import RANKS
from ridotto.games.bottle_imp.rules.options import MODES, Mode
from ridotto.games.bottle_imp.rules.state import (
    HAND,
    IS_EYE,
    NOBODY,
    OPEN,
    OWNER,
    PHASE,
    PICKED,
    PRICE,
    TOTAL,
    TRICK,
    TRICK_TAKING,
    TURN,
)
from ridotto.games.bottle_imp.rules.steps.tricks import play_card, playable
from ridotto.search.budget import Budget
from ridotto.search.tree import SLOTS, VISITS, find, new_tree, together
from ridotto.search.trials import TALLY_CELLS, UTILITY, try_actions
from tests.searched import adapter_of, check_both_speeds, positions, searcher
from tests.walks import state_at


@pytest.mark.parametrize(("players", "place"), [(4, 0.1), (4, 0.7), (2, 0.7)])
def test_both_speeds_come_to_the_same_tallies(players: int, place: float) -> None:
    game = find_game("bottle_imp")
    check_both_speeds(game, game.parse_options({"players": players, "rounds": 1}), place)


def test_it_learns_its_own_later_decisions() -> None:
    """The same worlds and actions promise more where the seat may learn."""
    game = find_game("bottle_imp")
    adapter = adapter_of(game)
    s = state_at(game, game.parse_options({"players": 3, "rounds": 2}), 1, 14)
    (seat,) = game.to_act(s)
    view = game.view(s, seat)
    k, w = adapter.known_by(view)
    actions = np.array(view.legal, np.int64)
    worths = []
    for is_full in (True, False):
        tree = new_tree(Budget(playouts=4000 * len(actions)))
        tree[SLOTS:] = float(is_full)
        r = np.array(Rng.of("tree").cells, np.int64)
        vectors = [np.zeros(adapter.state_size, np.int64) for _ in range(2)]
        tallies = np.zeros(MOST_ACTIONS * TALLY_CELLS)
        run = compiled(adapter.try_actions.rule)
        run(k, w, r, *vectors, actions, tree, tallies, seat, len(actions), 4000)
        worths.append(tallies.reshape(-1, TALLY_CELLS)[:, UTILITY].sum() / tallies[::TALLY_CELLS].sum())
    assert worths[1] > worths[0] + 1


def test_others_have_given_away_their_cards_in_every_world_before_the_pass() -> None:
    game = find_game("bottle_imp")
    adapter = adapter_of(game)
    s = state_at(game, game.parse_options({"players": 4, "rounds": 1}), 1, 2)
    seat = game.to_act(s)[1]
    k, w = adapter.known_by(game.view(s, seat))
    world = [0] * adapter.state_size
    draw_world_with_picks(k.tolist(), w.tolist(), Rng.of("gifts").cells, world)
    assert world[PICKED : PICKED + 4] == [0 if other == seat else 3 for other in range(4)]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode.players}-{mode.id}")
def test_a_situation_is_what_the_seat_can_see(mode: Mode) -> None:
    """All worlds of a view are one situation; another hand, trick, price or owner makes another."""
    game = find_game("bottle_imp")
    options = game.parse_options({"players": mode.players, "mode": mode.id})
    playing = [(s, seat) for s, seat in positions(game, options, every=1) if s.cells[PHASE] == TRICK_TAKING]
    assert playing
    for s, seat in playing[::6]:
        seen = (HAND + seat, TRICK, OPEN + 1 - seat) if mode.is_eye else (HAND + seat, TRICK)
        here = playout.infoset(s.cells.tolist(), seat, 5)
        for world in range(4):
            redealt = game.complete(game.view(s, seat), Rng.of(f"world {world}"))
            assert playout.infoset(redealt.cells.tolist(), seat, 5) == here
        others = {playout.infoset(s.cells.tolist(), seat, 6)}
        highest = max(card for card in range(len(RANKS)) if not s.cells[OPEN + seat] >> card & 1)
        for cell in seen:
            cells = s.cells.tolist()
            cells[cell] ^= 1 << highest
            others.add(playout.infoset(cells, seat, 5))
        for bottle in range(mode.bottles):
            cells = s.cells.tolist()
            cells[PRICE + bottle] += 1
            others.add(playout.infoset(cells, seat, 5))
            cells[OWNER + bottle] = NOBODY if cells[OWNER + bottle] == seat else seat
            others.add(playout.infoset(cells, seat, 5))
        assert len(others - {here}) == 1 + len(seen) + 2 * mode.bottles


@pytest.mark.parametrize("players", [2, 4])
def test_it_learns_in_the_situation_that_it_comes_to(players: int) -> None:
    """After one playout the seat's next decision stands in the tree, and the card that it laid there."""
    game = find_game("bottle_imp")
    adapter = adapter_of(game)
    found = positions(game, game.parse_options({"players": players, "rounds": 1}), every=1)
    s, seat = found[len(found) // 2]
    view = game.view(s, seat)
    k, w = (vector.tolist() for vector in adapter.known_by(view))
    tree = new_tree(Budget(playouts=100)).tolist()
    tallies = [0.0] * (MOST_ACTIONS * TALLY_CELLS)
    world, end = ([0] * adapter.state_size for _ in range(2))
    try_once = adapter.try_actions.rule
    try_once(k, w, Rng.of("once").cells, world, end, [view.legal[0]], tree, tallies, seat, 1, 1)
    # The same world once more, by hand, as far as the seat's next decision.
    rng = Rng.of("once")
    again = [0] * adapter.state_size
    draw_world_with_picks(k, w, rng.cells, again)
    assert again == world
    playout.act(again, seat, view.legal[0])
    while again[TURN] != seat:
        is_whim = again[IS_EYE] and unit(rng.cells) < playout.WHIM
        legal = playable(again, again[TURN])
        card = random_member(rng.cells, legal) if is_whim else choose_card(again, w, again[TURN], legal)
        play_card(again, again[TURN], card)
    usual = choose_card(again, w, seat, playable(again, seat))
    here = playout.infoset(again, seat, usual)
    for known in (here, together(here, usual)):
        assert tree[find(tree, known) + VISITS] == 1.0


def test_in_the_eye_the_rival_learns_by_its_own_gain() -> None:
    """A rival that learnt by the gain of the seat that thinks would let it win more."""
    game = find_game("bottle_imp")
    adapter = adapter_of(game)
    s = state_at(game, game.parse_options({"players": 2, "rounds": 2}), 1, 20)
    (seat,) = game.to_act(s)
    view = game.view(s, seat)
    k, w = adapter.known_by(view)

    def as_a_friend(*at_the_end: Any) -> float:
        known, weights, cells, *_ = at_the_end
        return playout.utility(known, weights, cells, seat)

    friendly = bind(try_actions, __name__, **RULES | {"utility": as_a_friend})
    worths = []
    runs: list[Callable[..., object]] = [friendly, adapter.try_actions.rule]
    for run in runs:
        tallies = [0.0] * (MOST_ACTIONS * TALLY_CELLS)
        cells = [[0] * adapter.state_size for _ in range(2)]
        tree = new_tree(Budget(playouts=2000)).tolist()
        stream = Rng.of("friend").cells
        run(k.tolist(), w.tolist(), stream, *cells, [*view.legal], tree, tallies, seat, len(view.legal), 150)
        worths.append(sum(tallies[UTILITY::TALLY_CELLS]) / sum(tallies[::TALLY_CELLS]))
    assert worths[0] > worths[1] + 2


def test_the_last_round_is_played_for_the_win() -> None:
    """Far behind before the last card, points change nothing; with a round to come they do."""
    game = find_game("bottle_imp")
    spread = {}
    for rounds in (1, 2):
        s = state_at(game, game.parse_options({"players": 3, "rounds": rounds}), 1, 26)
        (seat,) = game.to_act(s)
        cells = s.cells.copy()
        cells[TOTAL + (seat + 1) % 3] = 1000
        thoughts = searcher(game, "search:300").think(
            game.view(State(s.options, cells), seat), Rng.of("last")
        )
        worth = [thought.utility for thought in thoughts]
        spread[rounds] = max(worth) - min(worth)
    assert 0 < spread[1] < spread[2] / 5
