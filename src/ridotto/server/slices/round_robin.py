"""Round robin over the sites, within a site over the addresses, and within an address over the requests.

A site of IPv6 has thousands of addresses; any other address is a site of its own.
"""

from collections import deque
from collections.abc import Iterable, Mapping, Sized
from itertools import chain
from typing import Generic, Protocol, TypeVar

from ridotto.server.network.callers.sites import site_of


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
        self._waiting: dict[str, dict[str, deque[T]]] = {}
        """By site and address, the next one first."""

    def __len__(self) -> int:
        return sum(map(_size, self._waiting.values()))

    def add(self, asking: T) -> None:
        """Append to the queue of its address; a new address comes last, and a new site."""
        site = self._waiting.setdefault(_site(asking.address), {})
        site.setdefault(asking.address, deque()).append(asking)

    def next(self) -> T:
        """Remove and return the next request. Its address goes to the end, and its site."""
        key, site = next(iter(self._waiting.items()))
        address, queue = next(iter(site.items()))
        asking = queue.popleft()
        del site[address], self._waiting[key]
        if queue:
            site[address] = queue
        if site:
            self._waiting[key] = site
        return asking

    def remove(self, asking: T) -> bool:
        """Returns whether it was waiting."""
        site = self._waiting.get(_site(asking.address), {})
        queue = site.get(asking.address, deque())
        if asking not in queue:
            return False
        queue.remove(asking)
        if not queue:
            del site[asking.address]
        if not site:
            del self._waiting[_site(asking.address)]
        return True

    def newest_of_busiest(self) -> T:
        """The request to refuse if there are too many: the newest of the busiest site's busiest address."""
        site = max(self._waiting.values(), key=lambda site: (_size(site), _newest(_all(site)).number))
        queue = max(site.values(), key=_busy)
        return _newest(queue)


def _busy(queue: deque[T]) -> tuple[int, int]:
    return len(queue), _newest(queue).number


def _site(address: str) -> str:
    return site_of(address) or address


def _size(site: Mapping[str, Sized]) -> int:
    return sum(map(len, site.values()))


def _all(site: Mapping[str, Iterable[T]]) -> Iterable[T]:
    return chain.from_iterable(site.values())


def _newest(requests: Iterable[T]) -> T:
    return max(requests, key=lambda asking: asking.number)
