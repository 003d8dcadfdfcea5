"""A dataset as records again, one after the other."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ridotto.engine.errors import InvalidRecord
from ridotto.engine.notation import quote_short
from ridotto.engine.records.record import Record
from ridotto.parquet.tables import TableName, schema

_AT_ONCE = 1 << 14
"""Rows that are in memory at a time."""

# A row as pyarrow gives it.
Row = dict[str, Any]


def read_dataset(folder: Path) -> Iterator[Record]:
    """The records of all matches, in their order; what cannot be read raises `InvalidRecord`."""
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
        yield _record(match, chance, moves)


def _record(match: Row, chance: list[str], moves: dict[int, str]) -> Record:
    """Every event that nobody decided was nature's."""
    nature = iter(chance)
    events = [moves[event] if event in moves else next(nature) for event in range(match["events"])]
    return Record(
        game=match["game"],
        options=json.loads(match["options"]),
        events=events,
        seats=match["seats"],
        result=None if match["result"] is None else json.loads(match["result"]),
        extra={} if match["extra"] is None else json.loads(match["extra"]),
    )


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
            for batch in file.iter_batches(_AT_ONCE, columns=None if columns is None else list(columns)):
                yield from batch.to_pylist()
    except (OSError, pa.ArrowException) as error:
        raise _damaged(path, getattr(error, "strerror", None) or error) from None


def _damaged(path: Path, reason: object) -> InvalidRecord:
    return InvalidRecord("file-not-readable", file=quote_short(path), reason=quote_short(reason))
