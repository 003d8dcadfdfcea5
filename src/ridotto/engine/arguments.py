"""Checks the arguments of the contract's methods: returns plain numbers and text, or raises an error with a
sentence.

Type hints are not enforced, so a caller may pass anything. Any kind of integer is accepted, such as NumPy's.
"""

from collections.abc import Iterable
from operator import index

from ridotto.engine.errors import InvalidMove
from ridotto.engine.notation import quote_short


def quoted(value: object) -> str:
    """Any value as an error shows it: its repr, cut short."""
    try:
        return quote_short(repr(value))
    except Exception:
        # Numbers with thousands of digits, deeply nested lists, a broken __repr__.
        return type(value).__name__


def shown(value: object) -> str:
    """A string as it was typed, anything else as its repr."""
    return quote_short(value) if isinstance(value, str) else quoted(value)


def action_number(action: object) -> int:
    """Truth values are none: they would be taken as 0 and 1."""
    try:
        if isinstance(action, bool):
            raise TypeError
        # `index` itself checks that it is a number.
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        raise InvalidMove("action-not-a-number", found=quoted(action)) from None


def action_numbers(actions: Iterable[object]) -> tuple[int, ...]:
    """The actions of a whole choice."""
    try:
        given = iter(actions)
    except TypeError:
        raise InvalidMove("choice-not-actions", found=quoted(actions)) from None
    return tuple(map(action_number, given))


def outcome_numbers(outcome: Iterable[object]) -> tuple[int, ...]:
    """The numbers of a chance outcome."""
    try:
        # `index` itself checks that they are numbers.
        return tuple(map(index, outcome))  # type: ignore[arg-type]
    except TypeError:
        raise InvalidMove("outcome-not-numbers", found=quoted(outcome)) from None


def not_a_line(line: object) -> InvalidMove:
    return InvalidMove("line-not-text", found=quoted(line))
