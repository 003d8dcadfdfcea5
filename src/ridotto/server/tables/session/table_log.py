"""Stores the entries of a table, then applies them in log order, those of other workers too."""

from asyncio import CancelledError, Lock
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from ridotto.engine.errors import RidottoError
from ridotto.server.store import Append, NewTable, Store, StoreError, TableIndex
from ridotto.server.store.errors import is_lost_race
from ridotto.server.tables.session.audience import Audience
from ridotto.server.tables.session.timing import Clock
from ridotto.server.tables.state.entries import Hosted, Sat, dump_entry
from ridotto.server.tables.state.replaying import entry_of
from ridotto.server.tables.state.results import results_after
from ridotto.server.tables.state.table import Planned, Plans, Table, table_index_of
from ridotto.server.workers.interface import OtherWorkers
from ridotto.server.workers.messages import Written

MOST_RACES = 20
"""How often a request is evaluated again because another worker wrote first."""

Attempt = Callable[[], Awaitable[None]]
"""Evaluates a request and stores its entries; done again if another worker wrote first."""


@dataclass(eq=False, slots=True)
class TableLog:
    """Used under its lock. `take` plays a stored entry and sends it to everybody."""

    table_id: str
    table: Table
    store: Store
    clock: Clock
    other_workers: OtherWorkers
    audience: Audience
    take: Callable[[Planned, str], None]
    back_off: Callable[[], None]
    """Called when storing failed for a reason that may pass."""
    is_behind: bool = False
    """Whether the store may have entries that were not applied here."""
    lock: Lock = field(default_factory=Lock)
    _written: tuple[int, TableIndex] | None = None
    """How many entries there were after our last change, and what was derived from them."""

    async def answer(self, attempt: Attempt) -> None:
        """Evaluate a request. If it left no entry and other workers have written some, evaluate it again."""
        for _ in range(MOST_RACES):
            known, refusal = self.table.entries, None
            try:
                await self.with_retries(attempt)
            except StoreError:
                raise
            except RidottoError as error:
                refusal = error
            if self.other_workers.is_alone or self.table.entries > known or not await self._has_news():
                break
        if refusal is not None:
            raise refusal

    async def with_retries(self, attempt: Attempt) -> None:
        """If another worker wrote first, evaluate again after its entries."""
        for _ in range(MOST_RACES):
            await self.catch_up()
            try:
                await attempt()
                return
            except StoreError as error:
                if error.code != "log-conflict":
                    raise
        raise StoreError("log-conflict")

    async def carry_out(self, planned: Plans, *also: NewTable, token: str | None = None) -> None:
        """Store the entries, then apply them one by one. `token`: of the lease, if they need one."""
        if not planned:
            return
        at = self.clock.wall()
        entries = tuple(dump_entry(each.entry) for each in planned)
        index = table_index_of(self.table, planned, at)
        try:
            is_end = index.status == "over" and not self.table.is_over
            results = results_after(self.table_id, self.table, planned, at) if is_end else ()
            first = self.table.entries
            change = Append(self.table_id, first, index, entries, results, token, self._index_at(first))
            await self.store.commit(*also, change)
        except (StoreError, CancelledError) as error:
            # It is unknown whether it was stored.
            self.is_behind = True
            if not is_lost_race(error):
                self.back_off()
            raise
        self._written = first + len(entries), index
        for each in planned:
            self.take(each, at)
        if not self.other_workers.is_alone:
            self.other_workers.say(Written(self.table_id, self.table.entries))

    async def catch_up(self) -> None:
        """After a failure or a notification, apply stored entries that were not applied here."""
        if not self.is_behind:
            return
        try:
            first = self.table.entries
            found = await self.store.entries_after(self.table_id, first)
            entries = [entry_of(number, each.entry) for number, each in enumerate(found, first)]
            await self._learn_names([entry.person for entry in entries if isinstance(entry, Sat | Hosted)])
            for entry, logged in zip(entries, found, strict=True):
                self.take(Planned(entry), logged.at)
        except StoreError:
            raise
        except Exception as error:
            raise RidottoError("table-damaged") from error
        self.is_behind = False

    def _index_at(self, entries: int) -> TableIndex | None:
        """What was derived from so many entries; None: another worker wrote the last, or nobody here."""
        return self._written[1] if self._written is not None and self._written[0] == entries else None

    async def _has_news(self) -> bool:
        known, self.is_behind = self.table.entries, True
        await self.catch_up()
        return self.table.entries > known

    async def _learn_names(self, people: list[str]) -> None:
        """Load the names of people who came through another worker."""
        if strangers := self.audience.unnamed_among(people):
            self.audience.learn(await self.store.names(strangers))
