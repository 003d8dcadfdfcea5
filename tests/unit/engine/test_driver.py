"""How a match goes on: whose turn it is, what can be found out before it happens, whole choices, streams."""

from typing import Any

import pytest

from ridotto.bots.random_bot import RandomBot
from ridotto.engine.bot import decide_all
from ridotto.engine.choices import Choice
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import CHANCE, Options, Seat, SomeGame
from ridotto.engine.play.driver import Chooser, play_on, turns
from ridotto.engine.play.match import Match, seat_of_line
from ridotto.engine.play.streams import chance_in_one_stream
from ridotto.engine.records.replay import replay
from ridotto.engine.rng import Rng
from tests.walks import AnyMatch, played_match

Configuration = tuple[SomeGame, Options]


def random_chooser(seed: str) -> Chooser[Any, Any, Any]:
    rng = Rng.of(seed)

    def choose(match: AnyMatch, seat: Seat) -> Choice[Any]:
        return decide_all(RandomBot(), match.game, match.state, seat, rng)

    return choose


def everybody(options: Any, seed: str = "driver") -> dict[Seat, Chooser[Any, Any, Any]]:
    return dict.fromkeys(range(options.players), random_chooser(seed))


def test_turns_lead_to_the_end(configuration: Configuration) -> None:
    game, options = configuration
    match = Match(game, options, seed="turns")
    asked = []
    for seat in turns(match):
        assert seat in match.to_act
        assert seat != CHANCE
        asked.append(seat)
        match.play_choice(seat, random_chooser("turns")(match, seat))
    assert match.outcome is not None
    assert asked == [seat for seat in map(seat_of_line, match.events) if seat is not None]
    assert [asked.count(seat) for seat in range(options.players)] == match.choices
    assert list(replay(match.record()))[-1] == match.state


def test_the_order_of_secret_choices_can_be_chosen(configuration: Configuration) -> None:
    game, options = configuration
    match = Match(game, options, seed="order")
    seat = next(turns(match, max))
    assert seat == max(match.to_act)


def test_playing_on_stops_where_others_have_to_choose(configuration: Configuration) -> None:
    game, options = configuration
    match = Match(game, options, seed="stop")
    others = everybody(options)
    del others[0]
    waits = 0
    while acting := play_on(match, others):
        assert acting == match.to_act
        assert acting == (0,), "all others have chosen already"
        match.play_choice(0, random_chooser(f"person {waits}")(match, 0))
        waits += 1
    assert waits == match.choices[0]
    assert match.outcome is not None


def test_a_choice_that_was_begun_by_hand_is_ended(configuration: Configuration) -> None:
    """The line holds all of its actions."""
    game, options = configuration
    match = Match(game, options, seed="begun")
    for seat in turns(match):
        if game.picks_left(match.state, seat) > 1:
            match.play(seat, game.legal(match.state, seat)[0])
        match.play_choice(seat, random_chooser("begun")(match, seat))
    assert list(replay(match.record()))[-1] == match.state


def test_looking_ahead_changes_nothing(configuration: Configuration) -> None:
    """And what was found out is what then happens."""
    game, options = configuration
    whole = played_match(game, options, "ahead")
    match = Match(game, options, seed="ahead")
    written = 0
    while match.to_act:
        before = (match.state, list(match.events), list(match.choices))
        if match.to_act == (CHANCE,):
            steps = list(match.chance_steps())
        else:
            step = match.step(whole.events[written])
            steps = [step, *match.chance_steps(step)]
        assert (match.state, match.events, match.choices) == before
        assert [step.line for step in steps] == whole.events[written : written + len(steps)]
        assert [step.seat for step in steps] == [seat_of_line(step.line) for step in steps]
        for step in steps:
            match.take(step)
        written += len(steps)
    assert match.state == whole.state
    assert match.record() == whole.record()


def test_a_step_that_is_not_allowed(configuration: Configuration) -> None:
    game, options = configuration
    match = Match(game, options, seed=1)
    match.play_chance()
    before = match.state
    with pytest.raises(RidottoError):
        match.step("0 nonsense")
    assert match.state is before


def test_a_move_leads_where_its_line_leads(configuration: Configuration) -> None:
    game, options = configuration
    match = Match(game, options, seed="line")
    for line in played_match(game, options, "line").events:
        step = match.step(line)
        if step.seat is not None:
            assert match.move_step(step.seat, line.partition(" ")[2]) == step
        match.take(step)
    assert match.outcome is not None


def test_who_begins_can_be_settled(configuration: Configuration) -> None:
    """What chance deals then does not depend on how that was settled: the deal is its second event."""
    game, options = configuration
    for seat in range(options.players):
        match = Match(game, options, seed="first")
        step = match.first_step(seat)
        if step is None:
            assert_nobody_begins(match)
            continue
        ahead = list(match.chance_steps(step))
        match.begin_with(seat)
        assert match.events == [step.line]
        match.play_chance()
        assert match.events[1:] == [each.line for each in ahead]
        again = Match(game, options, seed="first")
        again.play_line(step.line)
        again.play_chance()
        assert again.events == match.events


def assert_nobody_begins(match: AnyMatch) -> None:
    """Settling it changes nothing, whoever was named."""
    untouched = Match(match.game, match.game.options(match.state), seed=match.seed)
    for seat in range(len(match.choices)):
        assert match.first_step(seat) is None
        match.begin_with(seat)
        assert match.events == []
    match.play_chance()
    untouched.play_chance()
    assert match.events == untouched.events


def test_chance_can_draw_from_one_stream(configuration: Configuration) -> None:
    game, options = configuration
    match = Match(game, options, seed="unused", chance=chance_in_one_stream("one"))
    rng = Rng.of("one", "chance")
    s = game.start(options)
    lines = []
    while game.to_act(s) == (CHANCE,):
        outcome = game.sample_chance(s, rng)
        lines.append(game.format_chance(s, outcome))
        s = game.apply_chance(s, outcome)
    match.play_chance()
    assert match.events == lines


def test_choices_are_counted_by_seat(configuration: Configuration) -> None:
    game, options = configuration
    match = played_match(game, options, "counted")
    of_seats = [seat_of_line(line) for line in match.events]
    assert match.choices == [of_seats.count(seat) for seat in range(options.players)]
    resumed = AnyMatch.resume(match.record(), seed=0)
    assert resumed.choices == match.choices


def test_a_choice_taken_back_no_longer_counts(configuration: Configuration) -> None:
    game, options = configuration
    match = Match(game, options, seed="back")
    match.play_chance()
    seat = match.to_act[0]
    match.play_choice(seat, random_chooser("back")(match, seat))
    assert match.choices[seat] == 1
    match.retract(seat)
    assert match.choices[seat] == 0


@pytest.mark.parametrize(
    ("line", "seat"), [("0 play 3", 0), ("11 play 3", 11), ("deal 1 2", None), ("", None)]
)
def test_whose_line(line: str, seat: Seat | None) -> None:
    assert seat_of_line(line) == seat
