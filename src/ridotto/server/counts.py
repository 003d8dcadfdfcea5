"""How many connections, sockets and the like there are, for limits on their number."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Counts:
    """How many of something each key holds, here and at other workers."""

    def __init__(self) -> None:
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

    def add(self, key: str) -> None:
        self.own[key] = self.own.get(key, 0) + 1
        self.total += 1
        if self.tell is not None:
            self.tell(key)

    @contextmanager
    def one_more(self, key: str) -> Iterator[None]:
        self.add(key)
        try:
            yield
        finally:
            self.remove(key)

    def remove(self, key: str) -> None:
        self.total -= 1
        if self.own[key] > 1:
            self.own[key] -= 1
        else:
            del self.own[key]
        if self.tell is not None:
            self.tell(key)
