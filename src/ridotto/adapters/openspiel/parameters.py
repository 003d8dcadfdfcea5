"""Options of our games as parameters of OpenSpiel. Missing ones have their default."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from ridotto.engine.game import Seat
from ridotto.engine.options import NumberOption, Option, WordOption, whole_number

FIRST = "first"
"""The seat that begins; it is drawn where this is left out."""

UNSET_NUMBER = -1
UNSET_WORD = ""
"""The values that mean "left out": OpenSpiel needs a value for each parameter."""


def declared(options: Sequence[Option]) -> dict[str, int | str]:
    """Every parameter with the value that means it was left out."""
    found: dict[str, int | str] = {FIRST: UNSET_NUMBER}
    for option in options:
        found[option.name] = UNSET_NUMBER if isinstance(option, NumberOption) else UNSET_WORD
    return found


def given(options: Sequence[Option], parameters: Mapping[str, object]) -> dict[str, object]:
    """The chosen options. A word that is not a value of the option names a file."""
    found: dict[str, object] = {}
    for option in options:
        unset = UNSET_NUMBER if isinstance(option, NumberOption) else UNSET_WORD
        value = parameters.get(option.name, unset)
        if value == unset:
            continue
        if isinstance(option, WordOption) and option.file is not None and value not in option.words:
            value = list(option.file.load(Path(str(value))))
        found[option.name] = value
    return found


def chosen_first(parameters: Mapping[str, object], players: int) -> Seat | None:
    """The seat that begins; None: it is drawn."""
    value = parameters.get(FIRST, UNSET_NUMBER)
    if value == UNSET_NUMBER:
        return None
    return whole_number(FIRST, value, lowest=0, highest=players - 1)
