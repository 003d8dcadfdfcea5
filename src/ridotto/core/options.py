"""Reading options from a command line, a record or a message."""

from collections.abc import Collection, Mapping, Sequence
from operator import index
from typing import Any

from ridotto.core.arguments import quoted, shown
from ridotto.core.errors import InvalidOptions


def whole_number(given: Mapping[str, Any], name: str, *, default: int, lowest: int, highest: int) -> int:
    value = given.get(name, default)
    number = _integer(value)
    if number is None or not lowest <= number <= highest:
        raise InvalidOptions(
            "option-out-of-range", option=name, value=shown(value), lowest=lowest, highest=highest
        )
    return number


def choice(given: Mapping[str, Any], name: str, known: Sequence[str]) -> str:
    """One of the known words; the first is the default."""
    value = given.get(name, known[0])
    if not isinstance(value, str) or value not in known:
        raise InvalidOptions("option-unknown-value", option=name, value=shown(value), known=", ".join(known))
    return str(value)


def no_others(given: Mapping[str, Any], known: Collection[str]) -> None:
    if not isinstance(given, Mapping):
        raise InvalidOptions("options-not-named", found=quoted(given))
    for name in given:
        if name not in known:
            raise InvalidOptions("unknown-option", option=shown(name), known=", ".join(known))


def _integer(value: object) -> int | None:
    """Any kind of integer as a plain one. True and False are none, though Python counts with them."""
    try:
        # `index` asks itself whether it was given a number.
        return None if isinstance(value, bool) else index(value)  # type: ignore[arg-type]
    except TypeError:
        return None
