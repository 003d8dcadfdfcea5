"""Every word a person reads, in four languages, from the Fluent files in the folders beside this one.

The four folders have the same files, with the same keys in the same order. What only the browser says stands
in files named web-*: the browser reads them itself, and Python never does.
"""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru", "it", "de")

WEB = "web-"


def translate(language: str, key: str, /, **facts: str | int) -> str:
    """The text of a key. Names and numbers in it come from the facts."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise errors[0]
    return str(text)


def has_key(language: str, key: str) -> bool:
    return bool(_bundle(language).has_message(key))


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in (files(__package__) / language).iterdir():
        if not file.name.startswith(WEB):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
