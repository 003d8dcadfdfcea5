"""Round robin over the addresses, and within an address over the requests."""

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
        """By address, the next one first."""

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def add(self, asking: T) -> None:
        """Append to the queue of its address; a new address comes last."""
        self._waiting.setdefault(asking.address, deque()).append(asking)

    def next(self) -> T:
        """Remove and return the next request. Its address goes to the end."""
        address, queue = next(iter(self._waiting.items()))
        asking = queue.popleft()
        del self._waiting[address]
        if queue:
            self._waiting[address] = queue
        return asking

    def remove(self, asking: T) -> bool:
        """Returns whether it was waiting."""
        queue = self._waiting.get(asking.address, deque())
        if asking not in queue:
            return False
        queue.remove(asking)
        if not queue:
            del self._waiting[asking.address]
        return True

    def newest_of_busiest(self) -> T:
        """The request to refuse if there are too many: the newest of the busiest address."""
        return max(
            (max(queue, key=lambda asking: asking.number) for queue in self._waiting.values()),
            key=lambda newest: (len(self._waiting[newest.address]), newest.number),
        )
