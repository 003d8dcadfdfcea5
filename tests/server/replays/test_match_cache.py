"""Replays: what is kept between two requests."""

from contextlib import suppress

import pytest

from ridotto.engine.errors import InvalidRecord
from ridotto.engine.game import Options, SomeGame
from ridotto.engine.records.record import Record
from ridotto.server.replays.match_cache import KeptMatches, size_of
from ridotto.server.replays.page import PageRequest, Showing, page_steps
from ridotto.server.replays.played import MOST_EVENTS, PlayedMatch
from tests.game_messages import replays_of
from tests.server.replays.client import finished
from tests.walks import played_match, some_game


def game_and_events(seed: str) -> tuple[SomeGame, Options, tuple[str, ...]]:
    game = some_game("bottle_imp")
    options = game.parse_options({"players": 3, "rounds": 1})
    return game, options, tuple(played_match(game, options, seed).events)


def test_requests_for_one_match_share_it() -> None:
    game, options, events = game_and_events("shared")
    kept = KeptMatches()
    one, other = (
        page_steps(kept, Showing(Record(game.id, options.to_json(), [*events])), PageRequest(seat, 0, 9, 0))
        for seat in (0, 1)
    )
    next(one)
    next(other)
    match = kept.find(game, options, events)
    taken = 0
    while not match.is_played:
        next((one, other)[taken % 2])
        taken += 1
    assert taken <= len(events) + 1, "each event is played once for both"
    assert replays_of(game.id).validate_json(finished(one)).seat == 0
    assert replays_of(game.id).validate_json(finished(other)).seat == 1


def test_what_was_asked_for_longest_ago_is_forgotten() -> None:
    games = [game_and_events(seed) for seed in "abc"]
    kept = KeptMatches(most_bytes=2 * max(size_of(events) for _, _, events in games))
    first, second, _ = (kept.find(*game) for game in games)
    assert kept.find(*games[1]) is second
    assert kept.find(*games[0]) is not first
    assert KeptMatches(most_bytes=0).find(*games[0]).events == games[0][2]


def test_long_events_and_matches_without_events_take_room_too() -> None:
    game, options, _ = game_and_events("room")
    kept = KeptMatches(most_bytes=10 * size_of(()))
    for number in range(30):
        kept.find(game, options, (f"0 play {number}",))
    assert 1 < len(kept) < 10
    for rounds in range(2, 30):
        kept.find(game, of_rounds(rounds), ())
    assert len(kept) == 10
    kept.find(game, options, ("x" * 10 * size_of(()),))
    assert len(kept) == 1


def of_rounds(rounds: int) -> Options:
    return some_game("bottle_imp").parse_options({"players": 3, "rounds": rounds})


@pytest.mark.parametrize("refused", [0, 5])
def test_a_match_with_a_refused_event_is_not_kept(refused: int) -> None:
    game, options, events = game_and_events("wrong")
    wrong = [*events[:refused], "0 play 99", *events[refused:]]
    kept = KeptMatches(most_bytes=2 * size_of(tuple(wrong)))
    requests = [
        page_steps(kept, Showing(Record(game.id, options.to_json(), wrong)), PageRequest(0, 0, 9, 0))
        for _ in range(2)
    ]
    for steps in requests:
        next(steps)
    for steps in requests:
        with pytest.raises(InvalidRecord):
            finished(steps)
    assert len(kept) == 0
    first = kept.find(game, options, events)
    kept.find(game, options, events[:-1])
    assert kept.find(game, options, events) is first, "all of the room is free again"


def test_an_event_that_is_refused_is_refused_for_everybody() -> None:
    game, options, events = game_and_events("refused")
    match = PlayedMatch(game, options, (*events[:5], "0 play 99", *events[5:]))
    for _ in range(5):
        match.play_one()
    for _ in range(2):
        with pytest.raises(InvalidRecord) as caught:
            match.play_one()
        assert caught.value.facts["event"] == 6
    with suppress(InvalidRecord):
        PlayedMatch(game, options, ("dealer 0",) * (MOST_EVENTS + 1))
        pytest.fail("more events than any match has")
