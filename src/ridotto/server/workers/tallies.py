"""Limits that hold for a visitor across all workers.

Each worker counts for itself and sends its counts to the others a few times a second. If several workers
together give out too much in that time, the bucket goes into debt, so in the long run nobody gets more.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from itertools import islice
from typing import TypeVar

from ridotto.server.counts import Counts
from ridotto.server.token_buckets import Buckets
from ridotto.server.workers.messages import Counted, Spent, WorkerMessage

T = TypeVar("T")

TELL_S = 0.2
AT_ONCE = 80
"""Keys in one message: as many as fit into one NOTIFY."""


class SharedTallies:
    def __init__(
        self,
        buckets: Mapping[str, Buckets],
        counts: Mapping[str, Counts],
        say: Callable[[WorkerMessage], None],
    ) -> None:
        self._buckets = buckets
        self._counts = counts
        self._say = say
        self._spent: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._changed: defaultdict[str, set[str]] = defaultdict(set)
        self._is_waiting = False
        for name, bucket in buckets.items():
            bucket.tell = partial(self._note_spent, name)
        for name, count in counts.items():
            count.tell = partial(self._note_changed, name)

    # From this worker

    def _note_spent(self, name: str, key: str, amount: float) -> None:
        # A Counter works with fractions too, but its type allows whole numbers only.
        self._spent[name][key] += amount  # type: ignore[assignment]
        self._tell_soon()

    def _note_changed(self, name: str, key: str) -> None:
        self._changed[name].add(key)
        self._tell_soon()

    def _tell_soon(self) -> None:
        if not self._is_waiting:
            self._is_waiting = True
            asyncio.get_running_loop().call_later(TELL_S, self._tell)

    def _tell(self) -> None:
        self._is_waiting = False
        for name, amounts in self._spent.items():
            for part in _parts(dict(amounts)):
                self._say(Spent(name, {key: float(amount) for key, amount in part.items()}))
        for name, keys in self._changed.items():
            own = self._counts[name].own
            for counts in _parts({key: own.get(key, 0) for key in keys}):
                self._say(Counted(name, counts))
        self._spent.clear()
        self._changed.clear()

    def announce(self) -> None:
        """Everything that visitors hold at this worker."""
        for name, count in self._counts.items():
            self._changed[name].update(count.own)
        self._tell_soon()

    # From the others

    def hear(self, worker: str, message: Spent | Counted) -> None:
        if isinstance(message, Spent):
            if (buckets := self._buckets.get(message.limit)) is not None:
                for key, amount in message.amounts.items():
                    buckets.pay(key, amount)
        elif (counts := self._counts.get(message.limit)) is not None:
            held = counts.elsewhere.get(worker, {}) | message.counts
            counts.elsewhere[worker] = {key: number for key, number in held.items() if number}

    def keep_only(self, workers: Collection[str]) -> None:
        """A worker is gone: forget what it had counted."""
        for counts in self._counts.values():
            for worker in [name for name in counts.elsewhere if name not in workers]:
                del counts.elsewhere[worker]


def _parts(whole: dict[str, T]) -> Iterator[dict[str, T]]:
    items = iter(whole.items())
    while part := dict(islice(items, AT_ONCE)):
        yield part
