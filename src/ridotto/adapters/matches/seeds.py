"""Seeds of matches that come one after the other."""

import secrets

from ridotto.batch.seeds import seed_of


class Seeds:
    """The first match has the given seed; the seeds of later ones are derived from it."""

    def __init__(self) -> None:
        self._first: int | str = secrets.randbits(63)
        self._matches = 0

    def next(self, given: int | str | None) -> int | str:
        if given is not None:
            self._first, self._matches = seed_of(given), 0
        self._matches += 1
        return f"{self._first}-{self._matches}" if self._matches > 1 else self._first
