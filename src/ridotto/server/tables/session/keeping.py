"""The entries of one table: kept first, then taken, in the order of the log, whoever wrote them."""

from asyncio import CancelledError, Lock
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from ridotto.engine.errors import RidottoError
from ridotto.server.store import Append, NewTable, Store, StoreError
from ridotto.server.store.errors import is_lost_race
from ridotto.server.tables.clock import Clock
from ridotto.server.tables.session.audience import Audience
from ridotto.server.tables.state.entries import Hosted, Sat, dump_entry
from ridotto.server.tables.state.index import table_index_of
from ridotto.server.tables.state.replaying import entry_of
from ridotto.server.tables.state.results import results_after
from ridotto.server.tables.state.table import Planned, Plans, Table
from ridotto.server.workers.interface import OtherWorkers
from ridotto.server.workers.words import Written

MOST_RACES = 20
"""How often something is judged again because somebody else was first."""

Judge = Callable[[], Awaitable[None]]


@dataclass(eq=False, slots=True)
class Keeping:
    """Used under its lock. `take` plays and tells an entry that is kept."""

    table_id: str
    table: Table
    store: Store
    clock: Clock
    other_workers: OtherWorkers
    audience: Audience
    take: Callable[[Planned, str], None]
    trouble: Callable[[], None]
    """Called when something could not be kept that may not last."""
    is_behind: bool = False
    """Whether there may be entries in the store that were not taken here."""
    lock: Lock = field(default_factory=Lock)

    async def answer(self, judge: Judge) -> None:
        """Judge a request. What leaves no entry was decided by what is known here: others may know more."""
        for _ in range(MOST_RACES):
            known, refusal = self.table.entries, None
            try:
                await self.judge(judge)
            except StoreError:
                raise
            except RidottoError as error:
                refusal = error
            if self.other_workers.is_alone or self.table.entries > known or not await self._has_news():
                break
        if refusal is not None:
            raise refusal

    async def judge(self, judge: Judge) -> None:
        """Where another worker was first, judge again, as if this had come second."""
        for _ in range(MOST_RACES):
            await self.catch_up()
            try:
                await judge()
                return
            except StoreError as error:
                if error.code != "log-conflict":
                    raise
        raise StoreError("log-conflict")

    async def carry_out(self, planned: Plans, *also: NewTable, token: str | None = None) -> None:
        """Keep the entries, then take them one by one. `token`: where only the keeper of the table may."""
        if not planned:
            return
        at = self.clock.wall()
        entries = tuple(dump_entry(each.entry) for each in planned)
        index = table_index_of(self.table, planned, at)
        try:
            is_end = index.status == "over" and not self.table.is_over
            results = results_after(self.table_id, self.table, planned, at) if is_end else ()
            change = Append(self.table_id, self.table.entries, index, entries, results, token)
            await self.store.commit(*also, change)
        except (StoreError, CancelledError) as error:
            # Nobody knows whether it was kept.
            self.is_behind = True
            if not is_lost_race(error):
                self.trouble()
            raise
        for each in planned:
            self.take(each, at)
        if not self.other_workers.is_alone:
            self.other_workers.say(Written(self.table_id, self.table.entries))

    async def catch_up(self) -> None:
        """After a failure, or a ring, take what is kept but was not taken here."""
        if not self.is_behind:
            return
        try:
            first = self.table.entries
            found = await self.store.entries_after(self.table_id, first)
            entries = [entry_of(number, each.entry) for number, each in enumerate(found, first)]
            await self._meet([entry.person for entry in entries if isinstance(entry, Sat | Hosted)])
            for entry, logged in zip(entries, found, strict=True):
                self.take(Planned(entry), logged.at)
        except StoreError:
            raise
        except Exception as error:
            raise RidottoError("table-damaged") from error
        self.is_behind = False

    async def _has_news(self) -> bool:
        known, self.is_behind = self.table.entries, True
        await self.catch_up()
        return self.table.entries > known

    async def _meet(self, people: list[str]) -> None:
        """Learn the names of those who came in by another worker."""
        if strangers := self.audience.strangers_among(people):
            self.audience.learn(await self.store.names(strangers))
