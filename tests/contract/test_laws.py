"""The laws that every game keeps in every mode, deck and edition (docs/contributors/engine.md)."""

import pickle
from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ridotto.engine.errors import IllegalMove, InvalidMove
from ridotto.engine.game import CHANCE, Options, SomeGame
from ridotto.engine.options import ROUNDS
from ridotto.engine.play.match import Match
from ridotto.engine.records.record import parse_record
from ridotto.engine.records.replay import replay
from ridotto.engine.records.verify import verify
from ridotto.engine.rng import Rng
from tests.contract.evil import check_sentence
from tests.walks import AnyMatch, one_step, played_match, slug, state_at, walk

Configuration = tuple[SomeGame, Options]

seeds = st.integers(min_value=0, max_value=2**32)
steps = st.integers(min_value=0, max_value=150)


def with_examples(count: int) -> settings:
    return settings(max_examples=count, suppress_health_check=[HealthCheck.function_scoped_fixture])


@with_examples(12)
@given(seed=seeds, at=steps)
def test_simultaneous_choices_commute(configuration: Configuration, seed: int, at: int) -> None:
    """Law 1: any order of arrival leads to an equal state, also with choices taken back in between."""
    game, options = configuration
    rng = Rng.of(seed, "order")
    s = state_at(game, options, seed, at)
    while len(game.to_act(s)) < 2:
        if not game.to_act(s):
            return
        s = one_step(game, s, rng)
    for seat in range(options.players):
        with suppress(IllegalMove):
            s = game.retract(s, seat)
    choices = {}
    for seat in game.to_act(s):
        alone, actions = s, []
        while game.picks_left(alone, seat) and game.to_act(alone) == game.to_act(s):
            actions.append(rng.choice(game.legal(alone, seat)))
            alone = game.apply(alone, seat, actions[-1])
        choices[seat] = actions

    in_order = s
    for seat, actions in choices.items():
        for action in actions:
            in_order = game.apply(in_order, seat, action)

    mixed = s
    pending = {seat: list(actions) for seat, actions in choices.items()}
    hesitant = rng.choice(list(pending))
    mixed = game.apply(mixed, hesitant, rng.choice(game.legal(mixed, hesitant)))
    mixed = game.retract(mixed, hesitant)
    while pending:
        seat = rng.choice(list(pending))
        mixed = game.apply(mixed, seat, pending[seat].pop(0))
        if not pending[seat]:
            del pending[seat]
    assert mixed == in_order
    assert hash(mixed) == hash(in_order)


@with_examples(15)
@given(seed=seeds, at=steps)
def test_what_a_seat_cannot_see_can_be_redealt(configuration: Configuration, seed: int, at: int) -> None:
    """Laws 2 and 3: a redealt state gives every seat the same view, to the byte, and the same actions."""
    game, options = configuration
    s = state_at(game, options, seed, at)
    for seat in (*range(options.players), None):
        view = game.view(s, seat)
        redealt = game.complete(view, Rng.of(seed, "redeal", str(seat)))
        again = game.view(redealt, seat)
        assert again == view
        assert repr(again) == repr(view)
        assert game.misplaced(redealt) == ()
        if seat is not None:
            assert game.legal(redealt, seat) == game.legal(s, seat) == view.legal
        assert game.to_act(redealt) == game.to_act(s) == view.to_act


def test_redealing_really_changes_hidden_cards(configuration: Configuration) -> None:
    """Law 3 would hold for nothing if `complete` always gave the true state back."""
    game, options = configuration
    s = game.start(options)
    rng = Rng.of("hidden", slug(game, options))
    hidden_somewhere = False
    for _ in range(20):
        if not game.to_act(s):
            break
        s = one_step(game, s, rng)
        redealt = {game.complete(game.view(s, 0), Rng.of(1, "redeal", number)) for number in range(6)}
        hidden_somewhere = hidden_somewhere or len(redealt) > 1
    assert hidden_somewhere


def test_a_view_is_data_only(configuration: Configuration) -> None:
    """Law 3: nothing in a view leads back to the state, a seed or a generator."""
    game, options = configuration
    for s in walk(game, options, "data"):
        text = pickle.dumps(game.view(s, 0)).decode("latin-1")
        assert "ridotto.engine.cells.cell_game" not in text
        assert "ridotto.engine.rng" not in text
        assert "numpy" not in text


@with_examples(4)
@given(seed=seeds)
def test_a_record_replays_to_the_same_match(configuration: Configuration, seed: int) -> None:
    """Law 4: replay from seed and moves equals replay from the lines; record to state to record is exact."""
    game, options = configuration
    match = played_match(game, options, seed)
    record = parse_record(match.record().dumps())
    states = list(replay(record))
    assert states[-1] == match.state
    again = AnyMatch.resume(record, seed=seed)
    assert again.state == match.state
    assert again.record().dumps() == match.record().dumps()
    assert verify(record) is None


