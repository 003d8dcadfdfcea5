"""Messages to many sockets leave when the callback that made them is over."""

import asyncio
from functools import partial

import pytest

from ridotto.server.network.write_queue import WriteQueue

pytestmark = pytest.mark.anyio


async def test_everything_is_written_in_order_when_the_callback_is_over() -> None:
    queue, written = WriteQueue(), list[int]()
    for number in range(3):
        queue.add(partial(written.append, number))
    assert written == []
    await asyncio.sleep(0)
    assert written == [0, 1, 2]
    queue.add(lambda: written.append(3))
    await asyncio.sleep(0)
    assert written == [0, 1, 2, 3]


async def test_a_write_that_fails_keeps_nobody_else_waiting() -> None:
    queue, written, failures = WriteQueue(), list[int](), list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context["exception"]))
    queue.add(lambda: written.append(0))
    queue.add(lambda: written.remove(7))
    queue.add(lambda: written.append(1))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert written == [0, 1]
    assert [type(failure) for failure in failures] == [ValueError]


async def test_what_is_added_meanwhile_is_written_too() -> None:
    queue, written = WriteQueue(), list[int]()
    queue.add(lambda: queue.add(lambda: written.append(1)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert written == [1]
