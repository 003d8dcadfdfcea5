"""Places for large bodies that are arriving: each is in memory, so there are only so many.

When all are taken, a visitor who has none gets one of those who have several, or of somebody who sends too
slowly. Else a few visitors could keep everybody out, with bodies that never come to an end.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic

from ridotto.engine.errors import RidottoError
from ridotto.server.counts import Counts
from ridotto.server.limits import Limits
from ridotto.server.network.callers.sites import site_of
from ridotto.server.token_buckets import Clock

RETRY_S = 5
"""The Retry-After of who gets no place, or loses it."""
PATIENCE_S = 2.0
"""How long a body may take before it can be too slow."""


@dataclass(eq=False, slots=True)
class Upload:
    """A body that is arriving."""

    address: str
    began: float
    received: int = 0
    """Bytes so far."""
    limit: asyncio.Timeout = field(default_factory=lambda: asyncio.timeout(None))
    """Passed as soon as this one has to make room."""

    @property
    def site(self) -> str:
        return _site(self.address)


class UploadPlaces:
    def __init__(self, counts: Counts, limits: Limits, clock: Clock = monotonic) -> None:
        """`counts`: by address, those of other workers too."""
        self._counts = counts
        self._limits = limits
        self._clock = clock
        self._arriving: dict[Upload, None] = {}
        """The first one first; without those that make room."""

    @asynccontextmanager
    async def one_more(self, address: str, *, is_counted: bool) -> AsyncIterator[Upload]:
        """Raises `too-many-uploads` if there is no place, or if it is lost before the block has ended.

        `is_counted`: whether the limit by address applies.
        """
        if is_counted and not self._counts.has_room(address, self._limits.uploads_per_address):
            raise _refusal()
        if self._counts.total >= self._limits.uploads_in_all:
            self._make_room_for(address)
        upload = Upload(address, self._clock())
        self._arriving[upload] = None
        try:
            with self._counts.one_more(address):
                async with upload.limit:
                    yield upload
        except TimeoutError:
            raise _refusal() from None
        finally:
            self._arriving.pop(upload, None)

    def _make_room_for(self, address: str) -> None:
        of_site = Counter(each.site for each in self._arriving)
        of_address = Counter(each.address for each in self._arriving)
        if of_site[_site(address)]:
            raise _refusal()
        now = self._clock()

        def first_to_go(upload: Upload) -> tuple[bool, int, int, float]:
            is_slow = self._is_slow(upload, now)
            return is_slow, of_site[upload.site], of_address[upload.address], -_pace(upload, now)

        going = max(self._arriving, key=first_to_go, default=None)
        if going is None or not (of_site[going.site] > 1 or self._is_slow(going, now)):
            raise _refusal()
        del self._arriving[going]
        going.limit.reschedule(asyncio.get_running_loop().time())

    def _is_slow(self, upload: Upload, now: float) -> bool:
        """Whether the largest body would not arrive in time at this pace."""
        least = self._limits.record_body / self._limits.request_s
        return now - upload.began > PATIENCE_S and _pace(upload, now) < least


def _pace(upload: Upload, now: float) -> float:
    """Bytes a second."""
    return upload.received / max(now - upload.began, 0.001)


def _site(address: str) -> str:
    return site_of(address) or address


def _refusal() -> RidottoError:
    return RidottoError("too-many-uploads", seconds=RETRY_S)
