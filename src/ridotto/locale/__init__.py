"""Every word a person reads, in four languages, from the Fluent files beside this one."""

import os
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


def choose_language(given: str | None) -> str:
    """The language that was asked for, else that of the locale, else English."""
    if given is None:
        return _language_of_locale()
    if given not in LANGUAGES:
        # Errors need this module for their sentences.
        from ridotto.core.errors import InvalidOptions
        from ridotto.core.notation import cut

        raise InvalidOptions("unknown-language", language=cut(given), known=", ".join(LANGUAGES))
    return given


def _language_of_locale() -> str:
    """The first of the variables that is set decides, as POSIX has it."""
    name = next((os.environ[v] for v in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(v)), "")
    language = name[:2].lower()
    is_whole_word = not name[2:3].isalpha()
    return language if language in LANGUAGES and is_whole_word else LANGUAGES[0]


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((files(__package__) / f"{language}.ftl").read_text("utf-8")))
    return bundle
