"""Replays: what the pages add up to, and how large they are."""

import json
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from ridotto.engine.game import Options, SomeGame
from ridotto.engine.records.record import parse_record
from ridotto.games import find_game, find_kit
from ridotto.messages.table.settings import TableSettings
from ridotto.server.replays.match_cache import KeptMatches
from ridotto.server.replays.page import PAGE_BYTES, PageRequest, Showing, page_steps
from ridotto.server.replays.played import MOST_EVENTS
from tests.game_messages import replays_of
from tests.largest import largest_record
from tests.server.replays.client import HEAD_BYTES, Client, expected, finished
from tests.walks import CONFIGURATIONS, IDS, played_match, slug

MOST_BYTES = 1_000_000


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_pages_of_any_size_add_up_to_what_the_table_showed(game: SomeGame, options: Options) -> None:
    """Every second pair of eyes: the next configuration looks through the others."""
    record = played_match(game, options, "pages").record()
    kept = KeptMatches()
    eyes = [*zip((None, *range(options.players)), (100, 1, 7, 33, 100, 64, 2), strict=False)]
    for seat, count in eyes[IDS.index(slug(game, options)) % 2 :: 2]:
        client = Client(record, seat, count, kept)
        client.read()
        assert client.frames == [*expected(game, record, seat)]


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_open_hands_are_what_each_seat_saw(game: SomeGame, options: Options) -> None:
    record = played_match(game, options, "open").record()
    kept, hand_of = KeptMatches(), find_kit(game.id).messages.hand_of
    assert hand_of is not None
    wish = PageRequest(None, 0, 30, 0, is_open=True)
    page = json.loads(finished(page_steps(kept, Showing(record), wish)))
    match = kept.find(game, options, record.events)
    for frame, state in zip(page["frames"], match.states_from(0), strict=False):
        seen = [[*hand_of(game.view(state, seat))] for seat in range(options.players)]
        assert frame["hands"] == seen
    assert any(any(frame["hands"]) for frame in page["frames"])
    # Whoever may look through some eyes only is told of no hand.
    closed = json.loads(finished(page_steps(kept, Showing(record, eyes=(0,)), wish)))
    assert all(frame["hands"] is None for frame in closed["frames"])


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_marks_are_tricks_reveals_and_ends_of_rounds(game: SomeGame, options: Options) -> None:
    record = played_match(game, options, "marks").record()
    kept = KeptMatches()
    page = json.loads(finished(page_steps(kept, Showing(record), PageRequest(None, 0, 1, 0))))
    states = [*kept.find(game, options, record.events).states_from(0)]
    kinds = [game.step_kind(before, after) for before, after in pairwise(states)]
    wanted = [at for at, kind in enumerate(kinds, start=1) if kind in ("trick", "reveal", "round")]
    assert page["marks"] == wanted
    assert wanted


def test_rounds_that_have_no_room_are_asked_for() -> None:
    record = parse_record(json.dumps(largest_record()))
    game, kept = find_game("bottle_imp"), KeptMatches()
    last = len(record.events)
    client = Client(record, 1, 100, kept)
    page = client.page(last - 99, 100)
    assert page["next_frame"] is None
    assert 0 < page["next_round"] < 540
    asked = 1
    while page["next_round"] is not None:
        assert page["next_round"] == len(client.rounds)
        page = client.page(last, 0)
        assert page["frames"] == []
        asked += 1
    assert asked <= 4
    answer = finished(page_steps(kept, Showing(record), PageRequest(1, last, 1, 540)))
    assert client.with_past(json.loads(answer)["frames"][0]) == next(expected(game, record, 1, last))


