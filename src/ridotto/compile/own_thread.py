"""Work in a thread of its own, for which the caller waits."""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

T = TypeVar("T")


def in_own_thread(work: Callable[[], T]) -> T:
    """Do it where no interrupt comes: that ends the wait, and the work goes on until the process ends.

    LLVM calls back into Python. An interrupt there is lost, taken for a mistake in a rule, or leaves LLVM in
    pieces.
    """
    # Only the main thread is interrupted.
    if threading.current_thread() is not threading.main_thread():
        return work()
    result: Future[T] = Future()
    threading.Thread(target=_fulfil, args=(result, work), name="compiling", daemon=True).start()
    return result.result()


def _fulfil(result: "Future[T]", work: Callable[[], T]) -> None:
    try:
        result.set_result(work())
    except BaseException as error:  # raised again in the thread that waits
        result.set_exception(error)
