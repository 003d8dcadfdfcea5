"""An append-only file of records: everything added is flushed to disk and read back."""

import hashlib
import json
import os
import stat
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO

from ridotto.engine.errors import RidottoError, system_reason
from ridotto.engine.records.record import FORMAT
from ridotto.server.store.sqlite.lock import hold
from ridotto.server.upkeep.disk import names_reach_disk

_BEGINNING = json.dumps({"format": FORMAT})[:-1].encode()
"""The start of each line that we write."""


class Archive:
    """Opens the archive and locks it until it is closed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
            with ExitStack() as undo:
                undo.callback(self.close)
                self._make_ours()
                self._matches = self._read()
                undo.pop_all()
        except OSError as error:
            raise self._not_writable(error) from None
        names_reach_disk(path.parent)

    def close(self) -> None:
        os.close(self._handle)

    def has(self, table_id: str, line: str) -> bool:
        """Whether the match of a table is in it, whatever names the players had then."""
        return table_id in self._matches and self._matches[table_id] == _match_in(json.loads(line))

    def add(self, lines: Sequence[str]) -> None:
        """Returns once they are on disk and were read back."""
        content = "".join(line + "\n" for line in lines).encode()
        end = os.fstat(self._handle).st_size
        try:
            self._write(content)
            os.fsync(self._handle)
            found = self._content_from(end)
        except OSError as error:
            os.ftruncate(self._handle, end)
            raise self._not_writable(error) from None
        if found != content:
            raise RidottoError("archive-damaged", file=str(self._path))

    def _make_ours(self) -> None:
        if not stat.S_ISREG(os.fstat(self._handle).st_mode):
            raise RidottoError("archive-not-ours", file=str(self._path), line=1)
        try:
            hold(self._handle)
        except OSError:
            raise RidottoError("archive-in-use", file=str(self._path)) from None

    def _read(self) -> dict[str, bytes]:
        """The matches in it, by table. An incomplete last line is removed."""
        matches: dict[str, bytes] = {}
        end, last = 0, b"\n"
        with self._reading(0) as file:
            for number, line in enumerate(file, start=1):
                content = _object_in(line)
                if content is not None:
                    end, last = end + len(line), line
                    matches[str(content.get("table"))] = _match_in(content)
                elif not _is_cut_off(line):
                    raise RidottoError("archive-not-ours", file=str(self._path), line=number)
        os.ftruncate(self._handle, end)
        if not last.endswith(b"\n"):
            self._write(b"\n")
        return matches

    def _write(self, content: bytes) -> None:
        written = 0
        while written < len(content):
            written += os.write(self._handle, content[written:])

    def _content_from(self, start: int) -> bytes:
        with self._reading(start) as file:
            return file.read()

    def _reading(self, start: int) -> BinaryIO:
        # With the locked handle: on some systems another one could not read.
        file = os.fdopen(os.dup(self._handle), "rb")
        file.seek(start)
        return file

    def _not_writable(self, error: OSError) -> RidottoError:
        reason = system_reason(error)
        return RidottoError("file-not-writable", file=str(self._path), reason=reason)


def _object_in(line: bytes) -> dict[str, object] | None:
    try:
        content = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return content if isinstance(content, dict) else None


def _is_cut_off(line: bytes) -> bool:
    """Whether the writer was killed in the middle of this line; its table is then still in the data file."""
    is_ours = line.startswith(_BEGINNING) or _BEGINNING.startswith(line)
    return is_ours and not line.endswith(b"\n")


def _match_in(content: dict[str, object]) -> bytes:
    """The part of a record that identifies its match; names may change."""
    match = json.dumps([content.get(key) for key in ("game", "options", "events")])
    return hashlib.sha256(match.encode()).digest()
