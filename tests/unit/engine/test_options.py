"""What games declare is what they accept: whatever is offered parses, and whatever parses is offered."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.engine.errors import InvalidOptions, RidottoError
from ridotto.engine.game import SomeGame
from ridotto.engine.options import (
    PLAYERS,
    Chosen,
    NumberOption,
    Option,
    WordOption,
    check_at_table,
    combinations,
    parsed,
    setups,
)
from ridotto.games import all_games

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def anything(option: Option) -> st.SearchStrategy[str | int]:
    """Values that this option knows in some setup, and some that it never takes."""
    if isinstance(option, NumberOption):
        edges = st.sampled_from([option.lowest - 1, option.lowest, option.highest, option.highest + 1])
        return edges | st.integers(option.lowest, option.lowest + 10)
    assert isinstance(option, WordOption)
    return st.sampled_from([*option.words, "nonsense"])


def is_offered(option: Option, value: str | int, chosen: Chosen) -> bool:
    if isinstance(option, NumberOption):
        return isinstance(value, int) and option.lowest <= value <= option.highest
    return value in option.offer(chosen).values


def written(game: SomeGame, chosen: Chosen) -> dict[str, Any]:
    """As a record has it: what only programs choose need not stand there where it is as usual."""
    usual = {
        option.name: option.offer(chosen).default for option in game.option_list if option.is_for_programs
    }
    return {name: value for name, value in chosen.items() if name not in usual or value != usual[name]}


@every_game
@given(data=st.data())
def test_whatever_is_offered_parses(game: SomeGame, data: st.DataObject) -> None:
    chosen: dict[str, Any] = {}
    for option in game.option_list:
        offer = option.offer(chosen)
        offered: st.SearchStrategy[str | int] = st.sampled_from(offer.values)
        if offer.highest is not None:
            offered |= st.integers(offer.lowest, offer.highest)
        chosen[option.name] = data.draw(offered, option.name)
    options = game.parse_options(chosen)
    assert options.to_json() == written(game, chosen)
    assert options.players == chosen[PLAYERS]
    check_at_table(game.option_list, chosen)


@every_game
@given(data=st.data())
def test_whatever_parses_is_offered(game: SomeGame, data: st.DataObject) -> None:
    wanted = {option.name: data.draw(anything(option), option.name) for option in game.option_list}
    fits = all(is_offered(option, wanted[option.name], wanted) for option in game.option_list)
    if fits:
        assert game.parse_options(wanted).to_json() == written(game, wanted)
    else:
        with pytest.raises(InvalidOptions) as refused:
            game.parse_options(wanted)
        assert str(refused.value)


@every_game
@given(data=st.data())
def test_what_is_left_out_is_the_default(game: SomeGame, data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from(list(combinations(game.option_list))))
    kept = data.draw(st.sets(st.sampled_from(sorted(whole))))
    filled: dict[str, Any] = {}
    try:
        options = game.parse_options({name: whole[name] for name in kept})
    except InvalidOptions:
        return  # with another number of players what was kept need not fit
    for option in game.option_list:
        usual = option.offer(filled).default
        filled[option.name] = whole[option.name] if option.name in kept else usual
    assert options.to_json() == written(game, filled)


@every_game
def test_a_number_out_of_range_is_named_with_its_range(game: SomeGame) -> None:
    for option in game.option_list:
        if isinstance(option, NumberOption):
            for value in (option.lowest - 1, option.highest + 1, None, "3", 2.5, True):
                with pytest.raises(InvalidOptions) as refused:
                    game.parse_options({option.name: value})
                assert refused.value.code == "option-out-of-range"
                facts = refused.value.facts
                assert (facts["lowest"], facts["highest"]) == (option.lowest, option.highest)


@every_game
def test_a_word_that_does_not_fit_is_refused_with_those_that_do(game: SomeGame) -> None:
    for setup in setups(game.option_list):
        whole: dict[str, Any] = game.parse_options(setup).to_json()
        for option in game.option_list:
            if isinstance(option, WordOption):
                with pytest.raises(InvalidOptions) as refused:
                    game.parse_options({**whole, option.name: "nonsense"})
                assert refused.value.facts["known"] == ", ".join(map(str, option.offer(whole).values))
                general = refused.value.code == "option-unknown-value"
                assert general or option.refusal is not None


@every_game
def test_an_option_that_nobody_declared_is_refused(game: SomeGame) -> None:
    with pytest.raises(InvalidOptions) as refused:
        game.parse_options({"weather": "fine"})
    assert refused.value.code == "unknown-option"
    assert refused.value.facts["known"] == ", ".join(option.name for option in game.option_list)


@every_game
def test_configurations_are_the_combinations(game: SomeGame) -> None:
    found = [options.to_json() for options in game.configurations(rounds=3)]
    assert found == list(combinations(game.option_list, rounds=3))
    assert len(set(map(str, found))) == len(found)
    made = [{name: each[name] for name in setup} for setup in setups(game.option_list) for each in found]
    assert all(setup in made for setup in setups(game.option_list))


@every_game
def test_a_declaration_that_every_form_can_draw(game: SomeGame) -> None:
    """The setup comes first, and what is offered for a detail depends on nothing else."""
    names = [option.name for option in game.option_list]
    assert names[0] == PLAYERS
    assert len(set(names)) == len(names)
    ranks = [option.rank == "setup" for option in game.option_list]
    assert ranks == sorted(ranks, reverse=True)
    for chosen in combinations(game.option_list):
        assert not any(option.name in chosen for option in game.option_list if option.is_for_programs)
        setup = next(each for each in setups(game.option_list) if each.items() <= chosen.items())
        usual = parsed(game.option_list, setup)
        for option in game.option_list:
            assert option.offer(chosen) == option.offer(usual)
            assert option.matters(chosen) == option.matters(usual)
            offer = option.offer(chosen)
            assert offer.default in offer.values


@every_game
def test_people_play_no_longer_than_a_table_can_show(game: SomeGame) -> None:
    usual = parsed(game.option_list, {})
    check_at_table(game.option_list, usual)
    for option in game.option_list:
        if isinstance(option, NumberOption) and option.highest_at_table < option.highest:
            check_at_table(game.option_list, {**usual, option.name: option.highest_at_table})
            with pytest.raises(RidottoError) as refused:
                check_at_table(game.option_list, {**usual, option.name: option.highest_at_table + 1})
            assert refused.value.code in ("too-many-rounds", "option-out-of-range")


@every_game
def test_a_table_takes_nothing_that_is_for_programs(game: SomeGame) -> None:
    usual = parsed(game.option_list, {})
    for option in game.option_list:
        if option.is_for_programs and isinstance(option, NumberOption):
            check_at_table(game.option_list, {name: usual[name] for name in usual if name != option.name})
            for value in range(option.lowest, option.highest):
                with pytest.raises(InvalidOptions) as refused:
                    check_at_table(game.option_list, {**usual, option.name: value})
                assert refused.value.code == "option-for-programs"
                assert str(usual[option.name]) in str(refused.value)
