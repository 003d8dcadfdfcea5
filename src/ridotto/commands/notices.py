"""What the program logs while a command runs, told to the person: in their language where it is an error of
ours."""

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from ridotto.engine.errors import RidottoError

LOGGER = "ridotto.games"


class _Told(logging.Handler):
    def __init__(self, language: str) -> None:
        super().__init__(logging.WARNING)
        self._language = language

    def emit(self, record: logging.LogRecord) -> None:
        error = record.msg
        text = error.text(self._language) if isinstance(error, RidottoError) else record.getMessage()
        print(text, file=sys.stderr, flush=True)


@contextmanager
def told_in(language: str) -> Iterator[None]:
    logger = logging.getLogger(LOGGER)
    handler = _Told(language)
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
