"""The texts of one folder in one language.

A file is parsed when one of its texts is asked for: to parse all of them takes longer than most commands.
"""

import re
from threading import RLock
from typing import TYPE_CHECKING
from warnings import warn

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

_KEY = re.compile(r"^-?[a-zA-Z][\w-]*(?=\s*=)", re.MULTILINE | re.ASCII)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)


class LanguageTexts:
    def __init__(self, place: "Traversable", files: dict[str, str]) -> None:
        self._place = place
        self._unread = dict(files)
        self._file_of = {key: name for name, text in files.items() for key in _KEY.findall(text)}
        self._bundle: FluentBundle | None = None
        self._reading = RLock()

    def bundle_with(self, key: str) -> "FluentBundle | None":
        """The texts that were needed so far, if the text of this key is among them."""
        if key not in self._file_of:
            return None
        with self._reading:
            bundle = self._read_file_of(key)
        has_text = bundle.has_message(key) and bundle.get_message(key).value is not None
        return bundle if has_text else None

    def _read_file_of(self, key: str) -> "FluentBundle":
        """The file with this key, and those that it refers to."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self._place.name], use_isolating=False)
        text = self._unread.pop(name := self._file_of[key], None)
        if text is not None:
            self._parse(name, text, self._bundle)
            for other in self._file_of.keys() & set(_REFERENCE.findall(text)):
                self._read_file_of(other)
        return self._bundle

    def _parse(self, name: str, text: str, bundle: "FluentBundle") -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        resource = FluentResource(text)
        for junk in (entry for entry in resource.body if isinstance(entry, Junk)):
            line = text.count("\n", 0, junk.span.start) + 1 if junk.span else 1
            warn(f"{self._place / name}, line {line}: this is no Fluent text", stacklevel=2)
        bundle.add_resource(resource)
