"""A folder of words: a folder for each language, with Fluent files in it."""

from typing import TYPE_CHECKING
from warnings import warn

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

WEB, TERMINAL = "web-", "terminal"
"""How files begin that are only for the browser, and never for it."""


class Folder:
    def __init__(self, place: "Traversable") -> None:
        self.place = place
        self._bundles: dict[str, FluentBundle] = {}

    def texts(self, language: str) -> list[tuple[str, str]]:
        """The files of a language, each with its name."""
        place = self.place / language
        if not place.is_dir():
            return []
        files = (file for file in place.iterdir() if file.name.endswith(".ftl"))
        return sorted((file.name, file.read_bytes().decode("utf-8", "replace")) for file in files)

    def bundle(self, language: str) -> "FluentBundle":
        """What Python says. A text can refer to others of the same folder."""
        if language not in self._bundles:
            self._bundles[language] = self._read(language)
        return self._bundles[language]

    def _read(self, language: str) -> "FluentBundle":
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Junk

        bundle = FluentBundle([language], use_isolating=False)
        for name, text in self.texts(language):
            if not name.startswith(WEB):
                resource = FluentResource(text)
                for junk in (entry for entry in resource.body if isinstance(entry, Junk)):
                    line = text.count("\n", 0, junk.span.start) + 1 if junk.span else 1
                    warn(f"{self.place / language / name}, line {line}: this is no Fluent text", stacklevel=2)
                bundle.add_resource(resource)
        return bundle
