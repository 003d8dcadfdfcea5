"""Hints: whole choices, the best first, and nothing that the seat cannot know."""

from typing import Any

import pytest

from ridotto.bots.hints import MOST, Suggestion, suggest
from ridotto.engine.errors import IllegalMove
from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.games import find_game
from ridotto.games.turandot.rules.scoring import suggested_cast
from ridotto.search import bot as search_bot
from ridotto.search.budget import Budget
from tests.searched import SEARCHED, SEARCHED_IDS
from tests.walks import AnyGame, walk


@pytest.fixture(autouse=True)
def _without_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few playouts are over before anything is loaded; the result is the same."""
    monkeypatch.setattr(search_bot, "warm_up_once", lambda _: None)


def hints(game: AnyGame, s: Any, seat: int, playouts: int = 6) -> tuple[Suggestion, ...]:
    return suggest(game, s, seat, Rng.of("hint"), Budget(playouts=playouts))


def phases(game: AnyGame, options: Any) -> dict[str, tuple[Any, int]]:
    """By the first word of what can be done, the first state in which a seat has a whole choice to make."""
    found: dict[str, tuple[Any, int]] = {}
    for s in walk(game, options, "hints"):
        for seat in game.to_act(s):
            if seat != CHANCE and len(game.legal(s, seat)) > 1:
                view = game.view(s, seat)
                found.setdefault(game.action_name(view, view.legal[0]).split()[0], (s, seat))
    return found


@pytest.mark.parametrize(("game", "options"), SEARCHED, ids=SEARCHED_IDS)
def test_hidden_things_change_no_hint(game: AnyGame, options: Any) -> None:
    """Redeal what a seat cannot see: with the same seed and playouts the hint stays the same."""
    found_phases = phases(game, options)
    assert found_phases
    for s, seat in found_phases.values():
        found = hints(game, s, seat)
        assert 0 < len(found) <= MOST
        assert len({suggestion.move for suggestion in found}) == len(found)
        assert all(game.parse_move(s, seat, each.move) == each.actions for each in found)
        assert hints(game, game.complete(game.view(s, seat), Rng.of("redeal")), seat) == found


def test_cards_to_give_away_come_as_a_whole() -> None:
    game = find_game("bottle_imp")
    s, seat = phases(game, game.parse_options({"players": 4}))["pass"]
    best, *others = hints(game, s, seat)
    assert [word for word in best.move.split() if not word[0].isdigit()] == [
        "pass",
        "mystery",
        "left",
        "right",
    ]
    for other in others:
        assert len(set(other.actions)) == 3
        assert other.points is not None
        assert other.chance is None


def test_the_same_cards_for_one_place_are_named_once() -> None:
    game = find_game("bottle_imp")
    s, seat = phases(game, game.parse_options({"players": 2}))["pass"]
    found = hints(game, s, seat, playouts=30)
    placed = [(frozenset(each.actions[:2]), each.actions[2:]) for each in found]
    assert len(set(placed)) == len(placed)


def test_bids_come_with_how_often_to_make_them() -> None:
    game = find_game("turandot")
    s, seat = phases(game, game.parse_options({"players": 3}))["bid"]
    chances = [suggestion.chance or 0.0 for suggestion in hints(game, s, seat, playouts=300)]
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] > 0
    assert sum(chances) <= 1.0001


def test_the_best_cast_is_known_exactly() -> None:
    game = find_game("turandot")
    s, seat = phases(game, game.parse_options({"players": 3}))["cast"]
    view = game.view(s, seat)
    own = view.players[seat]
    (found,) = hints(game, s, seat)
    assert found.actions == tuple(suggested_cast(view.options, own.troupe, own.director))
    assert (found.points, found.chance) == (game.scores(_cast(game, s, seat, found.actions))[seat], None)


def _cast(game: AnyGame, s: Any, seat: int, actions: tuple[int, ...]) -> Any:
    """The end of the match when this seat casts so."""
    for action in actions:
        s = game.apply(s, seat, action)
    while acting := game.to_act(s):
        s = game.apply(s, acting[0], game.legal(s, acting[0])[0])
    return s


def test_where_nothing_else_can_be_done_nothing_is_thought() -> None:
    game = find_game("bottle_imp")
    options = game.parse_options({"players": 4, "rounds": 1})
    s = next(
        s
        for s in walk(game, options, "hints")
        if game.to_act(s) not in ((), (CHANCE,)) and len(game.legal(s, game.to_act(s)[0])) == 1
    )
    (found,) = hints(game, s, game.to_act(s)[0])
    assert (found.points, found.chance) == (None, None)


def test_only_who_is_asked_gets_a_hint() -> None:
    game = find_game("bottle_imp")
    s, seat = phases(game, game.parse_options({"players": 4}))["play"]
    with pytest.raises(IllegalMove) as refused:
        hints(game, s, (seat + 1) % 4)
    assert refused.value.code == "not-your-turn"
