"""Every word a person reads, in four languages, from the Fluent files beside this one."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru", "it", "de")


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


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((files(__package__) / f"{language}.ftl").read_text("utf-8")))
    return bundle
