"""Visitors who got a cookie and never did anything are forgotten after a day.

A page asks who its visitor is before anything else, so crawlers and clients that keep no cookies would fill
the database with people. Those from before a restart stay.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection
from contextlib import suppress
from itertools import islice
from time import monotonic

from ridotto.server.store import Store, StoreError

LIFE_S = 24 * 60 * 60.0
MOST = 100_000
"""Newcomers of one day. Beyond that the first of them are forgotten earlier."""
AT_ONCE = 500
"""In one transaction."""
LOOK_EVERY_S = 60.0


class Newcomers:
    def __init__(
        self, store: Store, here: Callable[[], Collection[str]], clock: Callable[[], float] = monotonic
    ) -> None:
        """`here`: the people who are connected to a table."""
        self._store = store
        self._here = here
        self._clock = clock
        self._since: OrderedDict[str, float] = OrderedDict()

    def add(self, person_id: str) -> None:
        self._since[person_id] = self._clock()

    async def forget_idle(self) -> None:
        """Whoever has a name, a table, a match or a second browser stays, and whoever is looking on."""
        while due := self._due():
            here = self._here()
            await self._store.forget_idle(person for person in due if person not in here)
            for person in due:
                del self._since[person]
                if person in here:
                    self.add(person)

    async def watch(self) -> None:
        """Runs until it is cancelled."""
        while True:
            await asyncio.sleep(LOOK_EVERY_S)
            with suppress(StoreError):
                await self.forget_idle()

    def _due(self) -> list[str]:
        """The first of those who are due."""
        latest = self._clock() - LIFE_S
        too_many = len(self._since) - MOST
        first = islice(self._since.items(), AT_ONCE)
        return [person for at, (person, since) in enumerate(first) if since <= latest or at < too_many]
