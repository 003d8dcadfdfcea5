"""Reading record files: one JSON object per line, or one object over many lines."""

import contextlib
import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from ridotto.core.errors import InvalidRecord
from ridotto.core.notation import cut
from ridotto.core.record import LONGEST_LINE, Record, parse_record

STANDARD_INPUT = "-"


@contextlib.contextmanager
def open_records(name: str) -> Iterator[TextIO]:
    """The file of this name, or the standard input; whatever is not UTF-8 in it reads as a question mark."""
    if name == STANDARD_INPUT:
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
        yield sys.stdin
        return
    try:
        with Path(name).open(encoding="utf-8", errors="replace") as file:
            yield file
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InvalidRecord("file-not-readable", file=cut(name), reason=reason) from None


def read_records(file: TextIO) -> Iterator[tuple[int, Record | InvalidRecord]]:
    """The records with the numbers of their lines; what cannot be read comes as its error."""
    sources = [file]
    first = file.readline(LONGEST_LINE + 1)
    if not _is_json(first) and first.lstrip().startswith("{") and first.endswith("\n"):
        rest = file.read(LONGEST_LINE) + file.readline(LONGEST_LINE)
        if _is_json(first + rest):
            yield 1, _parsed(first + rest)
            return
        sources = [io.StringIO(rest), file]
    number = 0
    line = first
    while line:
        number += 1
        if len(line) > LONGEST_LINE and not line.endswith("\n"):
            _skip_line(sources[0])
            yield number, InvalidRecord("record-too-long", limit=LONGEST_LINE // 1024 // 1024)
        elif line.strip():
            yield number, _parsed(line)
        line = sources[0].readline(LONGEST_LINE + 1)
        if not line and len(sources) > 1:
            sources.pop(0)
            line = sources[0].readline(LONGEST_LINE + 1)


def _skip_line(file: TextIO) -> None:
    while (rest := file.readline(LONGEST_LINE)) and not rest.endswith("\n"):
        pass


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
