"""The store in SQL, for any engine: one thread writes, one reads."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import TypeVar

from ridotto.server.store.errors import StoreError, failed, is_of_engine
from ridotto.server.store.interface import Change, Listed, Logged, Person, StoredTable, TableHead
from ridotto.server.store.notices import Notices
from ridotto.server.store.results import Cursor, HistoryRow, Result, StatisticsRow
from ridotto.server.store.sql import changes, people, queries, results, statistics
from ridotto.server.store.sql.connection import Connection, Dialect
from ridotto.server.store.sql.writer import Writer
from ridotto.server.store.worker_link import WorkerLink
from ridotto.server.telemetry.stats import Histogram

T = TypeVar("T")

PROBE_S = 10.0
"""The least time between two test writes to the disk."""


class SqlStore:
    """Each thread has its own connection, and neither waits for the other.

    `check_writing` and `check_reading` are called before a connection is used; callers get what they raise.
    """

    def __init__(
        self,
        writing: Connection,
        reading: Connection,
        dialect: Dialect,
        *,
        check_writing: Callable[[], None],
        check_reading: Callable[[], None],
    ) -> None:
        self._writer = Writer(writing, check_writing, dialect.begin)
        self._reader = reading
        self._check_reading = check_reading
        self._dialect = dialect
        self._readers = ThreadPoolExecutor(1, "ridotto-reader")
        self._notices = Notices("what is kept cannot be read")
        self._is_closed = False
        self._probed_at = monotonic()
        self.worker_link: WorkerLink | None = None

    @property
    def writes_waiting(self) -> int:
        return self._writer.waiting

    @property
    def commit_s(self) -> Histogram:
        return self._writer.commit_s

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.shutdown()
        self._reader.close()
        # Last, so that closing checkpoints SQLite's write-ahead log into the file.
        self._writer.close()

    async def check(self) -> None:
        # A real write, like all others, but at most once per interval: any visitor may ask for it.
        now = monotonic()
        is_due = self._writer.has_failed or now - self._probed_at >= PROBE_S
        if is_due:
            self._probed_at = now
        await self._writer.write(self._dialect.probe if is_due else lambda _: None)

    # People

    async def make_person(self) -> tuple[Person, str]:
        person = Person(secrets.token_hex(8), None)
        secret = secrets.token_urlsafe(32)
        row = (person.id, _hash(secret))
        await self._write("INSERT INTO people (id, secret_hash) VALUES (?, ?)", row)
        return person, secret

    async def person_by_secret(self, secret: str) -> Person | None:
        return await self._ask(partial(queries.person_by_hash, secret_hash=_hash(secret)))

    async def rename(self, person_id: str, name: str) -> None:
        await self._write("UPDATE people SET name = ? WHERE id = ?", (name, person_id))

    async def names(self, people: Iterable[str]) -> Mapping[str, str | None]:
        return await self._ask(partial(queries.names, people=tuple(people)))

    async def add_device(self, person_id: str) -> str:
        secret = secrets.token_urlsafe(32)
        hashed = _hash(secret)
        await self._writer.write(lambda connection: people.add_device(connection, person_id, hashed))
        return secret

    async def count_devices(self, person_id: str) -> int:
        return await self._ask(partial(people.count_devices, person_id=person_id))

    async def keep_only_device(self, person_id: str, secret: str) -> None:
        hashed = _hash(secret)
        await self._writer.write(lambda connection: people.keep_only_device(connection, person_id, hashed))

    async def forget_tables(self, person_id: str, table_ids: Iterable[str]) -> tuple[str, ...]:
        wanted, gone = tuple(table_ids), list[str]()

        def work(connection: Connection) -> None:
            gone[:] = people.forget_tables(connection, person_id, wanted)

        await self._writer.write(work)
        return tuple(gone)

    async def forget_person(self, person_id: str) -> None:
        await self._writer.write(lambda connection: people.forget_person(connection, person_id))

    async def forget_idle(self, idle: Iterable[str]) -> None:
        wanted = tuple(idle)
        await self._writer.write(lambda connection: people.forget_idle(connection, wanted))

    # How matches ended

    async def history(self, person_id: str, *, before: Cursor | None, most: int) -> tuple[HistoryRow, ...]:
        return await self._ask(partial(results.history, person_id=person_id, before=before, most=most))

    async def statistics(self, person_id: str) -> tuple[StatisticsRow, ...]:
        return await self._ask(partial(statistics.statistics, person_id=person_id))

    async def tables_without_result(self, person_id: str, *, among: int, most: int) -> tuple[str, ...]:
        return await self._ask(
            partial(results.tables_without_result, person_id=person_id, among=among, most=most)
        )

    async def write_results(self, wanted: Iterable[Result]) -> None:
        rows = tuple(wanted)
        await self._writer.write(lambda connection: results.write_results(connection, rows))

    # Tables

    async def member_tables(self, person_id: str, after: str, most: int) -> tuple[str, ...]:
        return await self._ask(partial(queries.member_tables, person_id=person_id, after=after, most=most))

    async def commit(self, *wanted: Change) -> None:
        def work(connection: Connection) -> None:
            for change in wanted:
                changes.make(connection, change)

        await self._writer.write(work, changes.table_of(wanted[-1]))

    async def find_table(self, table_id: str) -> StoredTable | None:
        return await self._ask(partial(queries.find_table, table_id=table_id))

    async def table_head(self, table_id: str) -> TableHead | None:
        return await self._ask(partial(queries.table_head, table_id=table_id))

    async def log_page(self, table_id: str, number: int, most: int) -> tuple[Logged, ...]:
        return await self._ask(partial(queries.log_page, table_id=table_id, number=number, most=most))

    async def entries_after(self, table_id: str, number: int) -> tuple[Logged, ...]:
        return await self._ask(partial(queries.entries_after, table_id=table_id, number=number))

    async def tables_of(self, person_id: str, *, unfinished: int, over: int) -> tuple[Listed, ...]:
        return await self._ask(
            partial(queries.tables_of, person_id=person_id, unfinished=unfinished, over=over)
        )

    async def count_engaged(self, person_id: str, most: int) -> int:
        return await self._ask(
            partial(queries.count_engaged, person_id=person_id, most=most, dialect=self._dialect)
        )

    async def due_tables(self, at: str, most: int) -> tuple[str, ...]:
        return await self._ask(partial(queries.due_tables, at=at, most=most))

    async def public_tables(self, most: int, *, skip: int = 0) -> tuple[Listed, ...]:
        return await self._ask(partial(queries.public_tables, most=most, skip=skip))

    # The two threads

    async def _write(self, statement: str, values: tuple[str | bytes, ...]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement, values)

        await self._writer.write(work)

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        if self._is_closed:
            raise StoreError("store-closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._answer, question)

    def _answer(self, question: Callable[[Connection], T]) -> T:
        self._check_reading()
        try:
            return question(self._reader)
        except Exception as error:
            if not is_of_engine(error):
                raise
            self._notices.trouble(error)
            raise failed(error) from None


def _hash(secret: str) -> bytes:
    # A secret has 256 random bits: one fast hash is enough to store it.
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()
