"""A cache of the matches that were requested lately, so that their next pages come at once."""

from collections import OrderedDict
from collections.abc import Iterable

from ridotto.engine.game import Options, SomeGame
from ridotto.server.replays.played import PlayedMatch

MOST_KEPT_EVENTS = 200_000
"""Events of all matches together. With its share of the states an event takes 190 bytes: 38 MB."""

Key = tuple[str, object, tuple[str, ...]]


class KeptMatches:
    """Least recently used goes first. An evicted match is only replayed once more, and matches from tables
    have few events.
    """

    def __init__(self, most_events: int = MOST_KEPT_EVENTS) -> None:
        self._most_events = most_events
        self._matches: OrderedDict[Key, PlayedMatch] = OrderedDict()
        self._events = 0

    def find(self, game: SomeGame, options: Options, events: Iterable[str]) -> PlayedMatch:
        """The match of these events, played or not."""
        key = (game.id, options, tuple(events))
        match = self._matches.get(key)
        if match is None:
            match = self._matches[key] = PlayedMatch(game, options, key[2])
            self._events += len(match.events)
            self._forget()
        self._matches.move_to_end(key)
        return match

    def _forget(self) -> None:
        while self._events > self._most_events and len(self._matches) > 1:
            _, match = self._matches.popitem(last=False)
            self._events -= len(match.events)
