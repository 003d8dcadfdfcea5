"""How long a bot may think."""

import re
from dataclasses import dataclass

from ridotto.search.stopwatch import Stopwatch

_WRITTEN = re.compile(r"(\d{1,10}(?:\.\d{1,10})?)(ms|s|)", re.ASCII)
LONGEST_S = 3600
MOST_PLAYOUTS = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds for a move, or playouts: with playouts the same seed always gives the same move."""

    seconds: float = 0.0
    playouts: int = 0

    def part(self, share: float) -> "Budget":
        return Budget(self.seconds * share, round(self.playouts * share))

    def reaches(self, other: "Budget") -> bool:
        """Whether it is at least this much time, or this many playouts."""
        return self.playouts >= other.playouts if self.playouts else self.seconds >= other.seconds

    def is_spent(self, playouts: int, watch: Stopwatch) -> bool:
        """Whether it is used up after this many playouts or this much time."""
        elapsed = watch.elapsed()
        return playouts >= self.playouts if self.playouts else elapsed >= self.seconds


def parse_budget(text: str) -> Budget | None:
    """Parses `50ms`, `1.5s`, or `1000` for playouts; None for anything else, such as absurdly long times."""
    found = _WRITTEN.fullmatch(text)
    if found is None or float(found[1]) == 0:
        return None
    if found[2]:
        seconds = float(found[1]) / (1000 if found[2] == "ms" else 1)
        return Budget(seconds=seconds) if seconds <= LONGEST_S else None
    if not found[1].isdigit() or int(found[1]) > MOST_PLAYOUTS:
        return None
    return Budget(playouts=int(found[1]))
