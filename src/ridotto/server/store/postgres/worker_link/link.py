"""One worker's access to a room in PostgreSQL."""

import secrets
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeVar, cast

from ridotto.server.store.errors import StoreError
from ridotto.server.store.postgres.connection import Raw
from ridotto.server.store.postgres.worker_link import statements
from ridotto.server.store.postgres.worker_link.line import Line
from ridotto.server.store.worker_link import Back, Beat, Hear

T = TypeVar("T")

FORGET_EVERY = 30
"""Heartbeats between two clean-ups after dead workers."""


class PostgresWorkerLink:
    def __init__(self, line: Line) -> None:
        self._line = line
        self._beats = 0
        self.worker = secrets.token_hex(8)

    def listen(self, hear: Hear, back: Back) -> None:
        self._line.listen(hear, back)

    def ring(self, messages: Iterable[str]) -> None:
        self._line.ring(messages)

    async def beat(self) -> Beat:
        beat = await self._do(partial(_timed_beat, worker=self.worker))
        self._beats += 1
        if self._beats % FORGET_EVERY == 0:
            await self._do(statements.forget_the_dead)
        return beat

    async def take_leases(self, tables: Collection[str]) -> Mapping[str, str]:
        tokens = {table: secrets.token_hex(8) for table in tables}
        return await self._do(partial(statements.take_leases, worker=self.worker, tokens=tokens))

    async def give_back(self, tables: Collection[str]) -> None:
        await self._do(partial(statements.give_back, worker=self.worker, tables=tables))

    async def lengths(self, tables: Collection[str]) -> Mapping[str, int]:
        return await self._do(partial(statements.lengths, tables=tables))

    async def keep_code(self, person_id: str, hashed: bytes, life_s: int) -> None:
        await self._do(partial(statements.keep_code, person_id=person_id, hashed=hashed, life_s=life_s))

    async def take_code(self, hashed: bytes) -> str | None:
        return await self._do(partial(statements.take_code, hashed=hashed))

    async def drop_code(self, person_id: str) -> None:
        await self._do(partial(statements.drop_code, person_id=person_id))

    async def close(self) -> None:
        # If that fails, the others notice it by themselves.
        with suppress(StoreError):
            await self._do(partial(statements.leave, worker=self.worker))
        await self._line.close()

    async def _do(self, work: Callable[[Raw], T]) -> T:
        return cast(T, await self._line.do(work))


def _timed_beat(raw: Raw, worker: str) -> Beat:
    was_late, workers, there = statements.beat(raw, worker)
    # The statement that reads the time is the last one, so its answer is almost current.
    return Beat(workers, there - time.time(), was_late)
