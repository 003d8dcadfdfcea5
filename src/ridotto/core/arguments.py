"""What a caller hands to the contract: plain numbers and text, or a refusal with a sentence.

Types are hints only, so anything can arrive here. Numbers may come as any kind of integer, such as NumPy's.
"""

from collections.abc import Iterable
from operator import index

from ridotto.core.errors import InvalidMove
from ridotto.core.notation import cut


def quoted(value: object) -> str:
    """A value of any type as it stands in an error: as Python writes it, cut short."""
    try:
        return cut(repr(value))
    except Exception:
        # Numbers of thousands of digits, lists in lists in lists, and whatever a class of one's own does.
        return type(value).__name__


def shown(value: object) -> str:
    """A word as it was typed, anything else as Python writes it."""
    return cut(value) if isinstance(value, str) else quoted(value)


def action_number(action: object) -> int:
    try:
        # `index` asks itself whether it was given a number.
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
    """What nature decided."""
    try:
        # `index` asks itself whether it was given numbers.
        return tuple(map(index, outcome))  # type: ignore[arg-type]
    except TypeError:
        raise InvalidMove("outcome-not-numbers", found=quoted(outcome)) from None


def record_line(line: object) -> str:
    if not isinstance(line, str):
        raise InvalidMove("line-not-text", found=quoted(line))
    return line
