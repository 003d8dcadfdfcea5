"""A match as `import ridotto` offers it: to play, look at and step back in."""

from typing import Any

import pytest

import ridotto
from ridotto.api import match as match_module
from ridotto.engine.game import CHANCE, SomeGame
from ridotto.engine.records.replay import replay
from ridotto.engine.rng import Rng
from ridotto.engine.shown_fields import shown_view
from tests.walks import played_match

Configuration = tuple[SomeGame, Any]


def loaded(configuration: Configuration, seed: int | str = "api") -> ridotto.Match:
    game, options = configuration
    return ridotto.load(game.id, seed=seed, **options.to_json())


def play_any(match: ridotto.Match, rng: Rng) -> None:
    seat = rng.choice(match.to_act)
    move: tuple[str | int, ...] = rng.choice(list(match.moves(seat).items()))
    match.play(seat, rng.choice(move))


def test_the_games() -> None:
    assert {"bottle_imp", "turandot"} <= set(ridotto.games())


def test_a_match_is_dealt(configuration: Configuration) -> None:
    match = loaded(configuration)
    game, options = configuration
    assert match.options == options
    assert match.players == options.players
    assert match.to_act
    assert CHANCE not in match.to_act
    assert match.events == loaded(configuration).events
    assert not match.is_over
    assert match.outcome is None
    assert match.game is game


def test_without_a_seed_the_cards_differ() -> None:
    game = ridotto.games()[0]
    deals = {tuple(ridotto.load(game).events) for _ in range(4)}
    assert len(deals) == 4


def test_who_begins_can_be_chosen() -> None:
    assert ridotto.load("bottle_imp", first=2, seed=1).events[0] == "dealer 2"
    with pytest.raises(ridotto.RidottoError):
        ridotto.load("bottle_imp", first=9)


def test_words_and_numbers_play_the_same_match(configuration: Configuration) -> None:
    """Any mixture of both leads to the end, and chance acts by itself."""
    match = loaded(configuration)
    rng = Rng.of("mixture")
    while not match.is_over:
        assert CHANCE not in match.to_act
        for seat in range(match.players):
            assert tuple(match.moves(seat).values()) == match.legal(seat)
            assert match.view(seat).legal == match.legal(seat)
        play_any(match, rng)
    assert match.outcome is not None
    assert match.scores == match.outcome.scores
    assert list(replay(match.record()))[-1] == match.state
    assert ridotto.verify(match.record()) is None


def test_lines_of_a_record_can_be_played(configuration: Configuration) -> None:
    game, options = configuration
    whole = played_match(game, options, "api")
    match = loaded(configuration)
    for line in whole.events:
        if line[0].isdigit():
            seat, _, move = line.partition(" ")
            match.play(int(seat), move)
    assert match.record() == whole.record()


def test_every_move_can_be_taken_back(configuration: Configuration) -> None:
    """Step by step to the start, through half-made choices, and on again to the same end."""
    match = loaded(configuration)
    rng = Rng.of("undo")
    reached: list[tuple[Any, list[str]]] = []
    while not match.is_over and len(reached) < 60:
        before = (match.state, list(match.events))
        events = len(match.events)
        play_any(match, rng)
        if len(match.events) > events:
            reached.append(before)
    while match._unfinished:
        match.undo()
    # What was half made when a choice was finished is not in the lines: only whole moves are compared.
    for _, events in reversed(reached):
        match.undo()
        assert match.events == events
        assert list(replay(match.record()))[-1] == match.state
        assert match.choices == [
            sum(line.startswith(f"{seat} ") for line in events) for seat in range(match.players)
        ]
    with pytest.raises(ridotto.IllegalMove):
        match.undo()
    assert match.state == loaded(configuration).state


def test_undoing_gives_the_same_cards_again(configuration: Configuration) -> None:
    match = loaded(configuration)
    match.play_bots("random")
    whole = list(match.events)
    moves = sum(match.choices)
    for count in (1, moves // 2, moves):
        match.undo(count)
        assert match.play_bots("random") == ()
        assert match.events == whole


def test_undoing_too_much_changes_nothing(configuration: Configuration) -> None:
    match = loaded(configuration)
    match.play_bots({0: "random"})
    before = (match.state, list(match.events))
    with pytest.raises(ridotto.IllegalMove) as caught:
        match.undo(10_000)
    assert caught.value.code == "nothing-taken-back"
    assert (match.state, match.events) == before


def test_half_a_choice_is_taken_back_as_one() -> None:
    match = ridotto.load("bottle_imp", players=3, seed=1)
    start = match.state
    for seat in (0, 1):
        for _ in range(2):
            match.play(seat, match.legal(seat)[0])
    match.undo()
    assert match.game.picks_left(match.state, 0) == 1
    assert match.game.picks_left(match.state, 1) == 3
    match.play(0, match.legal(0)[0])
    assert len(match.events) == 3
    match.undo()
    assert match.state == start


@pytest.mark.parametrize("seat", [9, -1, "0", None])
def test_refusals_change_nothing(seat: Any, configuration: Configuration) -> None:
    match = loaded(configuration)
    before = (match.state, list(match.events))
    with pytest.raises(ridotto.RidottoError):
        match.play(seat, 0)
    for move in ("nonsense", "", "0", "deal 1", 62, -1):
        with pytest.raises(ridotto.RidottoError):
            match.play(match.to_act[0], move)
    assert (match.state, match.events) == before


def test_a_copy_goes_its_own_way(configuration: Configuration) -> None:
    match = loaded(configuration)
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    other = match.copy()
    before = (match.state, list(match.events), list(match.choices))
    other.play_bots("random")
    assert other.is_over
    assert (match.state, match.events, match.choices) == before
    match.play_bots("random")
    assert match.events == other.events


def test_a_record_can_be_looked_at_from_its_end(configuration: Configuration) -> None:
    record = loaded(configuration).record()
    match = ridotto.Match.resume(record)
    assert match.record() == record
    match.play_bots("random")
    finished = ridotto.Match.resume(match.record())
    assert finished.is_over
    assert finished.scores == match.scores


def test_the_position_shows(configuration: Configuration) -> None:
    match = loaded(configuration)
    shown = repr(match)
    assert shown.startswith(f"{match.game.id}: players {match.players}")
    assert match.events[-1][:40] in shown
    assert f"to act: {', '.join(map(str, match.to_act))}" in shown
    # What is longer than a line goes on in the next one.
    words = " ".join(shown.split())
    told = shown_view(match.game, match.view())
    for name, text in told.common:
        assert (f" {name}: {text}" in words) == bool(text)
    for name, texts in told.by_seat:
        assert (
            f" {name}: {' | '.join(texts)}" in words
            or all(f" {name} {seat}: {text}" in words for seat, text in enumerate(texts))
            or {*texts} == {"–"}
        )
    for name, rows in told.by_round:
        assert all(f" {name} {number}: {' | '.join(row)}" in words for number, row in enumerate(rows, 1))
    assert all(len(line) <= 100 for line in shown.splitlines())
    match.play_bots("random")
    assert match.outcome is not None
    assert f"over: scores {match.outcome.scores[0]}, " in repr(match)


@pytest.mark.parametrize("is_missing", [False, True])
def test_whoever_waits_for_worlds_is_told(
    is_missing: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(match_module, "must_compile", lambda _: is_missing)
    monkeypatch.setattr(match_module, "warm_up", lambda _: True)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    ridotto.load("turandot", players=2).worlds(0, 1)
    said = capsys.readouterr()
    assert said.out == ""
    assert ("kompiliert" in said.err) == is_missing
