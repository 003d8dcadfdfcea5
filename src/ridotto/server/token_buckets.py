"""Token buckets: what rate limits are counted with, for addresses, people and sockets."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

from ridotto.server.limits import Limits, Rate
from ridotto.server.network.callers.sites import HOUSEHOLDS, site_of
from ridotto.server.telemetry.stats import Stats

Clock = Callable[[], float]


class Bucket:
    """A token bucket: fills with `per_second` tokens up to `burst`; requests take some out."""

    __slots__ = ("_at", "_clock", "_rate", "_tokens")

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = float(rate.burst)
        self._at = clock()

    def take(self) -> float:
        """Take a token and return 0, or return the seconds until there is one."""
        self._fill()
        if self._tokens >= 1:
            self._tokens -= 1
            return 0.0
        return (1 - self._tokens) / self._rate.per_second

    @property
    def lacks_s(self) -> float:
        """0, or the seconds until there is a token."""
        self._fill()
        return max(0.0, (1 - self._tokens) / self._rate.per_second)

    def charge(self, amount: float) -> float:
        """Charge a cost, into debt if necessary; returns the seconds until the debt is paid."""
        self._fill()
        self._tokens -= amount
        return self._debt_s()

    @property
    def wait_s(self) -> float:
        """0, or the seconds until all that was charged is paid."""
        self._fill()
        return self._debt_s()

    @property
    def is_full(self) -> bool:
        self._fill()
        return self._tokens >= self._rate.burst

    def _debt_s(self) -> float:
        return max(0.0, -self._tokens / self._rate.per_second)

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self._rate.burst, self._tokens + (now - self._at) * self._rate.per_second)
        self._at = now


@dataclass(slots=True)
class Buckets:
    """A bucket for each key, and one for each site of IPv6.

    Full ones are forgotten, so that old visitors take no memory.
    """

    rate: Rate
    clock: Clock = monotonic
    most: int = 10_000
    households: int = HOUSEHOLDS
    """How many buckets of one key the bucket of a site holds."""
    tell: Callable[[str, float], None] | None = None
    """Called with what was taken here, to inform other workers."""
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def take(self, key: str) -> float:
        """0, or the seconds to wait."""
        site = self._site_of(key)
        wait = 0.0 if site is None else site.lacks_s
        wait = wait or self.of(key).take()
        if site is not None and not wait:
            site.take()
        if self.tell is not None and not wait:
            self.tell(key, 1)
        return wait

    def charge(self, key: str, amount: float) -> float:
        """The seconds until what was taken is paid."""
        if self.tell is not None:
            self.tell(key, amount)
        return self._charge(key, amount)

    def pay(self, key: str, amount: float) -> None:
        """Charge what was taken at other workers."""
        self._charge(key, amount)

    def wait_s(self, key: str) -> float:
        """0, or the seconds until all that was charged is paid."""
        found = (self._buckets.get(each) for each in (key, site_of(key)) if each is not None)
        return max((bucket.wait_s for bucket in found if bucket is not None), default=0.0)

    def _charge(self, key: str, amount: float) -> float:
        wait, site = self.of(key).charge(amount), self._site_of(key)
        return wait if site is None else max(wait, site.charge(amount))

    def _site_of(self, key: str) -> Bucket | None:
        site = site_of(key)
        return None if site is None else self.of(site, self.households)

    def of(self, key: str, households: int = 1) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.most:
                self._forget()
            bucket = self._buckets[key] = Bucket(self.rate.times(households), self.clock)
        return bucket

    def _forget(self) -> None:
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full}
        if len(self._buckets) >= self.most:
            # A flood from many addresses: drop the oldest, full or not.
            for key in [*self._buckets][: self.most // 2]:
                del self._buckets[key]


class FrameBudget:
    """Frames and bytes of a socket, and of all sockets of its address."""

    def __init__(
        self, limits: Limits, stats: Stats, address: str, by_address: tuple[Buckets, Buckets] | None
    ) -> None:
        """`by_address`: frames and bytes of addresses; None where this address is not counted."""
        self._stats = stats
        self._frames = Bucket(limits.frames)
        self._bytes = Bucket(limits.frame_bytes)
        self._slowdowns = Bucket(limits.slowdowns)
        self._address = address
        self._by_address = by_address

    def charge(self, frames: int, size: int) -> float:
        """Charge what was read; returns the seconds to wait before more is read."""
        self._stats.frames += frames
        waits = [self._frames.charge(frames), self._bytes.charge(size)]
        if self._by_address is not None:
            of_frames, of_bytes = self._by_address
            waits += [of_frames.charge(self._address, frames), of_bytes.charge(self._address, size)]
        return max(waits)

    def is_exhausted(self) -> bool:
        """Count a slowdown; returns whether there were too many."""
        return self._slowdowns.take() > 0
