"""How many connections, sockets and the like there are, for limits on their number."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ridotto.server.network.callers.sites import HOUSEHOLDS, site_of, with_site


class Counts:
    """How many of something each key holds, and each site of IPv6, here and at other workers."""

    def __init__(self, households: int = HOUSEHOLDS) -> None:
        """`households`: how many times as many as a key a site may hold."""
        self._households = households
        self.own: dict[str, int] = {}
        self.elsewhere: dict[str, dict[str, int]] = {}
        """By worker."""
        self.total = 0
        """Here."""
        self.tell: Callable[[str], None] | None = None
        """Called with the key whose count has changed here."""

    def of(self, key: str) -> int:
        here = self.own.get(key, 0)
        return here + sum(counts.get(key, 0) for counts in self.elsewhere.values())

    def has_room(self, key: str, most: int) -> bool:
        """Whether a key may hold one more, if each may hold so many."""
        site = site_of(key)
        return self.of(key) < most and (site is None or self.of(site) < self._households * most)

    def add(self, key: str) -> None:
        self.total += 1
        for each in with_site(key):
            self.own[each] = self.own.get(each, 0) + 1
            self._tell(each)

    @contextmanager
    def one_more(self, key: str) -> Iterator[None]:
        self.add(key)
        try:
            yield
        finally:
            self.remove(key)

    def remove(self, key: str) -> None:
        self.total -= 1
        for each in with_site(key):
            if self.own[each] > 1:
                self.own[each] -= 1
            else:
                del self.own[each]
            self._tell(each)

    def _tell(self, key: str) -> None:
        if self.tell is not None:
            self.tell(key)
