"""A folder of words: a folder for each language, with Fluent files in it."""

from typing import TYPE_CHECKING

from ridotto.locale.language_texts import LanguageTexts

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

WEB, TERMINAL = "web-", "terminal"
"""Prefixes of files that are only for the browser, and never for it."""


class Folder:
    def __init__(self, place: "Traversable") -> None:
        self.place = place
        self._languages: dict[str, LanguageTexts] = {}

    def texts(self, language: str) -> list[tuple[str, str]]:
        """The files of a language, each with its name."""
        place = self.place / language
        if not place.is_dir():
            return []
        files = (file for file in place.iterdir() if file.name.endswith(".ftl"))
        return sorted((file.name, file.read_bytes().decode("utf-8", "replace")) for file in files)

    def texts_with(self, key: str, language: str) -> LanguageTexts | None:
        """What Python says in a language, if it has a text of this key."""
        if language not in self._languages:
            files = {name: text for name, text in self.texts(language) if not name.startswith(WEB)}
            self._languages[language] = LanguageTexts(self.place / language, files)
        found = self._languages[language]
        return found if found.has(key) else None
