"""Replays: what is kept between two requests."""

from contextlib import suppress

import pytest

from ridotto.engine.errors import InvalidRecord
from ridotto.engine.game import Options, SomeGame
from ridotto.engine.records.record import Record
from ridotto.server.replays.kept import KeptMatches
from ridotto.server.replays.page import Showing, Wish, page_steps
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
        page_steps(kept, Showing(Record(game.id, options.to_json(), [*events])), Wish(seat, 0, 9, 0))
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
    kept = KeptMatches(most_events=2 * max(len(events) for _, _, events in games))
    first, second, _ = (kept.find(*game) for game in games)
    assert kept.find(*games[1]) is second
    assert kept.find(*games[0]) is not first
    assert KeptMatches(most_events=0).find(*games[0]).events == games[0][2]


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
