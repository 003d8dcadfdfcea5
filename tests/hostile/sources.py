"""Addresses to come from: limits by address are for one visitor each."""

from itertools import count

_NUMBERS = count(2)


def new_source() -> str:
    """An address of this machine that nobody has used yet."""
    number = next(_NUMBERS)
    return f"127.0.{number // 250}.{number % 250 + 1}"
