"""A dataset as records again, one after the other."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ridotto.engine.errors import InvalidRecord, system_reason
from ridotto.engine.notation import quote_short
from ridotto.engine.records.record import Json, Record
from ridotto.parquet.tables import MARK, TableName, mark, schema

_AT_ONCE = 1 << 14
"""Rows that are in memory at a time."""

# A row as pyarrow gives it.
Row = dict[str, Any]


def read_dataset(name: str | os.PathLike[str]) -> Iterator[Record]:
    """The records of all matches in a folder, in order; an unreadable one raises `InvalidRecord`."""
    folder = Path(name)
    rounds = _Ahead(_rows(folder, "rounds", ("match", "chance")))
    decisions = _Ahead(_rows(folder, "decisions", ("match", "event", "seat", "move")))
    for match in _rows(folder, "matches", None):
        chance = [line for row in rounds.of(match["match"]) for line in row["chance"]]
        moves = {
            row["event"]: f"{row['seat']} {row['move']}"
            for row in decisions.of(match["match"])
            if row["move"] is not None
        }
        if len(chance) + len(moves) != match["events"]:
            raise _damaged(folder, f"match {match['match']}: {match['events']} events")
        try:
            record = _record(match, chance, moves)
        except ValueError as error:
            raise _damaged(folder, f"match {match['match']}: {error}") from None
        yield record


def _record(match: Row, chance: list[str], moves: dict[int, str]) -> Record:
    """Every event without a decision is a chance event."""
    drawn = iter(chance)
    events = [moves[event] if event in moves else next(drawn, None) for event in range(match["events"])]
    return Record(
        game=match["game"],
        options=_loaded(match, "options") or {},
        events=_texts(events, "events"),
        seats=None if match["seats"] is None else _texts(match["seats"], "seats"),
        result=_loaded(match, "result"),
        extra=_loaded(match, "extra") or {},
    )


def _texts(values: list[str | None], column: str) -> list[str]:
    found = [value for value in values if value is not None]
    if len(found) < len(values):
        raise ValueError(column)
    return found


def _loaded(match: Row, column: str) -> Json | None:
    """An object of JSON, where there is one."""
    if match[column] is None:
        return None
    try:
        found = json.loads(match[column])
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise ValueError(column)
    return found


class _Ahead:
    """Rows that are sorted by match, taken match by match."""

    def __init__(self, rows: Iterator[Row]) -> None:
        self._rows = rows
        self._next = next(rows, None)

    def of(self, match: int) -> Iterator[Row]:
        while self._next is not None and self._next["match"] == match:
            yield self._next
            self._next = next(self._rows, None)


def _rows(folder: Path, table: TableName, columns: tuple[str, ...] | None) -> Iterator[Row]:
    path = folder / f"{table}.parquet"
    try:
        with pq.ParquetFile(path) as file:
            if not file.schema_arrow.equals(schema(table)):
                raise _damaged(path, "other columns")
            version = (file.schema_arrow.metadata or {}).get(MARK.encode(), b"").decode(errors="replace")
            if version != mark(table):
                raise _damaged(path, f"version {version}, not {mark(table)}")
            for batch in file.iter_batches(_AT_ONCE, columns=None if columns is None else list(columns)):
                yield from batch.to_pylist()
    except (OSError, pa.ArrowException) as error:
        raise _damaged(path, system_reason(error)) from None


def _damaged(path: Path, reason: object) -> InvalidRecord:
    return InvalidRecord("file-not-readable", file=quote_short(path), reason=quote_short(reason))
