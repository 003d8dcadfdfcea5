"""Finished matches and records made from them, for the tests of the core."""

from dataclasses import replace
from functools import cache
from typing import Any

from ridotto.engine.records.record import Record
from ridotto.games import find_game
from tests.walks import AnyMatch, played_match


def played(game_id: str = "bottle_imp", seed: int | str = 0, **given: Any) -> AnyMatch:
    """A match to its end, every choice random."""
    game = find_game(game_id)
    return played_match(game, game.parse_options({"players": 4, **given}), seed)


@cache
def finished(rounds: int = 1) -> Record:
    """A good record of The Bottle Imp for four. Events 1 and 2 are dealer and deal, 3 to 6 the passes."""
    return played(rounds=rounds).record()


def with_events(record: Record, *events: str) -> Record:
    return replace(record, events=events)


def with_event(record: Record, number: int, line: str) -> Record:
    """The record with another line at this event, counted from 1."""
    events = list(record.events)
    events[number - 1] = line
    return replace(record, events=events)


def unfinished(record: Record, count: int) -> Record:
    return replace(record, events=record.events[:count], result=None)
