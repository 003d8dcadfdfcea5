"""Who is connected, and since when somebody is not."""

from collections import Counter
from collections.abc import Iterable

from ridotto.server.tables.state.entries import PersonId


class Presence:
    """Counts the sockets of each person at one table."""

    def __init__(self, now: float) -> None:
        self._sockets: Counter[PersonId] = Counter()
        self._gone_since: dict[PersonId, float] = {}
        self._awake_since = now

    @property
    def is_anybody_here(self) -> bool:
        return bool(self._sockets)

    def is_here(self, person: PersonId) -> bool:
        return person in self._sockets

    def others_than(self, people: Iterable[PersonId]) -> int:
        """How many people are here beside these."""
        return len(self._sockets.keys() - set(people))

    def came(self, person: PersonId, now: float) -> None:
        if not self._sockets:
            self._awake_since = now
        self._sockets[person] += 1

    def went(self, person: PersonId, now: float) -> None:
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
            self._gone_since[person] = now

    def away_since(self, person: PersonId) -> float:
        """Since when others wait for somebody: a table without people waits for nobody."""
        return max(self._gone_since.get(person, self._awake_since), self._awake_since)
