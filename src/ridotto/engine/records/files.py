"""Reading record files: one JSON object per line, or one object over many lines."""

import contextlib
import io
import json
import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from ridotto.engine.errors import InvalidRecord, system_reason
from ridotto.engine.notation import quote_short
from ridotto.engine.records.record import LONGEST_LINE, Record, parse_record

STANDARD_INPUT = "-"

PATIENCE = 256 * 1024 * 1024
"""Lines up to this length are skipped. After a longer one nothing is read: it may be a device without end."""


@contextlib.contextmanager
def open_records(name: str) -> Iterator[TextIO]:
    """The file of this name, or standard input; bytes that are not UTF-8 become replacement characters."""
    if name != STANDARD_INPUT:
        with _opened(name) as file:
            yield file
    elif isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8-sig", errors="replace")
        yield sys.stdin
    else:
        raise _not_readable(name, ValueError("closed"))


def _opened(name: str) -> TextIO:
    try:
        return Path(name).open(encoding="utf-8-sig", errors="replace")
    except (OSError, ValueError) as error:
        raise _not_readable(name, error) from None


def _not_readable(name: str, error: Exception) -> InvalidRecord:
    return InvalidRecord("file-not-readable", file=quote_short(name), reason=system_reason(error))


def read_records(file: TextIO) -> Iterator[tuple[int, Record | InvalidRecord]]:
    """The records with their line numbers; an unreadable one is returned as its error."""
    lines = _Lines(file)
    while (line := lines.next()) is not None:
        number = lines.number
        if lines.is_cut:
            yield number, InvalidRecord("record-too-long", limit=LONGEST_LINE // 1024 // 1024)
        elif line.strip():
            yield number, _parsed(line if _is_json(line) else lines.spread(line))


class _Lines:
    """The lines of a file, each cut to the longest record."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._ahead: deque[str] = deque()
        self._has_spread = False
        self.number = 0
        self.is_cut = False
        """Whether the current line was too long, so that its end was skipped."""

    def next(self) -> str | None:
        """The next line, or None at the end."""
        line = self._ahead.popleft() if self._ahead else self._read()
        if not line:
            return None
        self.number += 1
        self.is_cut = len(line) > LONGEST_LINE
        return line

    def spread(self, first: str) -> str:
        """A record that spans all lines from this one to the end of the file; otherwise the line as it is.

        Tried once per file: after a broken line the rest are separate records.
        """
        if self._has_spread or not first.lstrip().startswith("{"):
            return first
        self._has_spread = True
        length = len(first)
        while length <= LONGEST_LINE and (line := self._read()):
            self._ahead.append(line)
            length += len(line)
        whole = first + "".join(self._ahead)
        if len(whole) > LONGEST_LINE or not _is_json(whole):
            return first
        self._ahead.clear()
        return whole

    def _read(self) -> str:
        try:
            line = self._file.readline(LONGEST_LINE + 1)
            if len(line) > LONGEST_LINE and not line.endswith("\n"):
                self._pass_over()
        except OSError as error:
            raise _not_readable(self._file.name, error) from None
        return line

    def _pass_over(self) -> None:
        """Skip the rest of a line that is too long."""
        for _ in range(PATIENCE // LONGEST_LINE):
            rest = self._file.readline(LONGEST_LINE)
            if not rest or rest.endswith("\n"):
                return
        raise InvalidRecord(
            "line-without-end", file=quote_short(self._file.name), limit=PATIENCE // 1024 // 1024
        )


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _parsed(text: str) -> Record | InvalidRecord:
    try:
        return parse_record(text)
    except InvalidRecord as error:
        return error
