"""The store as a PostgreSQL database."""

import asyncio
from collections.abc import Callable, Collection
from functools import partial
from typing import TypeVar

from ridotto.server.store.errors import StoreError
from ridotto.server.store.place import Database
from ridotto.server.store.postgres.dialect import POSTGRES
from ridotto.server.store.postgres.limited import ANSWER_S
from ridotto.server.store.postgres.opening import OpenDatabase, open_database
from ridotto.server.store.postgres.worker_link.line import Line
from ridotto.server.store.postgres.worker_link.link import PostgresWorkerLink
from ridotto.server.store.sql.connection import Connection
from ridotto.server.store.sql.store import SqlStore
from ridotto.server.store.worker_link import WorkerLink

T = TypeVar("T")


class PostgresStore(SqlStore):
    def __init__(self, database: OpenDatabase) -> None:
        super().__init__(
            database.writing,
            database.reading,
            POSTGRES,
            check_writing=database.writing.ensure,
            check_reading=database.reading.ensure,
        )
        self._writing = database.writing
        self._reading = database.reading
        line = database.link
        self.worker_link: WorkerLink | None = (
            None if line is None else PostgresWorkerLink(Line(line.raw, line.connect))
        )

    @classmethod
    async def open(
        cls, database: Database, *, is_shared: bool = False, names: Collection[str] = ()
    ) -> "PostgresStore":
        opening = partial(open_database, database, is_shared=is_shared, names=names, limit_s=ANSWER_S)
        return cls(await asyncio.to_thread(opening))

    async def close(self) -> None:
        if self.worker_link is not None:
            await self.worker_link.close()
        await super().close()

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        if self._writing.is_lost:
            # What the writing connection had stored is known only once it is back.
            await self._writer.write(_nothing)
        return await super()._ask(question)

    def _answer(self, question: Callable[[Connection], T]) -> T:
        try:
            return super()._answer(question)
        except StoreError:
            if not self._reading.is_lost:
                raise
        # Reading twice is harmless, and often only this connection was cut, or reconnecting works at once.
        return super()._answer(question)


def _nothing(_: Connection) -> None:
    pass
