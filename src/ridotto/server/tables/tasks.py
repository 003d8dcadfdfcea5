"""Work that is finished even if its caller is cancelled."""

import asyncio
from collections.abc import Coroutine


class Tasks:
    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[None]] = set()

    async def unbroken(self, work: Coroutine[object, object, None]) -> None:
        """A cancelled caller must not leave an entry that is stored but not played."""
        await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[object, object, None]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self._finished)
        return task

    async def finish(self) -> None:
        """Wait until all work is done, including work that starts meanwhile."""
        while self.under_way:
            await asyncio.wait(self.under_way)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self.under_way.discard(task)
        if not task.cancelled():
            # The caller gets the error, if it still waits.
            task.exception()
