"""Seeds of matches that come one after the other."""

import secrets
from operator import index

from ridotto.engine.arguments import quoted
from ridotto.engine.errors import InvalidOptions


class Seeds:
    """The first match has the given seed; the seeds of later ones are derived from it."""

    def __init__(self) -> None:
        self._first: int | str = secrets.randbits(63)
        self._matches = 0

    def next(self, given: int | str | None) -> int | str:
        if given is not None:
            self._first, self._matches = _checked(given), 0
        self._matches += 1
        return f"{self._first}-{self._matches}" if self._matches > 1 else self._first


def _checked(seed: int | str) -> int | str:
    try:
        return seed if isinstance(seed, str) else index(seed)
    except TypeError:
        raise InvalidOptions("not-a-seed", found=quoted(seed)) from None
