"""Loads tables into memory: one thread, in short slices, and the addresses that ask take turns."""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from weakref import WeakValueDictionary

from ridotto.engine.errors import RidottoError
from ridotto.server.slices import SliceQueue, Steps
from ridotto.server.store import Logged, Store, TableHead
from ridotto.server.tables.session.session import TableSession
from ridotto.server.tables.state.replaying import Replaying
from ridotto.server.tables.state.table import Table

PAGE = 250
"""Entries that are read at once: they take about a millisecond of the thread that reads for everybody."""

Admit = Callable[[int], None]
"""Told how long the log is, before it is read; raises what is told to whoever may not load that much."""


class LoadedTable:
    """A table that is being replayed, a page of its log after the other. All who ask for it share one: each
    step takes the next entry for all of them.
    """

    def __init__(self, head: TableHead) -> None:
        self.head = head
        self.names: Mapping[str, str | None] = {}
        """Of the people at the table, once it is complete."""
        self.session: TableSession | None = None
        """The first who has it makes the session, the others find it here."""
        self.updated_at = ""
        self._replaying = Replaying(head.settings, head.seed)
        self._unread: deque[Logged] = deque()
        self._is_read = False

    @property
    def table(self) -> Table:
        return self._replaying.table

    @property
    def needs_page(self) -> bool:
        return not self._unread and not self._is_read

    @property
    def is_complete(self) -> bool:
        return not self._unread and self._is_read

    async def read_page(self, store: Store) -> None:
        number = self._replaying.entries
        page = await store.log_page(self.head.id, number, PAGE)
        self._is_read = len(page) < PAGE
        if self._is_read and number + len(page) < self.head.entries:
            # It was deleted meanwhile.
            raise RidottoError("no-such-table")
        if page:
            self.updated_at = page[-1].at
        self._unread.extend(page)

    def steps(self) -> Steps[None]:
        """Take the entries that were read."""
        while self._unread:
            self._replaying.take(self._unread[0])
            self._unread.popleft()
            yield


class TableLoader:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._slices: SliceQueue[None] = SliceQueue("ridotto-loading")
        self._reading = asyncio.Lock()
        """At most one page waits for the thread that reads, whoever loads how many tables."""
        self._loading: WeakValueDictionary[str, LoadedTable] = WeakValueDictionary()
        """While anybody waits for them."""

    def is_loading(self, table_id: str) -> bool:
        return table_id in self._loading

    async def close(self) -> None:
        """Whoever still waits is told to come again."""
        await self._slices.close()

    async def load(self, table_id: str, address: str, admit: Admit) -> LoadedTable:
        """The whole table; raises `no-such-table`, `Damage`, or what `admit` raises."""
        loading = self._loading.get(table_id)
        if loading is None:
            head = await self._store.table_head(table_id)
            if head is None:
                raise RidottoError("no-such-table")
            admit(head.entries)
            # Somebody else may have begun meanwhile.
            loading = self._loading.get(table_id) or LoadedTable(head)
            self._loading[table_id] = loading
        while not loading.is_complete:
            if loading.needs_page:
                await self._read(loading)
            await self._slices.run(loading.steps(), address)
        await self._learn_names(loading)
        return loading

    async def _read(self, loading: LoadedTable) -> None:
        async with self._reading:
            if loading.needs_page:
                await loading.read_page(self._store)

    async def _learn_names(self, loading: LoadedTable) -> None:
        seating = loading.table.seating
        people = [person for person in (*seating.people, seating.host) if person]
        if not loading.names:
            loading.names = await self._store.names(people)
