"""The writing thread: many changes in one transaction; each caller is answered once its change is on disk."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread

from ridotto.server.store.errors import StoreError, failed, is_lost_race, is_of_engine
from ridotto.server.store.notices import Notices
from ridotto.server.store.sql.connection import Connection
from ridotto.server.telemetry.stats import Histogram

Work = Callable[[Connection], None]

MOST_AT_ONCE = 256
"""Changes in one transaction."""


@dataclass(frozen=True, slots=True)
class _Job:
    work: Work
    done: "asyncio.Future[None]"
    loop: asyncio.AbstractEventLoop
    place: str


class Writer:
    """Owns a connection. Changes that arrive during a transaction share the next one.

    `check` is called before and after each transaction; what it raises goes to all callers that share it.
    """

    def __init__(self, connection: Connection, check: Callable[[], None], begin: str) -> None:
        self._connection = connection
        self._begin = begin
        self._check = check
        self._notices = Notices("changes are not saved")
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._is_closed = False
        self.has_failed = False
        """Whether the last transaction failed."""
        self.commit_s = Histogram()
        self._thread = Thread(target=self._run, name="ridotto-store", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    async def write(self, work: Work, place: str = "") -> None:
        """Returns once the work is on disk. `work` may raise, which undoes it alone.

        `place`: the table that it changes. Work in one transaction is ordered by it, so that two workers
        cannot deadlock.
        """
        if self._is_closed:
            raise StoreError("store-closed")
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._jobs.put(_Job(work, done, loop, place))
        with self.commit_s.timed():
            await done

    def close(self) -> None:
        """Blocks until all pending work is on disk."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        goes_on = True
        while goes_on:
            batch, goes_on = self._next_batch()
            if batch:
                _answer(batch, self._write(batch))
        self._connection.close()

    def _next_batch(self) -> tuple[list[_Job], bool]:
        """The waiting jobs, ordered by place, and whether more may come."""
        batch, goes_on = self._waiting_jobs()
        if len(batch) > 1:
            batch.sort(key=lambda job: job.place)
        return batch, goes_on

    def _waiting_jobs(self) -> tuple[list[_Job], bool]:
        batch: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_AT_ONCE:
                return batch, True
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _write(self, batch: list[_Job]) -> list[Exception | None]:
        """Runs one transaction; returns the errors by job."""
        try:
            self._check()
            failures = self._commit(batch)
            # SQLite would also write into a file that was deleted meanwhile.
            self._check()
        except StoreError as error:
            self.has_failed = True
            self._roll_back()
            return [error] * len(batch)
        except Exception as error:
            if not is_of_engine(error):
                raise
            self.has_failed = True
            self._roll_back()
            self._notices.trouble(error)
            return [failed(error)] * len(batch)
        self.has_failed = any(isinstance(each, StoreError) and not is_lost_race(each) for each in failures)
        return failures

    def _commit(self, batch: list[_Job]) -> list[Exception | None]:
        self._connection.execute(self._begin)
        if len(batch) == 1:
            return [self._do_alone(batch[0].work)]
        failures = [self._do(job.work) for job in batch]
        self._connection.execute("COMMIT")
        return failures

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            # If even this fails, the next transaction tries it again.
            with suppress(Exception):
                self._connection.execute("ROLLBACK")

    def _do_alone(self, work: Work) -> Exception | None:
        """A job that is alone in its transaction needs no savepoint: the transaction is rolled back."""
        try:
            work(self._connection)
        except Exception as error:
            return self._undone("ROLLBACK", error)
        self._connection.execute("COMMIT")
        return None

    def _do(self, work: Work) -> Exception | None:
        self._connection.execute("SAVEPOINT job")
        try:
            work(self._connection)
        except Exception as error:
            return self._undone("ROLLBACK TO job", error)
        finally:
            if self._connection.in_transaction:
                self._connection.execute("RELEASE job")
        return None

    def _undone(self, undo: str, error: Exception) -> Exception:
        """The error that the caller of failed work gets."""
        if not self._connection.in_transaction:
            # The engine has rolled back the whole transaction, as SQLite does when the disk is full.
            raise error
        self._connection.execute(undo)
        if not is_lost_race(error):
            self._notices.trouble(error)
        return failed(error) if is_of_engine(error) else error


def _answer(batch: list[_Job], failures: list[Exception | None]) -> None:
    """Wake each event loop once, however many of its callers wait."""
    for loop in {job.loop for job in batch}:
        answers = [(job, error) for job, error in zip(batch, failures, strict=True) if job.loop is loop]
        try:
            loop.call_soon_threadsafe(_resolve, answers)
        except RuntimeError:
            # The loop is closed: no caller waits any more.
            continue


def _resolve(answers: list[tuple[_Job, Exception | None]]) -> None:
    for job, error in answers:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