@with_examples(3)
@given(seed=seeds, cut=st.floats(min_value=0, max_value=1))
def test_an_unfinished_match_goes_on_as_if_never_stopped(
    configuration: Configuration, seed: int, cut: float
) -> None:
    """Law 4: the seed deals the same cards after a resume."""
    game, options = configuration
    whole = played_match(game, options, seed)
    half = whole.events[: int(len(whole.events) * cut)]
    stopped = Match(game, options, seed=seed)
    for line in half:
        stopped.play_line(line)
    resumed = AnyMatch.resume(stopped.record(), seed=seed)
    for line in whole.events[len(half) :]:
        if line[0].isdigit():
            resumed.play_line(line)
        else:
            resumed.play_chance()
    assert resumed.events == whole.events
    assert resumed.state == whole.state


@with_examples(3)
@given(seed=seeds)
def test_cards_are_conserved_and_every_match_ends(configuration: Configuration, seed: int) -> None:
    """Laws 5 and 6: each card is in exactly one place; a match ends within the known number of steps."""
    game, options = configuration
    states = list(walk(game, options, seed))
    for s in states:
        assert game.misplaced(s) == ()
        assert (game.outcome(s) is None) == bool(game.to_act(s))
    assert len(states) - 1 <= game.longest(options)
    outcome = game.outcome(states[-1])
    assert outcome is not None
    assert outcome.scores == game.scores(states[-1])
    rounds = options.to_json().get(ROUNDS)
    if isinstance(rounds, int):
        assert 1 <= game.rounds_finished(states[-1]) <= rounds


@with_examples(3)
@given(seed=seeds, at=steps)
def test_states_never_change(configuration: Configuration, seed: int, at: int) -> None:
    """A state is a value: what is done with it leaves it as it was."""
    game, options = configuration
    s = state_at(game, options, seed, at)
    before = deepcopy(s)
    for seat in game.to_act(s):
        if seat == CHANCE:
            game.apply_chance(s, game.sample_chance(s, Rng.of(1)))
        else:
            game.apply(s, seat, game.legal(s, seat)[0])
            game.view(s, seat)
    assert s == before
    assert hash(s) == hash(before)


@with_examples(5)
@given(seed=seeds, at=steps)
def test_apply_refuses_whatever_is_not_legal(configuration: Configuration, seed: int, at: int) -> None:
    """Every action outside `legal` is refused with a code, by every seat, and so is every seat not asked."""
    game, options = configuration
    s = state_at(game, options, seed, at)
    codes: dict[str, IllegalMove] = {}
    for seat in range(-1, options.players + 1):
        legal = game.legal(s, seat) if 0 <= seat < options.players else ()
        for action in (*range(-1, 65), 10**30):
            if action not in legal:
                with pytest.raises(IllegalMove) as refused:
                    game.apply(s, seat, action)
                codes[refused.value.code] = refused.value
    for refusal in codes.values():
        check_sentence(refusal)


@with_examples(5)
@given(seed=seeds, at=steps)
def test_a_choice_can_be_taken_back_until_it_is_revealed(
    configuration: Configuration, seed: int, at: int
) -> None:
    """Taking back undoes all picks of a seat and nothing else; when all have chosen it is too late."""
    game, options = configuration
    s = state_at(game, options, seed, at)
    for seat in game.to_act(s):
        if seat == CHANCE:
            continue
        with suppress(IllegalMove):
            s = game.retract(s, seat)
        picked = s
        while game.picks_left(picked, seat):
            before = picked
            picked = game.apply(picked, seat, game.legal(picked, seat)[0])
            if len(game.to_act(before)) == 1 and game.picks_left(before, seat) == 1:
                break
            assert game.retract(picked, seat) == s
        else:
            continue
        with pytest.raises(IllegalMove, match="nothing to take back"):
            game.retract(picked, seat)


def test_no_method_answers_for_a_seat_that_is_not_there(configuration: Configuration) -> None:
    """Kernels read whatever cell they are told to: every way in checks the seat."""
    game, options = configuration
    s = state_at(game, options, "seats", 9)
    for seat in (-1, options.players, 6, 7, 99, 10**30):
        for ask in (game.view, game.legal, game.retract, game.picks_left, game.check_turn):
            with pytest.raises(IllegalMove) as refused:
                ask(s, seat)
            assert refused.value.code == "no-such-seat"


def test_chance_decides_in_whole_numbers(configuration: Configuration) -> None:
    game, options = configuration
    s = game.start(options)
    wrong: list[Any] = [(1.5,), ("1",), ((1,),), (10**30,), (), (0, 0)]
    for outcome in wrong:
        with pytest.raises(InvalidMove):
            game.apply_chance(s, outcome)