def test_only_rounds_that_are_finished_by_then() -> None:
    """Somebody who looks at the beginning is not told how the match goes on."""
    game = find_game("bottle_imp")
    record = played_match(game, game.parse_options({"players": 3, "rounds": 3}), "spoilt").record()
    kept = KeptMatches()
    read = replays_of(game.id)
    starts = read.validate_json(finished(page_steps(kept, Showing(record), PageRequest(0, 0, 0, 0)))).rounds
    assert len(starts) == 3
    for finished_rounds, start in enumerate(starts):
        for count in (0, 1):
            page = read.validate_json(
                finished(page_steps(kept, Showing(record), PageRequest(0, start, count, 0)))
            )
            assert (len(page.past), page.next_round) == (finished_rounds, None)
    beyond = read.validate_json(finished(page_steps(kept, Showing(record), PageRequest(0, 9999, 5, 0))))
    assert (len(beyond.past), beyond.frames, beyond.next_frame) == (3, (), None)
    more = read.validate_json(finished(page_steps(kept, Showing(record), PageRequest(0, 9999, 0, 7))))
    assert (more.past, more.next_round, more.first_round) == ((), None, 7)


WIDE = "\U0001f3ad" * 100
"""Four bytes a letter."""


CUSTOM = [
    {"id": singer + 1, "category": "professional", "gender": "undefined", "stars": 3, "favourite": "turandot"}
    for singer in range(36)
]


LARGEST: list[tuple[str, dict[str, Any]]] = [
    ("bottle_imp", {"players": 2, "rounds": 570}),
    ("bottle_imp", {"players": 3, "rounds": 540}),
    ("bottle_imp", {"players": 4, "mode": "teams-2-1-1", "rounds": 540}),
    ("bottle_imp", {"players": 5, "mode": "two-bottles", "rounds": 357}),
    ("bottle_imp", {"players": 6, "mode": "two-bottles", "rounds": 363}),
    *(("turandot", {"players": players, "deck": CUSTOM}) for players in (2, 5)),
]


@pytest.mark.parametrize(("game_id", "given"), LARGEST, ids=[f"{g}-{o['players']}" for g, o in LARGEST])
def test_no_answer_is_large(game_id: str, given: Mapping[str, Any]) -> None:
    """The longest matches of the most players with the longest names: every kind of page."""
    game = find_game(game_id)
    options = game.parse_options(given)
    match = played_match(game, options, "bound")
    record = replace(match.record(), seats=[WIDE] * options.players)
    frames = len(record.events) + 1
    assert frames - 1 <= MOST_EVENTS
    assert game_id == "turandot" or frames > MOST_EVENTS - 500, "the longest that is taken"
    settings = TableSettings(game_id, options.to_json(), True, True, "normal", None, "x" * 40)
    kept = KeptMatches()

    def size(seat: int | None, first: int, count: int, first_round: int = 0) -> int:
        wish = PageRequest(seat, first, count, first_round)
        answer = finished(page_steps(kept, Showing(record, None, settings), wish))
        assert len(replays_of(game_id).validate_json(answer).seats[0]) == 60
        return len(answer)

    pages = [*range(0, frames, max(1, frames // 6)), frames - 100, frames - 1]
    assert (
        max(size(seat, max(0, first), 100) for first in pages for seat in (None, 0))
        <= PAGE_BYTES + HEAD_BYTES
    )
    assert size(0, frames - 1, 0) <= PAGE_BYTES + HEAD_BYTES
    # Even a page of nothing but one frame is far from the bound, so no frame can break it.
    # Of the last rounds every third frame: its neighbours differ from it by one card.
    assert (
        max(size(0, first, 1, 10_000) for first in range(max(0, frames - 120), frames, 3)) <= 2 * HEAD_BYTES
    )
    assert size(None, 0, 0) <= HEAD_BYTES
    assert PAGE_BYTES + 2 * HEAD_BYTES < MOST_BYTES


def test_a_page_is_cut_where_it_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.server.replays.page.PAGE_BYTES", 5000)
    game = find_game("turandot")
    record = played_match(game, game.parse_options({"players": 5}), "cut").record()
    client = Client(record, 4, 100, KeptMatches())
    client.read()
    assert client.frames == [*expected(game, record, 4)]
