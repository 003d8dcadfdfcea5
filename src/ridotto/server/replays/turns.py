"""Whose turn it is: one address after the other, and within an address one request after the other."""

from collections import deque
from typing import Generic, Protocol, TypeVar


class Asking(Protocol):
    @property
    def address(self) -> str: ...
    @property
    def number(self) -> int:
        """Grows with every request."""
        ...


T = TypeVar("T", bound=Asking)


class Turns(Generic[T]):
    def __init__(self) -> None:
        self._waiting: dict[str, deque[T]] = {}
        """By address, the one whose turn it is first."""

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def add(self, asking: T) -> None:
        """To the end of its address's queue; a new address comes last."""
        self._waiting.setdefault(asking.address, deque()).append(asking)

    def next(self) -> T:
        """Take out whose turn it is. Its address goes to the end."""
        address, queue = next(iter(self._waiting.items()))
        asking = queue.popleft()
        del self._waiting[address]
        if queue:
            self._waiting[address] = queue
        return asking

    def remove(self, asking: T) -> bool:
        """Whether it waited."""
        queue = self._waiting.get(asking.address, deque())
        if asking not in queue:
            return False
        queue.remove(asking)
        if not queue:
            del self._waiting[asking.address]
        return True

    def newest_of_busiest(self) -> T:
        """Who has to go where there is room for one less: nobody is kept out by one that asks for much."""
        return max(
            (max(queue, key=lambda asking: asking.number) for queue in self._waiting.values()),
            key=lambda newest: (len(self._waiting[newest.address]), newest.number),
        )
