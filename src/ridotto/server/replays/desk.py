"""Takes requests for replays. Their processor time is charged to the address."""

from ridotto.engine.errors import RidottoError
from ridotto.server.replays.match_cache import KeptMatches
from ridotto.server.replays.page import PageSteps
from ridotto.server.slices import MostWaiting, SliceQueue
from ridotto.server.token_buckets import Buckets

MOST_WAITING = 30
"""Replays that run or wait. Each may hold 4 MB."""

RETRY_S = 5
"""The Retry-After if too many wait."""


class Desk:
    def __init__(self, budgets: Buckets, most_waiting: int = MOST_WAITING) -> None:
        """`budgets`: seconds of processor time, by address."""
        self.kept = KeptMatches()
        """Used by the steps: only the thread may access it."""
        self._budgets = budgets
        self._slices: SliceQueue[bytes] = SliceQueue("ridotto-replay", MostWaiting(most_waiting, _busy))

    @property
    def waiting(self) -> int:
        """How many replays wait for their next turn."""
        return self._slices.waiting

    async def draw(self, steps: PageSteps, address: str, *, is_charged: bool) -> bytes:
        """The answer of these steps. Cancelling drops them; errors say why there is no answer."""
        return await self._slices.run(steps, address, self._budgets if is_charged else None)

    async def close(self) -> None:
        """Every waiting client is asked to come again."""
        await self._slices.close()


def _busy() -> RidottoError:
    return RidottoError("replays-busy", seconds=RETRY_S)
