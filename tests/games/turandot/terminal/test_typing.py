"""What people type in the terminal."""

import dataclasses
from pathlib import Path

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.games.turandot.rules.actions import bid_action
from ridotto.games.turandot.terminal.reading import best_cast, example, read_move
from ridotto.terminal import play
from ridotto.terminal.saves import SavedMatch, Saves
from tests.unit.terminal.person import Script, Terminal, started
from tests.walks import AnyMatch


@pytest.mark.parametrize(
    ("text", "bid"),
    [
        ("3", bid_action(3, 0, 0)),
        ("3 2", bid_action(3, 2, 0)),
        ("3 2 b", bid_action(3, 2, 1)),
        ("3 b", bid_action(3, 0, 1)),
        ("3 0", bid_action(3, 0, 0)),
        ("3b", bid_action(3, 0, 1)),
        ("3 2b", bid_action(3, 2, 1)),
        ("2 2 b", bid_action(2, 2, 1)),
        ("cb", bid_action(0, 1, 1)),
        ("c", bid_action(0, 1, 0)),
        ("C B", bid_action(0, 1, 1)),
        ("с и", bid_action(0, 1, 1)),
        ("bid 3 money 2 bluff", bid_action(3, 2, 1)),
        ("bid crew", bid_action(0, 1, 0)),
    ],
)
def test_bids(text: str, bid: int) -> None:
    match = started("turandot", {"players": 3})
    assert read_move(match.state, match.game.view(match.state, 0), text) == (bid,)


@pytest.mark.parametrize(("money", "text"), [(3, "3 2 b"), (1, "3 1 b"), (0, "3 b")])
def test_the_example_of_a_bid_can_be_bid(money: int, text: str) -> None:
    match = started("turandot", {"players": 3})
    view = match.game.view(match.state, 0)
    own = dataclasses.replace(view.players[0], money=money)
    assert example(dataclasses.replace(view, players=(own, *view.players[1:]))) == text


def test_enter_takes_the_only_answer() -> None:
    match = started("turandot", {"players": 2})
    while match.game.view(match.state, None).phase != "name":
        seat = match.game.to_act(match.state)[0]
        match.play(seat, match.game.legal(match.state, seat)[-1])
        match.play_chance()
    (seat,) = match.game.to_act(match.state)
    assert read_move(match.state, match.game.view(match.state, seat), "") == (1 - seat,)


def test_swaps_add_up(tmp_path: Path) -> None:
    """Everybody bids for what is there until the casts; then two swaps, and one that is none."""
    match = started("turandot", {"players": 2})
    while match.game.view(match.state, 0).phase != "cast":
        seat = match.game.to_act(match.state)[0]
        match.play(seat, match.game.legal(match.state, seat)[0])
        match.play_chance()
    saves = Saves(tmp_path)
    record = AnyMatch.resume(match.record(), seed="typing")
    record.seats = ("seat 0", "bot:random")
    saves.keep(SavedMatch(saves.new_path("turandot"), record, (0,), "random"))
    best = best_cast(match.game.view(match.state, 0))
    terminal = Terminal(Script(["1 2", "u", "1 3", "1 1", "2 6", ""]))
    play.run(language="en", resume=True, fast=True, screen=terminal.screen, saves=saves)

    (path,) = saves.records_folder.iterdir()
    ids = [best[place] + 1 for place in (2, 5, 0, 3, 4, 1)]
    assert f"0 cast {' '.join(map(str, ids))}" in path.read_text("utf-8")
    assert "[nothing-to-swap]" in terminal.text.replace("\n", "")


def test_casts() -> None:
    match = started("turandot", {"players": 3})
    while match.game.view(match.state, 0).phase != "cast":
        seat = match.game.to_act(match.state)[0]
        match.play(seat, match.game.legal(match.state, seat)[0])
        match.play_chance()
    view = match.game.view(match.state, 0)
    best = best_cast(view)
    assert read_move(match.state, view, "") == best
    assert read_move(match.state, view, "1 3") == (best[2], best[1], best[0], *best[3:])
    assert read_move(match.state, view, "1 3 2 6") == (best[2], best[5], best[0], best[3], best[4], best[1])
    ids = " ".join(str(singer + 1) for singer in reversed(best))
    assert read_move(match.state, view, ids) == best[::-1]
    assert read_move(match.state, view, f"cast {ids}") == best[::-1]
    for wrong, code in (
        ("1 1", "nothing-to-swap"),
        ("1 7", "roles-expected"),
        ("1", "unreadable-move"),
        ("a b", "unreadable-move"),
    ):
        with pytest.raises(RidottoError) as caught:
            read_move(match.state, view, wrong)
        assert caught.value.code == code
