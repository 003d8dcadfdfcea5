"""How much a socket may send."""

from ridotto.server.limits import Limits
from ridotto.server.telemetry.stats import Stats
from ridotto.server.token_buckets import Bucket, Buckets


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
