"""Random numbers that are the same on every Python, interpreted or compiled.

The generator is sfc32 (Chris Doty-Humphrey): three words of 32 bits and a counter, additions and shifts
only, so it fits into 64-bit integers without overflow. Every seed and name give a separate stream through
SHA-256 (so no warm-up is needed): the deal does not depend on how often a bot drew.
"""

import hashlib
import struct
from collections.abc import Sequence
from typing import TypeVar

from ridotto.compile.bits import nth, popcount
from ridotto.compile.rule import Cells, rule

T = TypeVar("T")

_WORD = 0xFFFFFFFF
_WORDS = struct.Struct("<4I")


@rule
def next_word(rng: Cells) -> int:
    """The next 32 random bits."""
    a, b, c = rng[0], rng[1], rng[2]
    word = (a + b + rng[3]) & _WORD
    rng[3] = (rng[3] + 1) & _WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & _WORD
    rng[2] = ((((c << 21) | (c >> 11)) & _WORD) + word) & _WORD
    return word


@rule
def below(rng: Cells, bound: int) -> int:
    """A number from 0 to bound - 1, each equally likely (Lemire's multiplication with rejection).

    Bounds stay under 2**31, so that the product fits into 64 bits.
    """
    product = next_word(rng) * bound
    if (product & _WORD) < bound:
        unfair = ((1 << 32) - bound) % bound
        while (product & _WORD) < unfair:
            product = next_word(rng) * bound
    return product >> 32


@rule
def random_member(rng: Cells, mask: int) -> int:
    """A uniformly random member of a non-empty set."""
    return nth(mask, below(rng, popcount(mask)))


@rule
def random_subset(rng: Cells, mask: int, size: int) -> int:
    """A uniformly random subset of this size."""
    left = mask
    for _ in range(min(size, popcount(mask) - size)):
        left &= ~(1 << random_member(rng, left))
    return mask & ~left if popcount(left) + size == popcount(mask) else left


@rule
def unit(rng: Cells) -> float:
    """A float in [0, 1) with 53 random bits."""
    high = next_word(rng) >> 5
    return ((high << 26) + (next_word(rng) >> 6)) / (1 << 53)


def seed_bytes(seed: int | str, *names: int | str) -> bytes:
    """The four words with which the stream with these names begins, 32 bits each, the lowest first."""
    label = "/".join(str(part) for part in ("ridotto", seed, *names))
    return hashlib.sha256(label.encode("utf-8", "surrogatepass")).digest()[:16]


class Rng:
    """One stream of random numbers."""

    __slots__ = ("cells",)

    def __init__(self, cells: Cells) -> None:
        self.cells = cells

    @classmethod
    def of(cls, seed: int | str, *names: int | str) -> "Rng":
        """The stream with these names under this seed."""
        return cls(list(_WORDS.unpack(seed_bytes(seed, *names))))

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely; the bound may be of any size."""
        if bound < 1 << 31:
            return below(self.cells, bound)
        words = -(-bound.bit_length() // 32)
        fair = (1 << 32 * words) // bound * bound
        while True:
            number = 0
            for _ in range(words):
                number = number << 32 | next_word(self.cells)
            if number < fair:
                return number % bound

    def choice(self, items: Sequence[T]) -> T:
        return items[below(self.cells, len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in uniformly random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = below(self.cells, last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def copy(self) -> "Rng":
        return Rng(list(self.cells))
