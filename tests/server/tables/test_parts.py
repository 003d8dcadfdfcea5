"""The parts of a table that know nothing of sockets: entries, clocks, presence, bots that think by turns."""

import pytest

from ridotto.bots.registry import bot_names, find_bot
from ridotto.engine.game import Options, SomeGame
from ridotto.engine.play.match import Match
from ridotto.engine.records.verify import verify
from ridotto.engine.rng import Rng
from ridotto.messages.table.settings import ClockRule
from ridotto.server.bot_pool import Account, Turn
from ridotto.server.tables.bots.pending_bot_moves import choose
from ridotto.server.tables.session.timing import Presence
from ridotto.server.tables.state.clocks import Clocks
from ridotto.server.tables.state.entries import (
    Changed,
    ChatAllowed,
    Cleared,
    Created,
    Entry,
    Event,
    Filled,
    Hosted,
    RematchCreated,
    Replaced,
    Returned,
    Sat,
    Started,
    Stood,
    TakenBack,
    dump_entry,
    load_entry,
)
from ridotto.server.tables.state.seating import first_seating, seated
from tests.walks import CONFIGURATIONS, slug

ENTRIES: list[tuple[Entry, str]] = [
    (
        Created("ada", ("person:ada", None, "bot:random"), starts=True, first=None),
        '{"kind":"made","host":"ada","seats":["person:ada",null,"bot:random"],"starts":true}',
    ),
    (
        Created("ada", (None, None), starts=False, first=0),
        '{"kind":"made","host":"ada","seats":[null,null],"starts":false,"first":0}',
    ),
    (
        Created("ada", (None, None), starts=True, is_chat_off=True),
        '{"kind":"made","host":"ada","seats":[null,null],"starts":true,"is_chat_off":true}',
    ),
    (
        Changed('{"game":"x"}', ("person:ada", None), 1),
        '{"kind":"changed","settings":"{\\"game\\":\\"x\\"}","seats":["person:ada",null],"first":1}',
    ),
    (ChatAllowed(is_on=False), '{"kind":"chat","is_on":false}'),
    (Sat(1, "bob"), '{"kind":"sat","seat":1,"person":"bob"}'),
    (Stood(1), '{"kind":"stood","seat":1}'),
    (Hosted("bob"), '{"kind":"hosted","person":"bob"}'),
    (Filled(1, "random"), '{"kind":"filled","seat":1,"level":"random"}'),
    (Cleared(1), '{"kind":"cleared","seat":1}'),
    (Started(), '{"kind":"started"}'),
    (Event("0 play 24"), '{"kind":"event","line":"0 play 24"}'),
    (Event("0 play 24", 2.5), '{"kind":"event","line":"0 play 24","spent_s":2.5}'),
    (TakenBack(0), '{"kind":"taken_back","seat":0}'),
    (Replaced(0, "away"), '{"kind":"replaced","seat":0,"reason":"away"}'),
    (Returned(0), '{"kind":"returned","seat":0}'),
    (RematchCreated("abc"), '{"kind":"next","table":"abc"}'),
]


@pytest.mark.parametrize(("entry", "text"), ENTRIES)
def test_entries_are_kept_as_json(entry: Entry, text: str) -> None:
    """These lines stand in people's files: a change here must still read them."""
    assert dump_entry(entry) == text
    assert load_entry(text) == entry


def test_a_seating_is_a_fold() -> None:
    made = Created("ada", ("person:ada", None, None), starts=False, first=None)
    seating = first_seating(made)
    for entry in (
        Sat(1, "bob"),
        Filled(2, "random"),
        Stood(0),
        Sat(0, "cat"),
        Started(),
        Replaced(1, "left"),
    ):
        seating = seated(seating, entry)
    assert seating.people == ("cat", "bob")
    assert seating.host == "bob"
    assert seating.is_started
    assert [seating.is_played_by_person(seat) for seat in range(3)] == [True, False, False]
    assert [sitter.to_word() for sitter in seating.seats] == ["person:cat", "person:bob", "bot:random"]


# Clocks


def test_a_clock_that_stands_uses_nothing() -> None:
    clocks = Clocks(ClockRule(10, 20), 2)
    clocks.run([0], now=0)
    clocks.run([0, 1], now=4)
    clocks.run([1], now=6)
    assert clocks.spent_s(0, now=100) == 6
    assert clocks.runs_out_at(0) is None
    clocks.run([0, 1], now=100)
    assert clocks.runs_out_at(0) == 100 + 24
    assert clocks.runs_out_at(1) == 4 + 30


def test_spent_time_is_at_most_all_there_is() -> None:
    clocks = Clocks(ClockRule(10, 20), 1)
    clocks.run([0], now=0)
    assert clocks.spent_s(0, now=99) == 30
    clocks.decided(0, 30)
    (shown,) = clocks.shown([0], now=99)
    assert (shown.move_s, shown.reserve_s, shown.is_running) == (10, 0, False)


def test_time_saved_in_a_move_is_not_kept() -> None:
    clocks = Clocks(ClockRule(10, 20), 1)
    for spent in (1, 10, 13, 2, 12):
        clocks.decided(0, spent)
    (shown,) = clocks.shown([0], now=0)
    assert shown.reserve_s == 15


def test_taking_back_gives_the_reserve_back_and_goes_on() -> None:
    clocks = Clocks(ClockRule(10, 20), 1)
    clocks.decided(0, 15)
    clocks.took_back(0)
    assert clocks.spent_s(0, now=0) == 15
    clocks.run([0], now=0)
    assert clocks.runs_out_at(0) == 15


# Presence


def test_absence_counts_from_when_others_wait() -> None:
    presence = Presence(now=0)
    presence.came("ada", now=5)
    presence.came("bob", now=10)
    presence.went("bob", now=20)
    assert presence.away_since("bob") == 20
    assert presence.away_since("cat") == 5
    presence.went("ada", now=30)
    assert not presence.is_anybody_here
    presence.came("ada", now=1000)
    assert presence.away_since("bob") == 1000


# Bots


PLAYED = [(game, options, level) for game, options in CONFIGURATIONS for level in bot_names(game.id)]


@pytest.mark.parametrize(
    ("game", "options", "level"), PLAYED, ids=[f"{level}-{slug(game, opts)}" for game, opts, level in PLAYED]
)
def test_bots_play_whole_choices_to_the_end(game: SomeGame, options: Options, level: str) -> None:
    match = Match(game, options, seed=1)
    match.play_chance()
    while acting := game.to_act(match.state):
        turn = Turn(Account("", "", ""), lambda _: None)
        rng, seat = Rng.of(len(match.events)), acting[-1]
        move = choose(game, find_bot(game.id, level), match.state, seat, rng, turn)
        match.take(match.move_step(seat, move))
        match.play_chance()
    assert verify(match.record()) is None
