"""Logs each failure for the host once, not once for every request that meets it."""

import logging
from collections.abc import Callable
from math import inf
from time import monotonic

AGAIN_S = 600.0
"""How long the same failure is not logged again."""

_log = logging.getLogger(__name__)


class Notices:
    """Lines for the log. Used by one thread."""

    def __init__(self, what: str, clock: Callable[[], float] = monotonic) -> None:
        self._what = what
        self._clock = clock
        self._told_at: dict[str, float] = {}

    def trouble(self, error: Exception) -> None:
        now, reason = self._clock(), str(error)
        if now - self._told_at.get(reason, -inf) >= AGAIN_S:
            self._told_at[reason] = now
            _log.error("%s: %s", self._what, reason)
