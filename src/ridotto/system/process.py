"""The process around every command: interrupts at any moment, and streams that are closed or broken.

Little is imported here, so that interrupts are handled almost from the start.
"""

import _thread
import atexit
import contextlib
import gc
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from typing import TextIO

INTERRUPTED = 130
LATER_S = 0.02


def start(command: Callable[[], int]) -> int:
    """Run a command and return the exit status. An interrupt ends it without a traceback."""
    interrupts = _Interrupts()
    status = INTERRUPTED
    try:
        interrupts.answer()
        open_missing_streams()
        status = command()
        interrupts.leave_to_system()
    except (KeyboardInterrupt, Exception) as error:
        # Libraries turn an interrupt into other errors, such as an ImportError.
        if not interrupts.came and not isinstance(error, KeyboardInterrupt):
            raise
        interrupts.leave_to_system()
    if interrupts.came:
        _end_beside_threads()
    return INTERRUPTED if interrupts.came else status


def _end_beside_threads() -> None:
    """End at once if a thread is still at work: one that compiles would crash while Python cleans up."""
    if any(thread.daemon for thread in threading.enumerate()):
        atexit._run_exitfuncs()
        for stream in (sys.stdout, sys.stderr):
            if not can_be_written(stream):
                discard(stream)
        os._exit(INTERRUPTED)


@contextlib.contextmanager
def importing() -> Iterator[None]:
    """All that is imported stays: looking for garbage in it takes a tenth of a server's imports."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _let_interrupts_kill() -> None:
    """Ignored interrupts stay ignored: shells do that for programs in the background."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


class _Interrupts:
    """The first interrupt unwinds the program, a second one ends it at once."""

    def __init__(self) -> None:
        self.came = False

    def answer(self) -> None:
        if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
            sys.unraisablehook = self._unraisable
            signal.signal(signal.SIGINT, self._first)

    def leave_to_system(self) -> None:
        """Called when only cleaning up is left."""
        # A pending interrupt is raised as soon as handlers are changed.
        with contextlib.suppress(KeyboardInterrupt):
            _let_interrupts_kill()
        _let_interrupts_kill()

    def _first(self, *_: object) -> None:
        self.came = True
        signal.signal(signal.SIGINT, self._again)
        raise KeyboardInterrupt

    def _again(self, *_: object) -> None:
        os._exit(INTERRUPTED)

    def _unraisable(self, what: "sys.UnraisableHookArgs") -> None:
        """Python drops an interrupt inside a destructor or a callback, of which the compiler has many: raise
        it again a moment later."""
        if isinstance(what.exc_value, KeyboardInterrupt):
            signal.signal(signal.SIGINT, self._first)
            later = threading.Timer(LATER_S, _interrupt, [threading.get_ident()])
            later.daemon = True
            later.start()
        else:
            sys.__unraisablehook__(what)


def _interrupt(thread: int) -> None:
    """With a real signal, where there is one for threads: only that ends a wait."""
    if sys.platform == "win32":
        _thread.interrupt_main()
    else:
        signal.pthread_kill(thread, signal.SIGINT)


def open_missing_streams() -> None:
    """A file that is opened later must not get the number of a closed standard stream: printed text would end
    up in the file. A closed standard input stays unreadable."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        try:
            os.fstat(number)
        except OSError:
            # The lowest free descriptor is used, which is this one.
            os.open(os.devnull, os.O_RDWR)
        if number and getattr(sys, name) is None:
            setattr(sys, name, open(number, "w", encoding="utf-8", closefd=False))  # noqa: SIM115


def discard(stream: TextIO | None) -> None:
    """Drop what cannot be written, so that Python does not complain at exit."""
    if stream is None:
        return
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, stream.fileno())
        os.close(nothing)


def can_be_written(stream: TextIO) -> bool:
    """Whether everything written so far could be flushed."""
    try:
        stream.flush()
    except (OSError, ValueError):
        return False
    return True
