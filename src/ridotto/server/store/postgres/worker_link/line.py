"""A connection for small jobs, NOTIFY and LISTEN, handled in order of arrival."""

import asyncio
import logging
import selectors
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic

import psycopg

from ridotto.server.store.errors import StoreError, failed
from ridotto.server.store.postgres.connection import RETRY_S, Raw, is_driver_stuck, told_reason
from ridotto.server.store.worker_link import Back, Hear
from ridotto.server.telemetry.log import CHANGE

CHANNEL = "ridotto"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Job:
    work: Callable[[Raw], object]
    done: "asyncio.Future[object]"


class Line:
    """Made and used on an event loop; a thread does the blocking work."""

    def __init__(self, raw: Raw, connect: Callable[[], Raw]) -> None:
        self._raw: Raw | None = None
        self._connect = connect
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[_Job | str | None] = SimpleQueue()
        self._waking, self._waker = socket.socketpair()
        self._waker.setblocking(False)  # noqa: FBT003
        # A busy server has more open files than `select` can look at.
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._waking, selectors.EVENT_READ)
        self._hear: Hear = lambda _: None
        self._back: Back = lambda: None
        self._tried_at = monotonic()
        self._is_closed = False
        self._end = -1
        """The number of the connection's open file, also once it is closed."""
        self._thread = Thread(target=self._run, name="ridotto-worker-link", daemon=True)
        self._listen_on(raw)
        self._thread.start()

    def listen(self, hear: Hear, back: Back) -> None:
        self._hear, self._back = hear, back

    def ring(self, messages: Iterable[str]) -> None:
        for message in messages:
            self._put(message)

    # Any result: the caller knows what its work returns.
    async def do(self, work: Callable[[Raw], object]) -> object:
        if self._is_closed:
            raise StoreError("store-closed")
        done: asyncio.Future[object] = self._loop.create_future()
        self._put(_Job(work, done))
        return await done

    async def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._put(None)
        await asyncio.to_thread(self._thread.join)

    def _put(self, job: _Job | str | None) -> None:
        self._jobs.put(job)
        # A full buffer wakes the thread too.
        with suppress(OSError):
            self._waker.send(b".")

    # In the thread

    def _run(self) -> None:
        goes_on = True
        while goes_on:
            try:
                self._wait()
                goes_on = self._do_jobs()
                self._take_rings()
            except Exception:
                _log.exception("receiving messages from other workers failed, reconnecting")
                self._hang_up()
        self._hang_up()
        for end in (self._selector, self._waking, self._waker):
            end.close()

    def _wait(self) -> None:
        if self._raw is None:
            self._come_back()
        ready = self._selector.select(RETRY_S if self._raw is None else None)
        if any(key.fileobj is self._waking for key, _ in ready):
            self._waking.recv(4096)

    def _do_jobs(self) -> bool:
        """Returns whether more may come."""
        while True:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return True
            if job is None:
                return False
            if isinstance(job, str):
                self._tell(job)
            else:
                self._answer(job)

    def _tell(self, message: str) -> None:
        # Without a connection the message is lost: after reconnecting, all workers send their state.
        if self._raw is not None:
            try:
                self._raw.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))
            except psycopg.Error as error:
                if not self._notice(error):
                    _log.error("a message to other workers was refused: %s", told_reason(error))

    def _answer(self, job: _Job) -> None:
        result: object = None
        complaint: Exception | None = None
        try:
            if self._raw is None:
                raise StoreError("store-unreachable")
            result = job.work(self._raw)
        except psycopg.Error as error:
            complaint = StoreError("store-unreachable") if self._notice(error) else failed(error)
        except Exception as error:
            complaint = error
        self._on_loop(lambda: _resolve(job, result, complaint))

    def _take_rings(self) -> None:
        if self._raw is None:
            return
        try:
            self._raw.pgconn.consume_input()
            while ring := self._raw.pgconn.notifies():
                self._pass_on(ring.extra.decode())
        except psycopg.Error as error:
            self._notice(error)

    def _listen_on(self, raw: Raw) -> None:
        # Notifications that arrive during a statement go to the handler only.
        raw.add_notify_handler(lambda ring: self._pass_on(ring.payload))
        raw.execute(f"LISTEN {CHANNEL}".encode())
        self._end = raw.fileno()
        self._selector.register(self._end, selectors.EVENT_READ)
        self._raw = raw

    def _hang_up(self) -> None:
        if self._raw is not None:
            self._selector.unregister(self._end)
            self._raw.close()
            self._raw = None

    def _pass_on(self, message: str) -> None:
        self._on_loop(lambda: self._hear(message))

    def _notice(self, error: psycopg.Error) -> bool:
        """Returns whether the connection is lost."""
        if self._raw is None:
            return True
        is_open = not self._raw.closed and self._raw.pgconn.status == psycopg.pq.ConnStatus.OK
        if is_open and not is_driver_stuck(error):
            return False
        self._hang_up()
        reason = str(error).strip().partition("\n")[0]
        _log.error("no messages from other workers: the database cannot be reached: %s", reason, extra=CHANGE)
        return True

    def _come_back(self) -> None:
        if monotonic() - self._tried_at < RETRY_S:
            return
        self._tried_at = monotonic()
        try:
            raw = self._connect()
        except (psycopg.Error, StoreError):
            return
        try:
            self._listen_on(raw)
        except psycopg.Error:
            raw.close()
            return
        _log.warning("messages from other workers arrive again", extra=CHANGE)
        self._on_loop(self._back)

    def _on_loop(self, callback: Callable[[], None]) -> None:
        # If the loop is closed, no caller waits any more.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(callback)


def _resolve(job: _Job, result: object, complaint: Exception | None) -> None:
    if job.done.done():
        return
    if complaint is None:
        job.done.set_result(result)
    else:
        job.done.set_exception(complaint)
