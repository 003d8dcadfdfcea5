"""What a server must reach under attack: each promise that is broken is a sentence."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tests.hostile.attacks.catalogue import FLOODS
from tests.hostile.canary import Seen, p99

MOST_WAIT_MS = 150
"""99 of 100 moves and pages of others come within this."""
MOST_GROWTH_MB = 50
MOST_KEPT_MB = 20
"""Of what a flood took, afterwards."""
MOST_HELD_S = 30
LEAST_SHARE = 0.95
"""Of the answers of bots that come within twice the time that they take alone."""


@dataclass(frozen=True)
class Memory:
    """In megabytes."""

    before: float
    highest: float
    afterwards: float

    @property
    def grown(self) -> float:
        return self.highest - self.before

    @property
    def kept(self) -> float:
        return self.afterwards - self.before

    @property
    def has_come_back(self) -> bool:
        return self.kept < MOST_KEPT_MB

    def told(self) -> str:
        """A column of the report."""
        end = "came back" if self.has_come_back else "has NOT come back"
        return f"{self.grown:+5.0f} MB, then {self.kept:+5.0f} MB: {end}"


def broken_for_others(seen: Seen) -> Iterator[str]:
    yield from seen.faults
    for what, waits in (("moves", seen.moves), ("pages", seen.pages)):
        # Not a number: nothing came at all.
        if not p99(waits) <= MOST_WAIT_MS:
            yield f"{what} of others: 99 of 100 within {p99(waits):.0f} ms, not {MOST_WAIT_MS}"


def broken_by_memory(attack: str, memory: Memory) -> Iterator[str]:
    if attack not in (*FLOODS, "unfinished"):
        return
    if memory.grown >= MOST_GROWTH_MB:
        yield f"memory grew by {memory.grown:.0f} MB"
    if not memory.has_come_back:
        yield f"{memory.kept:.0f} MB of it did not come back"


def broken_by_holding(seconds: float) -> Iterator[str]:
    if seconds > MOST_HELD_S:
        yield f"connections were held for {seconds:.1f} s, not {MOST_HELD_S}"


def share_within_twice(waits: Sequence[float], usual: float) -> float:
    return sum(wait <= 2 * usual for wait in waits) / len(waits)


def broken_by_slow_bots(share: float) -> Iterator[str]:
    if share < LEAST_SHARE:
        yield f"{share:.0%} of the answers of bots within twice the time alone, not {LEAST_SHARE:.0%}"
