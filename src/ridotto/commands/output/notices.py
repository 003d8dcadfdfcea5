"""Shows log messages to the user while a command runs, translated if they are errors of ours."""

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from ridotto.compile.not_compiled import NotCompiled
from ridotto.engine.errors import RidottoError

LOGGERS = ("ridotto.games", "ridotto.compile")


class _NoticeHandler(logging.Handler):
    def __init__(self, language: str) -> None:
        super().__init__(logging.WARNING)
        self._language = language

    def emit(self, record: logging.LogRecord) -> None:
        error = record.msg
        if isinstance(error, NotCompiled):
            error = RidottoError("rule-not-compiled", rule=error.rule, reason=error.reason)
        text = error.text(self._language) if isinstance(error, RidottoError) else record.getMessage()
        print(text, file=sys.stderr, flush=True)


@contextmanager
def told_in(language: str) -> Iterator[None]:
    """Show each of them once: a server's own log does not repeat it."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    handler = _NoticeHandler(language)
    for logger in loggers:
        logger.addHandler(handler)
        logger.propagate = False
    try:
        yield
    finally:
        for logger in loggers:
            logger.removeHandler(handler)
            logger.propagate = True
