"""What a table may agree on (B2.1) and what it may not."""

from typing import Any

import pytest

from ridotto.engine.errors import InvalidOptions
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.options import parse_options
from tests.games.bottle_imp.builders import MODES


def refused(given: dict[str, Any]) -> InvalidOptions:
    with pytest.raises(InvalidOptions) as caught:
        parse_options(given)
    assert str(caught.value)
    return caught.value


@pytest.mark.parametrize(
    ("players", "default"), [(2, "eye"), (3, "solo"), (4, "solo"), (5, "two-bottles"), (6, "two-bottles")]
)
def test_defaults(players: int, default: str) -> None:
    """B2.1: the first mode listed; the deck matagot; everybody deals twice; the penalty once."""
    assert parse_options({"players": players}).to_json() == {
        "players": players,
        "mode": default,
        "deck": "matagot",
        "rounds": 2 * players,
        "team_penalty": "once",
    }


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_options_written_out_can_be_read_again(players: int, mode: str) -> None:
    given = {"players": players, "mode": mode, "deck": "matagot", "rounds": 7, "team_penalty": "each"}
    options = parse_options(given)
    assert options.to_json() == given
    assert parse_options(options.to_json()) == options


@pytest.mark.parametrize("players", [0, 1, 7, -2, 10**30, "4", 4.0, None, True, False, [4], {}])
def test_wrong_numbers_of_players(players: Any) -> None:
    error = refused({"players": players})
    assert error.code == "option-out-of-range"
    assert (error.facts["option"], error.facts["lowest"], error.facts["highest"]) == ("players", 2, 6)


@pytest.mark.parametrize("rounds", [0, -1, 10**30, "1", 1.0, None, True, False, [1]])
def test_wrong_numbers_of_rounds(rounds: Any) -> None:
    error = refused({"players": 4, "rounds": rounds})
    assert error.code == "option-out-of-range"
    assert error.facts["option"] == "rounds"


@pytest.mark.parametrize("players", range(2, 7))
def test_modes_are_for_their_number_of_players(players: int) -> None:
    """B2.1: every other mode is refused."""
    right = [mode for number, mode in MODES if number == players]
    for mode in {mode for _, mode in MODES} - {*right}:
        error = refused({"players": players, "mode": mode})
        assert error.code == "unknown-mode"
        assert error.facts["known"] == ", ".join(right)
    for mode in right:
        assert parse_options({"players": players, "mode": mode}).mode == mode


@pytest.mark.parametrize("mode", ["", "Solo", "teams", None, 1, True, ["solo"], {"solo": 1}])
def test_modes_that_do_not_exist(mode: Any) -> None:
    assert refused({"players": 4, "mode": mode}).code == "unknown-mode"


@pytest.mark.parametrize("text", ["x" * 10_000, "\ud800", "two\nlines"], ids=["long", "surrogate", "lines"])
@pytest.mark.parametrize("name", ["players", "mode", "deck", "rounds", "team_penalty", None])
def test_what_an_error_quotes_is_short_and_on_one_line(name: str | None, text: str) -> None:
    """Options come from other programs too; a lone surrogate could not even be printed."""
    sentence = str(refused({text: 1} if name is None else {name: text}))
    assert sentence.isprintable()
    assert len(sentence) < 250


@pytest.mark.parametrize("players", [5, 6])
def test_the_classic_deck_is_too_small_for_five(players: int) -> None:
    """B1.7, BR5."""
    assert refused({"players": players, "deck": "classic"}).code == "deck-too-small"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_classic_deck_serves_up_to_four(players: int) -> None:
    assert parse_options({"players": players, "deck": "classic"}).deck == "classic"


@pytest.mark.parametrize("deck", ["", "Matagot", "house", None, 0])
def test_decks_that_do_not_exist(deck: Any) -> None:
    error = refused({"players": 4, "deck": deck})
    assert error.code == "option-unknown-value"
    assert error.facts["known"] == "matagot, classic"


@pytest.mark.parametrize("penalty", ["twice", "", None, 1, True])
def test_penalties_that_do_not_exist(penalty: Any) -> None:
    error = refused({"players": 4, "team_penalty": penalty})
    assert error.code == "option-unknown-value"
    assert error.facts["known"] == "once, each"


@pytest.mark.parametrize("name", ["edition", "Players", "", "seats"])
def test_options_that_do_not_exist(name: str) -> None:
    error = refused({"players": 4, name: 4})
    assert error.code == "unknown-option"
    assert error.facts["option"] == name


def test_configurations_are_all_there_are() -> None:
    """Every mode with every deck for its number and, with teams, both penalties."""
    found = [
        (options.players, options.mode, options.deck, options.team_penalty)
        for options in BOTTLE_IMP.configurations(rounds=1)
    ]
    expected = [
        (players, mode, deck, penalty)
        for players, mode in MODES
        for deck in (["matagot", "classic"] if players < 5 else ["matagot"])
        for penalty in (["once", "each"] if mode.startswith("teams") else ["once"])
    ]
    assert sorted(found) == sorted(expected)
    assert all(parse_options(options.to_json()) == options for options in BOTTLE_IMP.configurations())
