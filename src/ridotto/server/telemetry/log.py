"""The log for the host: one line for each event worth knowing, whatever visitors do.

With RIDOTTO_DEBUG set, internal errors come with their traceback.
"""

import contextlib
import logging
import os
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

LOGGERS = ("ridotto", "uvicorn.error", "asyncio", "concurrent.futures")
REPEATED_S = 60.0
"""The same event is logged again after this time at the earliest, with a count."""

CHANGE = {"is_change": True}
"""Marks a line (as `extra`) that reports a change: it is never suppressed."""

VISITORS_FAULTS = (
    # A peer reset its connection while we wrote to it.
    "socket.send() raised exception.",
    "socket.send() raised exception",
    # A peer stopped in the middle of a request.
    "Cancel %s running task(s), timeout graceful shutdown exceeded",
)


def set_up_log() -> None:
    handler = _ToStderr()
    handler.setFormatter(_Formatter())
    handler.addFilter(_is_ours)
    handler.addFilter(Repetitions())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.WARNING)


class _ToStderr(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        # If standard error is closed, the server goes on without a log.
        with contextlib.suppress(OSError, ValueError):
            print(self.format(record), file=sys.stderr, flush=True)


class Repetitions:
    """Limits how often a message is logged, and counts the others.

    Errors are the same if pattern and place agree, since visitors may choose the details; our own messages
    are the same if the whole text agrees.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen: dict[tuple[str, ...], tuple[float, int]] = {}

    def __call__(self, record: logging.LogRecord) -> bool:
        if hasattr(record, "is_change"):
            return True
        key = _known_by(record)
        now = self._clock()
        last, count = self._seen.get(key, (-REPEATED_S, 0))
        if now - last < REPEATED_S:
            self._seen[key] = (last, count + 1)
            return False
        self._seen[key] = (now, 0)
        record.repeated = count
        return True


def _known_by(record: logging.LogRecord) -> tuple[str, ...]:
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        return record.name, str(record.msg), type(error).__name__, _place(error)
    is_own = record.name.startswith("ridotto.")
    return record.name, record.getMessage() if is_own else str(record.msg)


def _is_ours(record: logging.LogRecord) -> bool:
    return record.msg not in VISITORS_FAULTS


class _Formatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        parts = [record.getMessage()]
        if record.exc_info and record.exc_info[1]:
            parts.append(_where(record.exc_info[1]))
        if repeated := getattr(record, "repeated", 0):
            parts.append(f"({repeated} more since the last line)")
        line = " ".join(" ".join(parts).split())
        at = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        told = f"{at} {record.levelname} {line}"
        if "RIDOTTO_DEBUG" in os.environ and record.exc_info:
            told += "\n" + self.formatException(record.exc_info)
        return told


def _where(error: BaseException) -> str:
    place = _place(error)
    return f"{type(error).__name__}: {error}" + (f" ({place})" if place else "")


def _place(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
