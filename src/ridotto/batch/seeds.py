"""Checks the seeds of a batch, and of one match."""

import sys
from collections.abc import Iterable, Sequence, Sized
from itertools import islice
from operator import index

from ridotto.engine.arguments import quoted
from ridotto.engine.errors import InvalidOptions

_MIB = 1 << 20
_MOST_DIGITS = 4200
_MOST_BITS = 13_953
"""Digits of a seed at most. Python prints no longer numbers, and a seed is used as printed."""


def seeds_of(seeds: Iterable[int | str], bytes_each: int, free: int | None) -> Sequence[int | str]:
    """The seeds as a list, if there is room for so many matches."""
    if isinstance(seeds, str | bytes | bytearray | memoryview):
        # Text is not a list of seeds.
        raise _no_seeds(seeds)
    most = None if free is None else free // bytes_each + 1
    try:
        if isinstance(seeds, Sized):
            # Checked before a list is made: a range can be larger than memory.
            _check_room(_length(seeds), bytes_each, free)
        # A generator may be endless.
        found = [_number_or_text(seed) for seed in islice(seeds, most)]
    except TypeError:
        raise _no_seeds(seeds) from None
    if not found:
        raise InvalidOptions("batch-empty")
    _check_room(len(found), bytes_each, free)
    return found


def seed_of(seed: int | str) -> int | str:
    """The seed of one match."""
    try:
        return _number_or_text(seed)
    except TypeError:
        raise InvalidOptions("not-a-seed", found=quoted(seed)) from None


def _number_or_text(seed: int | str) -> int | str:
    if isinstance(seed, str):
        return seed
    if isinstance(seed, bool):
        raise TypeError
    number = index(seed)
    if number.bit_length() > _MOST_BITS:
        raise InvalidOptions("batch-seed-too-long", most=_MOST_DIGITS)
    return number


def _no_seeds(seeds: object) -> InvalidOptions:
    return InvalidOptions("batch-seeds", found=quoted(seeds))


def _length(seeds: Sized) -> int:
    try:
        return len(seeds)
    except OverflowError:
        # Of a range; more than any memory has room for.
        return sys.maxsize


def _check_room(matches: int, bytes_each: int, free: int | None) -> None:
    needed = matches * bytes_each
    if matches == sys.maxsize or (free is not None and needed > free):
        told = "?" if free is None else free // _MIB
        raise InvalidOptions("batch-too-large", matches=matches, needed=-(-needed // _MIB), free=told)
