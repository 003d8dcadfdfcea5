"""Matches on disk: unfinished ones to continue, and the records of finished ones."""

import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from ridotto.engine.errors import InvalidOptions, InvalidRecord, RidottoError, system_reason
from ridotto.engine.game import Seat
from ridotto.engine.notation import quote_short
from ridotto.engine.play.match import SomeMatch
from ridotto.engine.records.record import LONGEST_LINE, Record, parse_record
from ridotto.system.folders import data_folder

if sys.platform != "win32":
    import fcntl

TABLE_KEY = "table"
"""The key of an unfinished record for data that is not part of the match."""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match to continue, and who sits where."""

    path: Path
    match: SomeMatch
    people: tuple[Seat, ...]
    bot: str
    from_memory: bool = False
    """Whether the screen shows no more than lies on the table."""


class Saves:
    """The folder of one user."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = data_folder() if folder is None else folder
        self.unfinished_folder = self.folder / "unfinished"
        self.records_folder = self.folder / "records"

    def unfinished(self) -> list[Path]:
        """The files of unfinished matches, the one played last first."""
        try:
            return sorted(
                self.unfinished_folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True
            )
        except OSError:
            return []

    def new_path(self, game_id: str) -> Path:
        """A name that no match has yet: the time of its start and the game."""
        stem = f"{datetime.now():%Y-%m-%d_%H-%M-%S}_{game_id}"
        number = 1
        while True:
            name = f"{stem}.json" if number == 1 else f"{stem}_{number}.json"
            path = self.unfinished_folder / name
            if not any(_exists(taken) for taken in (path, _lock_path(path), self.records_folder / name)):
                return path
            number += 1

    @contextmanager
    def locked(self, path: Path) -> Iterator[None]:
        """Lock this match against a second terminal; the system releases the lock if we are killed."""
        try:
            handle = _lock(path)
        except BlockingIOError:
            raise InvalidOptions("match-open-elsewhere", file=path.name) from None
        except OSError:
            # If no lock can be written no match can be either, and that is reported elsewhere.
            handle = None
        try:
            yield
        finally:
            if handle is not None:
                _lock_path(path).unlink(missing_ok=True)
                os.close(handle)

    def is_open_elsewhere(self, path: Path) -> bool:
        if not _exists(_lock_path(path)):
            return False
        try:
            with self.locked(path):
                return False
        except InvalidOptions:
            return True

    def keep(self, saved: SavedMatch) -> None:
        """Save the match; a crash leaves the old file or the new one, never half of one."""
        table: dict[str, object] = {
            "seed": saved.match.seed,
            "people": list(saved.people),
            "bot": saved.bot,
            **({"from_memory": True} if saved.from_memory else {}),
        }
        _write(saved.path, saved.match.record(**{TABLE_KEY: table}))

    def discard(self, path: Path) -> None:
        """Delete a match; if that fails it stays."""
        with suppress(OSError):
            path.unlink(missing_ok=True)

    def finish(self, path: Path, match: SomeMatch) -> Path:
        """Move a finished match to the records."""
        record_path = self.records_folder / path.name
        _write(record_path, match.record())
        path.unlink(missing_ok=True)
        return record_path

    def load(self, path: Path) -> SavedMatch:
        """Load an unfinished match; InvalidRecord says what is wrong with the file."""
        try:
            record = parse_record(read_text(path))
            table = record.extra.get(TABLE_KEY)
            if not isinstance(table, dict):
                raise InvalidRecord("record-key-missing", key=TABLE_KEY)
            seed, people, bot, from_memory = _table_of(table)
            match = SomeMatch.resume(record, seed=seed)
            players = match.game.options(match.state).players
            if match.seats is None or len(match.seats) != players:
                raise InvalidRecord("record-key-wrong", key="seats")
            if not people or not set(people) <= set(range(players)):
                raise InvalidRecord("record-key-wrong", key="people")
        except RidottoError as error:
            raise InvalidRecord("save-damaged", file=path.name) from error
        return SavedMatch(path, match, people, bot, from_memory)

    def set_aside(self, path: Path) -> Path:
        """Rename a file that cannot be read, so that nothing trips over it again and nothing is lost."""
        aside = path.with_suffix(".damaged")
        number = 2
        while aside.exists():
            aside = path.with_suffix(f".{number}.damaged")
            number += 1
        path.rename(aside)
        return aside


def read_text(path: Path) -> str:
    """The text of a record file; InvalidRecord where there is none to read."""
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST_LINE + 1)
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InvalidRecord("file-not-text", file=quote_short(path.name)) from None
    except (OSError, ValueError) as error:
        reason = system_reason(error)
        raise InvalidRecord("file-not-readable", file=quote_short(path.name), reason=reason) from None


def _exists(path: Path) -> bool:
    """False also if we may not look, or if the name is too long."""
    try:
        return path.exists()
    except OSError:
        return False


def _lock_path(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


def _lock(path: Path) -> int | None:
    """An open file that holds the lock; BlockingIOError if another process has it."""
    if sys.platform == "win32":
        return None  # no such locks there: two terminals can open the same match
    lock_path = _lock_path(path)
    lock_path.parent.mkdir(parents=True, exist_ok=True)
    while True:
        handle = os.open(lock_path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            # The last holder may have removed the file since we opened it: then ours locks nothing.
            if lock_path.exists() and os.path.samestat(os.fstat(handle), lock_path.stat()):
                return handle
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)


def _table_of(table: Mapping[str, object]) -> tuple[int | str, tuple[Seat, ...], str, bool]:
    seed, people, bot = table.get("seed"), table.get("people"), table.get("bot")
    from_memory = table.get("from_memory", False)
    if not isinstance(seed, int | str):
        raise InvalidRecord("record-key-wrong", key="seed")
    if not isinstance(people, list) or not all(isinstance(seat, int) for seat in people):
        raise InvalidRecord("record-key-wrong", key="people")
    if not isinstance(bot, str):
        raise InvalidRecord("record-key-wrong", key="bot")
    if not isinstance(from_memory, bool):
        raise InvalidRecord("record-key-wrong", key="from_memory")
    return seed, tuple(people), bot, from_memory


def _write(path: Path, record: Record) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.dumps() + "\n")
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
