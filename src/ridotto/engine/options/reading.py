"""Reading options from a command line, a record or a message."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ridotto.engine.arguments import quoted, shown
from ridotto.engine.errors import InvalidOptions, RidottoError
from ridotto.engine.options.kinds import Chosen, NumberOption, Option, Value, WordOption
from ridotto.engine.options.usual import ROUNDS


# Each value has the type of its option: the class of a game takes them as its fields.
def parsed(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Any]:
    """The value of every option by name, with defaults filled in: the arguments of a game's own class."""
    _refuse_others(given, [option.name for option in options])
    chosen: dict[str, Value] = {}
    for option in options:
        if option.name in given:
            chosen[option.name] = option.read(given[option.name], chosen)
        else:
            chosen[option.name] = option.offer(chosen).default
    return chosen


def check_at_table(options: Sequence[Option], chosen: Chosen) -> None:
    """Refuse what programs may play but a table with people may not."""
    for option in options:
        if option.is_for_programs:
            usual = option.offer(chosen).default
            if chosen.get(option.name, usual) != usual:
                raise InvalidOptions("option-for-programs", option=option.name, usual=usual)
            continue
        if isinstance(option, WordOption) and isinstance(chosen[option.name], list):
            if option.file is None or not option.file.at_table:
                raise InvalidOptions("option-not-at-table", option=option.name)
            continue
        if not isinstance(option, NumberOption) or chosen[option.name] <= option.highest_at_table:
            continue
        if option.name == ROUNDS:
            raise RidottoError("too-many-rounds", most=option.highest_at_table)
        raise InvalidOptions(
            "option-out-of-range",
            option=option.name,
            value=shown(chosen[option.name]),
            lowest=option.lowest,
            highest=option.highest_at_table,
        )


def _refuse_others(given: Mapping[str, object], known: Collection[str]) -> None:
    if not isinstance(given, Mapping):
        raise InvalidOptions("options-not-named", found=quoted(given))
    for name in given:
        if name not in known:
            raise InvalidOptions("unknown-option", option=shown(name), known=", ".join(known))
