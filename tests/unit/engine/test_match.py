"""A match in progress: its lines are what happened, and they can be taken back, resumed and dictated."""

import pytest

from ridotto.engine.errors import IllegalMove, InvalidMove, InvalidOptions
from ridotto.engine.game import SomeGame
from ridotto.engine.play.match import Match
from ridotto.engine.records.record import Record
from ridotto.engine.records.replay import replay
from ridotto.games import all_games, find_game
from tests.unit.engine.matches import finished, played, unfinished
from tests.walks import AnyMatch

GAME = find_game("bottle_imp")


def new_match(seed: int | str = 1, players: int = 3) -> AnyMatch:
    match = Match(GAME, GAME.parse_options({"players": players, "rounds": 1}), seed=seed)
    match.play_chance()
    return match


def choose(match: AnyMatch, seat: int, count: int = 3) -> None:
    for _ in range(count):
        match.play(seat, GAME.legal(match.state, seat)[0])


def test_chance_acts_until_a_player_has_to() -> None:
    match = new_match()
    assert [line.split()[0] for line in match.events] == ["dealer", "deal"]
    before = list(match.events)
    match.play_chance()
    assert match.events == before


def test_the_seed_decides_what_chance_does() -> None:
    assert new_match(5).events == new_match(5).events
    assert new_match(5).events != new_match(6).events


def test_a_line_is_written_when_a_choice_is_complete() -> None:
    match = new_match()
    choose(match, 1, 2)
    assert len(match.events) == 2
    choose(match, 1, 1)
    assert len(match.events) == 3
    assert match.events[2].startswith("1 pass mystery ")


def test_choices_made_in_turns_are_kept_apart() -> None:
    """Two seats pick alternately; each line holds its own seat's cards in their order."""
    match = new_match()
    picks: dict[int, list[int]] = {0: [], 2: []}
    for _ in range(3):
        for seat in (0, 2):
            picks[seat].append(GAME.legal(match.state, seat)[-1])
            match.play(seat, picks[seat][-1])
    for seat, line in zip((0, 2), match.events[2:], strict=True):
        assert line.startswith(f"{seat} ")
        assert GAME.parse_move(new_match().state, seat, line[2:]) == tuple(picks[seat])


def test_taking_back_removes_the_right_line() -> None:
    match = new_match()
    start = match.state
    for seat in (1, 0):
        choose(match, seat)
    of_seat_0 = match.events[3]
    match.retract(1)
    assert match.events[2:] == [of_seat_0]
    match.retract(0)
    assert len(match.events) == 2
    assert match.state == start


def test_taking_back_half_a_choice_removes_no_line() -> None:
    match = new_match()
    choose(match, 0)
    choose(match, 1, 2)
    lines = list(match.events)
    match.retract(1)
    assert match.events == lines
    choose(match, 1)
    assert len(match.events) == len(lines) + 1
    assert list(replay(match.record()))[-1] == match.state


def test_taking_back_a_line_that_was_dictated() -> None:
    match = new_match()
    choose(match, 2)
    again = new_match()
    again.play_line(match.events[2])
    again.retract(2)
    assert again.state == new_match().state
    assert len(again.events) == 2


def test_a_choice_made_again_after_taking_back() -> None:
    match = new_match()
    choose(match, 0)
    match.retract(0)
    for _ in range(3):
        match.play(0, GAME.legal(match.state, 0)[-1])
    choose(match, 1)
    choose(match, 2)
    assert list(replay(match.record()))[-1] == match.state
    with pytest.raises(IllegalMove):
        match.retract(0)


def test_a_refused_action_leaves_the_match_as_it_was() -> None:
    match = new_match()
    choose(match, 0, 1)
    before = (match.state, list(match.events))
    foreign = GAME.legal(match.state, 1)[0]
    with pytest.raises(IllegalMove):
        match.play(0, foreign)
    with pytest.raises(IllegalMove):
        match.retract(1)
    assert (match.state, match.events) == before
    choose(match, 0, 2)
    assert list(replay(match.record()))[-1] == match.state


@pytest.mark.parametrize("line", ["0 pass mystery 1 left 1 right 2", "0 play 3", "9 play 3", "nonsense", ""])
def test_a_refused_line_leaves_the_match_as_it_was(line: str) -> None:
    match = new_match()
    before = (match.state, list(match.events))
    with pytest.raises((IllegalMove, InvalidMove)):
        match.play_line(line)
    assert (match.state, match.events) == before


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_match_played_line_by_line_is_the_same(game: SomeGame) -> None:
    whole = played(game.id, "lines")
    dictated = Match(whole.game, whole.game.options(whole.state), seed="another")
    for line in whole.events:
        dictated.play_line(line)
    assert dictated.state == whole.state
    assert dictated.record() == whole.record()


@pytest.mark.parametrize("count", [0, 1, 2, 4, 6, 7, 20, 37, 38, 39, 45])
def test_a_resumed_match_gets_the_same_cards(count: int) -> None:
    """Also at the border of two rounds, where the next deal is still to come."""
    whole = finished(rounds=2)
    resumed = AnyMatch.resume(unfinished(whole, count), seed=0)
    assert resumed.events == list(whole.events[:count])
    for line in whole.events[count:]:
        if line[0].isdigit():
            resumed.play_line(line)
        else:
            resumed.play_chance()
            assert line in resumed.events[-2:]
    assert resumed.events == list(whole.events)
    assert resumed.record() == whole


def test_resuming_keeps_the_names_of_the_seats() -> None:
    record = Record("bottle_imp", {"players": 3}, [], seats=["first", "second", "third"])
    assert AnyMatch.resume(record, seed=0).record().seats == ("first", "second", "third")


def test_resuming_what_is_no_match() -> None:
    with pytest.raises(InvalidOptions):
        AnyMatch.resume(Record("chess", {}, []), seed=0)
    with pytest.raises(IllegalMove):
        AnyMatch.resume(unfinished(Record("bottle_imp", {"players": 3}, ["dealer 0", "0 play 3"]), 2), seed=0)


def test_a_record_has_a_result_only_when_the_match_is_over() -> None:
    match = new_match()
    assert match.record().result is None
    over = played(rounds=1)
    outcome = over.game.outcome(over.state)
    assert outcome is not None
    assert over.record().result == {"scores": list(outcome.scores), "winners": list(outcome.winners)}


def test_options_in_a_record_are_written_out() -> None:
    assert new_match().record().options == {
        "players": 3,
        "mode": "solo",
        "deck": "matagot",
        "rounds": 1,
        "team_penalty": "once",
    }


def test_a_record_carries_what_one_adds() -> None:
    assert new_match().record(note="rainy evening").extra == {"note": "rainy evening"}
