"""Sets of small integers as bits of one integer."""

from collections.abc import Iterable

from ridotto.compile.rule import native, rule


@native("popcount")
def popcount(mask: int) -> int:
    return mask.bit_count()


@native("lowest")
def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


@native("highest")
def highest(mask: int) -> int:
    """The largest member of a set that is not empty."""
    return mask.bit_length() - 1


@native("nth")
def nth(mask: int, index: int) -> int:
    """The member at this place in ascending order.

    Steps of one, two and four without a loop: branch prediction fails on the length of the loop, and random
    games are measurably faster this way (bench/engine/rules.py).
    """
    if index & 1:
        mask &= mask - 1
    two = mask & (mask - 1)
    two &= two - 1
    if index & 2:
        mask = two
    four = mask & (mask - 1)
    four &= four - 1
    four &= four - 1
    four &= four - 1
    if index & 4:
        mask = four
    for _ in range(index & ~7):
        mask &= mask - 1
    return lowest(mask)


# Bytes of a set, all at once; the highest byte is left out, so that every number stays positive.
_LOW_BYTES = (1 << 56) - 1
_ONES = 0x01010101010101
_TOPS = 0x80808080808080


@native("nth")
def nth_of_many(mask: int, index: int) -> int:
    """The same for large sets: whole bytes are skipped first. For small sets `nth` is faster."""
    passed = 0
    if index > 7:
        counts = _members_so_far(mask)
        # In each byte the top bit stays where there are not more members so far than the index.
        passed = 8 * popcount(((index * _ONES | _TOPS) - counts) & _TOPS)
        index -= counts << 8 >> passed & 255
    return passed + nth(mask >> passed, index & 7)


@rule
def _members_so_far(mask: int) -> int:
    """In each of the seven low bytes: how many members it and those below it have."""
    mask &= _LOW_BYTES
    counts = mask - (mask >> 1 & 0x55555555555555)
    counts = (counts & 0x33333333333333) + (counts >> 2 & 0x33333333333333)
    counts = (counts + (counts >> 4)) & 0x0F0F0F0F0F0F0F
    counts += counts << 8 & _LOW_BYTES
    counts += counts << 16 & _LOW_BYTES
    return counts + (counts << 32 & _LOW_BYTES)


_CHUNK = (1 << 9) - 1
_MEMBERS = tuple(
    tuple(tuple(first + bit for bit in range(9) if chunk >> bit & 1) for chunk in range(_CHUNK + 1))
    for first in range(0, 63, 9)
)


def members(mask: int) -> tuple[int, ...]:
    """The members in ascending order.

    Looked up nine bits at a time, without a loop. Every list of legal actions is made here, and bit by bit
    this took more time than anything else in a random match (bench/engine/contract.py).
    """
    one, two, three, four, five, six, seven = _MEMBERS
    if mask <= _CHUNK:
        return one[mask]
    found = one[mask & _CHUNK] + two[mask >> 9 & _CHUNK]
    if mask >> 18:
        found += three[mask >> 18 & _CHUNK] + four[mask >> 27 & _CHUNK]
    if mask >> 36:
        found += five[mask >> 36 & _CHUNK] + six[mask >> 45 & _CHUNK] + seven[mask >> 54 & _CHUNK]
    return found


def mask_of(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def not_in_one_place(places: Iterable[int], every: int) -> int:
    """Members of `every` not in exactly one of these sets, and members of the sets not in `every`."""
    once = twice = 0
    for place in places:
        twice |= once & place
        once |= place
    return twice | (once ^ every)
