"""Reading options from a command line, a record or a message."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ridotto.core.errors import InvalidOptions
from ridotto.core.notation import cut


def whole_number(given: Mapping[str, Any], name: str, *, default: int, lowest: int, highest: int) -> int:
    value = given.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
        raise InvalidOptions(
            "option-out-of-range", option=name, value=cut(value), lowest=lowest, highest=highest
        )
    return value


def choice(given: Mapping[str, Any], name: str, known: Sequence[str]) -> str:
    """One of the known words; the first is the default."""
    value = given.get(name, known[0])
    if value not in known:
        raise InvalidOptions("option-unknown-value", option=name, value=cut(value), known=", ".join(known))
    return str(value)


def no_others(given: Mapping[str, Any], known: Collection[str]) -> None:
    for name in given:
        if name not in known:
            raise InvalidOptions("unknown-option", option=cut(name), known=", ".join(known))
