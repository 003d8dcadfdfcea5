"""Texts of one line with nothing but names and numbers in it, which most are.

They are the same without Fluent, and importing that takes as long as everything else that a small command
does.
"""

import re
from collections.abc import Mapping

_PLACE = r"\{ *(?:\$([a-zA-Z][\w-]*)|NUMBER\(\$([a-zA-Z][\w-]*), *useGrouping: *0\)) *\}"
_WITH_NAMES = re.compile(_PLACE, re.ASCII)
_COMMENT = r"(?:#{1,3}(?: .*)?)?"
"""Or an empty line."""
_LINE = re.compile(
    rf"(?:{_COMMENT}\n)*[\w-]+ *= *"
    # Nothing of this has a meaning in Fluent.
    rf"((?:[^{{}}\s]|{_PLACE})(?:[^{{}}\r\n]|{_PLACE})*)"
    rf"(?:\n{_COMMENT})*",
    re.ASCII,
)
_LONGEST = 2500
"""Fluent refuses facts that are longer."""
_UNGROUPED = 1000
"""Smaller numbers are written alike in all languages."""


def line_of(message: str) -> str | None:
    """The text of a Fluent message, if it is such a line."""
    found = _LINE.fullmatch(message)
    return None if found is None else found[1].rstrip(" ")


def filled(line: str, facts: Mapping[str, str | int]) -> str | None:
    """The line with the facts in it. None if one is missing, or is written differently in some language."""
    parts = _WITH_NAMES.split(line)
    for place in range(1, len(parts), 3):
        # The name alone, or in NUMBER(): one of them is None.
        name, ungrouped = parts[place : place + 2]
        fact = _written(facts.get(name or ungrouped), is_grouped=ungrouped is None)
        if fact is None:
            return None
        parts[place : place + 2] = fact, ""
    return "".join(parts)


def _written(fact: str | int | None, *, is_grouped: bool) -> str | None:
    if isinstance(fact, str):
        return fact if is_grouped and len(fact) <= _LONGEST else None
    is_alike = type(fact) is int and fact >= 0 and (fact < _UNGROUPED or not is_grouped)
    return str(fact) if is_alike else None
