"""The leases of this worker: it runs the bots and clocks of these tables."""

import asyncio
from collections.abc import Callable, Iterable

from ridotto.server.store import StoreError
from ridotto.server.store.worker_link import WorkerLink
from ridotto.server.workers.messages import Freed, WorkerMessage


class Leases:
    """Leases are requested from the database in the background, for many tables at once.

    A token held here may have expired: a write with it is then refused.
    """

    def __init__(
        self, link: WorkerLink, say: Callable[[WorkerMessage], None], changed: Callable[[str], None]
    ) -> None:
        self._link = link
        self._say = say
        self._changed = changed
        self._wanted: set[str] = set()
        self._held: dict[str, str] = {}
        self._returning: set[str] = set()
        self._settling: asyncio.Task[None] | None = None
        self._is_unsettled = False

    def token_for(self, table_id: str) -> str | None:
        return self._held.get(table_id)

    def want(self, table_id: str) -> None:
        if table_id not in self._wanted:
            self._wanted.add(table_id)
            self.settle()

    def let_go(self, table_id: str) -> None:
        self._wanted.discard(table_id)
        if self._held.pop(table_id, None) is not None:
            self._returning.add(table_id)
            self.settle()

    def lose(self, table_id: str) -> None:
        """Requested again as long as it is wanted."""
        if self._held.pop(table_id, None) is not None:
            self._changed(table_id)

    def lose_all(self) -> None:
        for table_id in list(self._held):
            self.lose(table_id)

    def freed(self, tables: Iterable[str]) -> None:
        if not self._wanted.isdisjoint(tables):
            self.settle()

    def keep_only(self, tables: Iterable[str]) -> None:
        """Give up the leases of tables that are not open here any more."""
        for table_id in (self._wanted | self._held.keys()).difference(tables):
            self.let_go(table_id)

    def settle(self) -> None:
        """Request and release leases in the database as wanted."""
        self._is_unsettled = True
        if self._settling is None:
            self._settling = asyncio.get_running_loop().create_task(self._settle())

    async def close(self) -> None:
        """Release all leases, so that the others need not wait until they expire."""
        self.keep_only(())
        if self._settling is not None:
            await self._settling

    async def _settle(self) -> None:
        try:
            while self._is_unsettled:
                self._is_unsettled = False
                await self._give_back()
                await self._take()
        except StoreError:
            # The next heartbeat tries again.
            pass
        finally:
            self._settling = None

    async def _give_back(self) -> None:
        returning = tuple(self._returning)
        if returning:
            await self._link.give_back(returning)
            self._returning.difference_update(returning)
            self._say(Freed(returning))

    async def _take(self) -> None:
        missing = self._wanted - self._held.keys()
        if not missing:
            return
        taken = await self._link.take_leases(missing)
        for table_id, token in taken.items():
            self._held[table_id] = token
            if table_id in self._wanted:
                self._changed(table_id)
            else:
                # It is not wanted any more.
                self.let_go(table_id)
