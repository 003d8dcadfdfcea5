"""A line from the keyboard."""

import contextlib
import signal
import sys
import threading
from collections.abc import Iterator

LOOK_S = 0.1


def read_line(prompt: str) -> str:
    """What was typed; EOFError at the end of input."""
    if sys.stdin is None:
        raise EOFError
    with _looking_up():
        return input(prompt)


@contextlib.contextmanager
def _looking_up() -> Iterator[None]:
    """Notice a Ctrl-C at any moment.

    Python checks for signals and then waits for keys. A signal between the two does not end the wait and
    would be noticed at the next key only. So an alarm ends the wait ten times a second; Python checks again
    and waits on.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, LOOK_S, LOOK_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
