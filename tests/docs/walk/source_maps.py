"""Where the functions of a built page come from: reads source maps (https://tc39.es/ecma426/)."""

import json
from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path

DIGITS = {
    digit: at for at, digit in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
}


class SourceMap:
    """Of one script that was built."""

    def __init__(self, script: Path) -> None:
        content = json.loads(Path(f"{script}.map").read_text("utf-8"))
        self._sources: list[str] = content["sources"]
        self._segments = list(_segments(content["mappings"]))

    def source_at(self, line: int, column: int) -> str | None:
        """The file that a place in the script comes from; None: the compiler has added it."""
        at = bisect_right(self._segments, (line, column, len(self._sources))) - 1
        found_line, _, source = self._segments[at]
        return self._sources[source] if found_line == line else None


def _segments(mappings: str) -> Iterator[tuple[int, int, int]]:
    """Line, column, number of the source."""
    source = 0
    for line, groups in enumerate(mappings.split(";")):
        column = 0
        for segment in filter(None, groups.split(",")):
            moved, *more = _numbers(segment)
            column += moved
            if more:
                source += more[0]
                yield line, column, source


def _numbers(segment: str) -> list[int]:
    """Base 64, six bits a digit: the highest says that more follow, the lowest of a number is its sign."""
    found, number, shift = [], 0, 0
    for digit in map(DIGITS.__getitem__, segment):
        number |= (digit & 31) << shift
        shift += 5
        if digit < 32:
            found.append(-(number >> 1) if number & 1 else number >> 1)
            number, shift = 0, 0
    return found
