"""Every word a person reads, in four languages.

Generic words are in the folders en, ru, it and de beside this file; a game adds its own folder with
`add_words`. Files named web-* are for the browser only. Files named terminal* are not for the browser, and
neither are commands.ftl and upkeep.ftl. Files are read on first use.
"""

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol
from warnings import warn

from ridotto.locale.folder import Folder
from ridotto.locale.language_texts import LanguageTexts

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES = ("en", "ru", "it", "de")
FALLBACK = "en"

_folders = [Folder(Path(__file__).parent)]


class Say(Protocol):
    """Gives the text of a key in one language: `translate` without its first argument."""

    def __call__(self, key: str, /, **facts: str | int) -> str: ...


def add_words(folder: "Traversable") -> None:
    """Look for texts in this folder too: it has a folder for each language, with Fluent files in it.

    Where several folders have a key, the one added first counts, and the generic words before all others. So
    start a key with the name of the game where another game could have the same.
    """
    if not (folder / FALLBACK).is_dir():
        warn(f"There are no words in {folder}: it has no folder {FALLBACK}", stacklevel=2)
    if all(known.place != folder for known in _folders):
        _folders.append(Folder(folder))
        _texts_with.cache_clear()


def translate(language: str, key: str, /, **facts: str | int) -> str:
    """The text of a key. Names and numbers in it come from the facts.

    Missing translations are shown in English, and if there is no text at all the key is shown.
    """
    text = key
    for each in (language, FALLBACK):
        texts = _texts_with(key, each)
        if texts is not None:
            text, fault = texts.said(key, facts)
            if fault is None:
                break
            warn(f"The text {key} ({each}) has a fault: {fault}", stacklevel=2)
    return text


def has_key(language: str, key: str) -> bool:
    """Whether there is a text of this key, in this language or at least in English."""
    return any(_texts_with(key, each) is not None for each in (language, FALLBACK))


def folder_with(key: str) -> Folder | None:
    """The folder that the text of a key comes from."""
    return next((folder for folder in _folders if folder.texts_with(key, FALLBACK)), None)


@lru_cache(maxsize=4096)
def _texts_with(key: str, language: str) -> LanguageTexts | None:
    return next(filter(None, (folder.texts_with(key, language) for folder in _folders)), None)
