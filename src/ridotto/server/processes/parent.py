"""The parent of several workers. It serves no visitors itself, so no visitor can disturb it."""

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from ridotto.server.options import ServeOptions
from ridotto.server.processes.order import READY, Order, dump_order
from ridotto.server.telemetry.log import CHANGE

AGAIN_S = 1.0
"""The wait before a worker that died soon after its start is replaced."""
YOUNG_S = 10.0
REFUSED = 2
"""The exit status of a worker that has printed what its host has to change."""
READY_S = 120.0
"""A new worker takes a second or two; longer than this it waits for something that may never come."""
CHILD = (sys.executable, "-m", "ridotto.server.processes.child")

_log = logging.getLogger(__name__)


class Refused(Exception):
    """A worker could not serve and has printed why."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


@dataclass(eq=False, slots=True)
class _Place:
    """A slot for one worker at a time: a replacement takes the slot over."""

    number: int
    child: asyncio.subprocess.Process


class Parent:
    def __init__(self, options: ServeOptions, listening: socket.socket, language: str) -> None:
        self._options = options
        self._listening = listening
        self._language = language
        self._places: list[_Place] = []
        self._is_closing = False
        self._replacing: asyncio.Task[None] | None = None
        self._changing = asyncio.Lock()

    async def run(self, ready: Callable[[], None]) -> None:
        """Run until a signal stops it; raises `Refused` if not all workers can serve.

        A worker that only dies is started again, unless it is the first.
        """
        self._obey_signals()
        keeping: list[asyncio.Task[None]] = []
        try:
            for number in range(1, (self._options.workers or 1) + 1):
                place = _Place(number, await self._started())
                self._places.append(place)
                # A signal that came while it was started has not reached it.
                is_ready = not self._is_closing and await self._is_ready(place.child)
                if self._is_closing:
                    return
                if not is_ready:
                    status = await place.child.wait()
                    if status == REFUSED or not keeping:
                        raise Refused(status)
                keeping.append(asyncio.create_task(self._keep_up(place)))
            ready()
            await asyncio.gather(*keeping)
        finally:
            self._stop(signal.SIGTERM)
            await asyncio.gather(*(place.child.wait() for place in self._places))

    # Children

    async def _started(self) -> asyncio.subprocess.Process:
        number = self._listening.fileno()
        child = await asyncio.create_subprocess_exec(
            *CHILD,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=(number,),
            # Ctrl-C in a terminal reaches only the parent, which then stops the workers.
            start_new_session=True,
        )
        assert child.stdin is not None
        child.stdin.write(dump_order(Order(self._options, self._language, number)))
        with suppress(ConnectionError):
            await child.stdin.drain()
        return child

    async def _is_ready(self, child: asyncio.subprocess.Process) -> bool:
        assert child.stdout is not None
        return await child.stdout.readline() == READY

    async def _is_soon_ready(self, child: asyncio.subprocess.Process) -> bool:
        """If not, it is gone."""
        with suppress(TimeoutError):
            async with asyncio.timeout(READY_S):
                if await self._is_ready(child):
                    return True
        with suppress(ProcessLookupError):
            child.kill()
        await child.wait()
        return False

    async def _keep_up(self, place: _Place) -> None:
        """One worker after the other."""
        loop = asyncio.get_running_loop()
        while True:
            child, began = place.child, loop.time()
            status = await child.wait()
            if self._is_closing:
                return
            if child is not place.child:
                # It was replaced on request.
                continue
            _log.error(
                "worker %d has ended (%s), another one is started", place.number, _told(status), extra=CHANGE
            )
            await asyncio.sleep(AGAIN_S if loop.time() - began < YOUNG_S else 0)
            async with self._changing:
                if not self._is_closing and child is place.child:
                    place.child = await self._started()
            if self._is_closing:
                # It was told to all children but the new one.
                self._stop(signal.SIGTERM)

    async def _replace_all(self) -> None:
        """Replace workers one by one by the installed version, each once its successor serves."""
        for place in self._places:
            async with self._changing:
                successor = await self._started()
                if not await self._is_soon_ready(successor):
                    _log.error("worker %d is not replaced: the new worker did not become ready", place.number)
                    return
                before, place.child = place.child, successor
                if self._is_closing:
                    self._stop(signal.SIGTERM)
                    return
            with suppress(ProcessLookupError):
                before.terminate()
            await before.wait()
        _log.warning("all workers were replaced", extra=CHANGE)

    # Signals

    def _obey_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._close)
        loop.add_signal_handler(signal.SIGHUP, self._begin_to_replace)

    def _close(self) -> None:
        """A second signal stops everything without waiting."""
        self._stop(signal.SIGKILL if self._is_closing else signal.SIGTERM)

    def _stop(self, number: signal.Signals) -> None:
        self._is_closing = True
        for place in self._places:
            if place.child.returncode is None:
                with suppress(ProcessLookupError):
                    place.child.send_signal(number)

    def _begin_to_replace(self) -> None:
        if self._replacing is None or self._replacing.done():
            self._replacing = asyncio.get_running_loop().create_task(self._replace_all())


def _told(status: int) -> str:
    return f"exit status {status}" if status >= 0 else signal.Signals(-status).name
