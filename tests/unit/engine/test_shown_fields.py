"""A view as text."""

from dataclasses import dataclass, field
from typing import cast

import pytest

from ridotto.engine.game import CHANCE, Options, Outcome, SomeGame, View
from ridotto.engine.play.match import Match
from ridotto.engine.shown_fields import NOT_SHOWN, ShownView, shown, shown_view, told
from ridotto.games import all_games, find_game


@dataclass(frozen=True, slots=True)
class Pot:
    coins: tuple[int, ...]
    is_open: bool
    is_full: bool = False
    owner: int | None = None
    card: int = field(default=10, metadata=shown(hex))
    seen_by_programs: int = field(default=1, metadata=NOT_SHOWN)


def text_of_trick(view: "ToyView") -> str:
    return f"{view.trick} of {view.round}"


@dataclass(frozen=True, slots=True)
class ToyView:
    seat: int | None = None
    to_act: tuple[int, ...] = ()
    legal: tuple[int, ...] = ()
    round: int = 0
    is_sealed: bool = False
    leader: int | None = None
    outcome: Outcome | None = None
    nothing: int | None = None
    cards: tuple[int, ...] = field(default=(3, 11), metadata=shown(hex))
    taken: frozenset[int] = frozenset({3, 1, 2})
    pot: Pot = Pot((5, 1), is_open=True)
    has_laid: tuple[bool, ...] = field(default=(True, False), metadata=shown(by="seat"))
    open_cards: tuple[tuple[int, ...], ...] = field(default=((1, 2), ()), metadata=shown(by="seat"))
    laid: tuple[tuple[int | None, ...], ...] = field(
        default=((1, 2), (None, 3)), metadata=shown(hex, by="round")
    )
    trick: tuple[int, ...] = field(
        default=(7, 8), metadata=told(lambda view: f"{view.trick} of {view.round}")
    )
    players: int = 2
    secret_of_the_screen: int = field(default=1, metadata=NOT_SHOWN)


def shown_of(view: View) -> ShownView:
    # A spectator's view needs no game.
    return shown_view(cast(SomeGame, None), view)


def test_each_kind_of_field() -> None:
    found = shown_of(ToyView())
    assert found.own == ()
    assert found.common == (
        ("nothing", ""),
        ("cards", "0x3, 0xb"),
        ("taken", "1, 2, 3"),
        ("pot", "coins 5, 1 · is_open ✓ · card 0xa"),
        ("trick", "(7, 8) of 0"),
        ("players", "2"),
    )
    assert found.by_seat == (("has_laid", ("✓", "–")), ("open_cards", ("1, 2", "–")))
    assert found.by_round == (("laid", (("0x1", "0x2"), ("–", "0x3"))),)


def test_what_is_told_elsewhere_is_left_out() -> None:
    names = {name for name, _ in shown_of(ToyView()).common}
    assert not names & {"seat", "to_act", "legal", "round", "outcome", "secret_of_the_screen"}


def test_only_a_seat_sees_its_hand() -> None:
    game = find_game("high_card")
    match = Match(game, game.parse_options({"players": 3}), seed=1)
    match.play_chance()
    for seat in range(3):
        found = shown_view(game, game.view(match.state, seat))
        assert [name for name, _ in found.own] == ["hand"]
        assert len(found.own[0][1].split(", ")) == 3
        assert shown_view(game, game.view(match.state, None)).own == ()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_view_can_be_shown(game: SomeGame) -> None:
    """Also that of a game with screens of its own: plain ones would do."""
    options: Options = game.parse_options({})
    match = Match(game, options, seed=1)
    while match.to_act == (CHANCE,):
        match.play_chance()
    for seat in (None, *range(options.players)):
        found = shown_view(game, game.view(match.state, seat))
        assert found.common or found.by_seat or found.by_round or found.own
