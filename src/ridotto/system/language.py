"""Which language a person reads."""

import os

from ridotto.engine.errors import InvalidOptions
from ridotto.engine.notation import quote_short
from ridotto.locale import LANGUAGES


def choose_language(given: str | None) -> str:
    """The language asked for, or that of the locale, or English."""
    if given is None:
        return _language_of_locale()
    if given not in LANGUAGES:
        raise InvalidOptions("unknown-language", language=quote_short(given), known=", ".join(LANGUAGES))
    return given


def _language_of_locale() -> str:
    """The first variable that is set decides, as in POSIX."""
    name = next((os.environ[v] for v in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(v)), "")
    language = name[:2].lower()
    is_whole_word = not name[2:3].isalpha()
    return language if language in LANGUAGES and is_whole_word else LANGUAGES[0]
