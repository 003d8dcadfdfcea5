"""A cache of the matches that were requested lately, so that their next pages come at once."""

from collections import OrderedDict
from collections.abc import Iterable
from sys import getsizeof

from ridotto.engine.game import Options, SomeGame
from ridotto.server.replays.played import PlayedMatch

MOST_KEPT_BYTES = 40_000_000
"""Of all matches together."""
EVENT_BYTES = 190
"""Of an event with its share of the states."""
MATCH_BYTES = 8_000
"""Of a match without events; a deck of one's own takes most of it."""

Key = tuple[str, object, tuple[str, ...]]


class KeptMatches:
    """Least recently used goes first. An evicted match is only replayed once more, and matches from tables
    have few events.
    """

    def __init__(self, most_bytes: int = MOST_KEPT_BYTES) -> None:
        self._most_bytes = most_bytes
        self._matches: OrderedDict[Key, PlayedMatch] = OrderedDict()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._matches)

    def find(self, game: SomeGame, options: Options, events: Iterable[str]) -> PlayedMatch:
        """The match of these events, played or not."""
        key = (game.id, options, tuple(events))
        match = self._matches.get(key)
        if match is None:
            match = self._matches[key] = PlayedMatch(game, options, key[2])
            self._bytes += size_of(key[2])
            self._forget()
        self._matches.move_to_end(key)
        return match

    def drop(self, game: SomeGame, options: Options, events: Iterable[str]) -> None:
        """Forget a match, such as one whose record is wrong, if it is kept."""
        match = self._matches.pop((game.id, options, tuple(events)), None)
        if match is not None:
            self._bytes -= size_of(match.events)

    def _forget(self) -> None:
        while self._bytes > self._most_bytes and len(self._matches) > 1:
            _, match = self._matches.popitem(last=False)
            self._bytes -= size_of(match.events)


def size_of(events: tuple[str, ...]) -> int:
    """The bytes of a match of these events, about. Equal lines are one text (engine/records/record.py)."""
    return MATCH_BYTES + EVENT_BYTES * len(events) + sum(map(getsizeof, set(events)))
