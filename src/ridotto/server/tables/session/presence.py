"""Who is connected, and since when a person is not."""

from collections import Counter
from collections.abc import Collection, Iterable

from ridotto.server.tables.state.entries import PersonId


class Presence:
    """Counts the sockets of each person at one table, and knows who is connected through other workers."""

    def __init__(self, now: float) -> None:
        self._sockets: Counter[PersonId] = Counter()
        self._elsewhere: frozenset[PersonId] = frozenset()
        self._gone_since: dict[PersonId, float] = {}
        self._awake_since = now

    @property
    def is_anybody_here(self) -> bool:
        return bool(self._sockets or self._elsewhere)

    @property
    def connected(self) -> Collection[PersonId]:
        """The people who are connected to this worker."""
        return self._sockets.keys()

    def is_here(self, person: PersonId) -> bool:
        return person in self._sockets or person in self._elsewhere

    def others_than(self, people: Iterable[PersonId]) -> int:
        """How many people are here besides these."""
        return len((self._sockets.keys() | self._elsewhere) - set(people))

    def came(self, person: PersonId, now: float) -> None:
        self._wake(now)
        self._sockets[person] += 1

    def went(self, person: PersonId, now: float) -> None:
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
            self._note_gone(person, now)

    def are_elsewhere(self, people: Iterable[PersonId], now: float) -> None:
        """Set who is connected through other workers now."""
        before, after = self._elsewhere, frozenset(people)
        if after:
            self._wake(now)
        self._elsewhere = after
        for person in before - after:
            self._note_gone(person, now)

    def away_since(self, person: PersonId) -> float:
        """Since when a person is away, counted only while somebody is connected."""
        return max(self._gone_since.get(person, self._awake_since), self._awake_since)

    def _wake(self, now: float) -> None:
        if not self.is_anybody_here:
            self._awake_since = now

    def _note_gone(self, person: PersonId, now: float) -> None:
        if not self.is_here(person):
            self._gone_since[person] = now
