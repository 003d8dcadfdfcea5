"""What a load has seen of a server."""

import statistics
from dataclasses import dataclass, field

BOUND_MS = 150


@dataclass(slots=True)
class Tally:
    sent: int = 0
    shown_ms: list[float] = field(default_factory=list)
    refused: int = 0
    disconnects: int = 0
    server_s: float = 0.0
    """Processor time of the server."""
    load_s: float = 0.0
    """Processor time of the load itself."""
    database_s: float = 0.0
    """Processor time of PostgreSQL."""
    memory_kb: int = 0
    """By how much the server grew for all this."""

    @property
    def cost_ms(self) -> float:
        """Processor time for each move."""
        return self.server_s / self.sent * 1000

    @property
    def lost(self) -> int:
        return self.sent - self.refused - len(self.shown_ms)

    def quantile(self, share: float) -> float:
        return statistics.quantiles(self.shown_ms, n=1000)[round(share * 1000) - 1]

    @property
    def holds(self) -> bool:
        return not (self.lost or self.refused or self.disconnects) and self.quantile(0.99) <= BOUND_MS

    def told(self) -> str:
        return (
            f"{self.sent} moves, median {self.quantile(0.5):.1f} ms, "
            f"99 of 100 within {self.quantile(0.99):.1f} ms, slowest {max(self.shown_ms):.1f} ms, "
            f"{self.lost} lost, {self.refused} refused, "
            f"{self.disconnects} disconnects, {self.cost_ms:.2f} ms of processor time for each "
            f"(the load itself {self.load_s / self.sent * 1000:.2f} ms, "
            f"PostgreSQL {self.database_s / self.sent * 1000:.2f} ms), "
            f"{self.memory_kb / 1024:.0f} MB more memory"
        )
