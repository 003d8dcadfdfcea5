"""The texts of one folder in one language.

A text is parsed when it is asked for: to parse a whole file takes longer than most commands.
"""

import re
from collections.abc import Iterator, Mapping
from threading import RLock
from typing import TYPE_CHECKING, NamedTuple
from warnings import warn

from ridotto.locale.lines import filled, line_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

_KEY = re.compile(r"^-?[a-zA-Z][\w-]*(?=\s*=)", re.MULTILINE | re.ASCII)
_REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)", re.ASCII)


class _Entry(NamedTuple):
    """A message or term as it is in its file, from `start` to `end`, with the comments around it."""

    file: str
    start: int
    end: int


class LanguageTexts:
    def __init__(self, place: "Traversable", files: dict[str, str]) -> None:
        self._place = place
        self._files = files
        self._unread = {key: entry for name, text in files.items() for key, entry in _entries(name, text)}
        self._lines = dict[str, str]()
        self._bundle: FluentBundle | None = None
        self._reading = RLock()

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        with self._reading:
            entry = self._unread.get(key)
            line = None if entry is None else line_of(self._source(entry))
            if line is not None:
                self._lines[key] = line
            elif entry is not None:
                self._parse(key)
        return key in self._lines or self._is_parsed(key)

    def said(self, key: str, facts: Mapping[str, str | int]) -> tuple[str, Exception | None]:
        """A text that is there, with the facts in it, and what is wrong with it."""
        text = filled(self._lines[key], facts) if key in self._lines else None
        if text is not None:
            return text, None
        with self._reading:
            bundle = self._parse(key)
        found, errors = bundle.format_pattern(bundle.get_message(key).value, facts)
        return str(found), next(iter(errors), None)

    def _is_parsed(self, key: str) -> bool:
        bundle = self._bundle
        return bundle is not None and bundle.has_message(key) and bundle.get_message(key).value is not None

    def _parse(self, key: str) -> "FluentBundle":
        """Puts the entry of this key into the bundle, and those that it refers to."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self._place.name], use_isolating=False)
        entry = self._unread.pop(key, None)
        if entry is not None:
            self._add(entry, self._bundle)
            for other in self._unread.keys() & set(_REFERENCE.findall(self._source(entry))):
                self._parse(other)
        return self._bundle

    def _add(self, entry: _Entry, bundle: "FluentBundle") -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        resource = FluentResource(self._source(entry))
        for junk in (each for each in resource.body if isinstance(each, Junk)):
            start = entry.start + (junk.span.start if junk.span else 0)
            line = self._files[entry.file].count("\n", 0, start) + 1
            warn(f"{self._place / entry.file}, line {line}: this is no Fluent text", stacklevel=2)
        bundle.add_resource(resource)

    def _source(self, entry: _Entry) -> str:
        return self._files[entry.file][entry.start : entry.end]


def _entries(file: str, text: str) -> Iterator[tuple[str, _Entry]]:
    """What is before the first key belongs to it too: it may be no Fluent text."""
    found = [*_KEY.finditer(text)]
    ends = [*(each.start() for each in found[1:]), len(text)]
    for at, (each, end) in enumerate(zip(found, ends, strict=True)):
        yield each[0], _Entry(file, each.start() if at else 0, end)
