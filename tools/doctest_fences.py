"""A Griffe extension: the examples in docstrings (`>>> …`) are shown as code.

Markdown would take them for quotations.
"""

import re
from typing import Any

import griffe

_EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\n).*)*", re.MULTILINE)


def with_fences(text: str) -> str:
    return _EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)


class DoctestFences(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = with_fences(obj.docstring.value)
