"""Writing a dataset, row group by row group: memory does not grow with the number of matches."""

import contextlib
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

import pyarrow as pa
import pyarrow.parquet as pq

from ridotto.parquet.card import card
from ridotto.parquet.folder import CARD
from ridotto.parquet.rows import Rows, Values
from ridotto.parquet.tables import TABLES, TableName, schema
from ridotto.system.files import PARTIAL, naming

GROUP = {"matches": 1 << 13, "rounds": 1 << 15, "decisions": 1 << 16}
"""Rows of a table that are written at once: some megabytes."""


class _Table:
    def __init__(self, folder: Path, name: TableName) -> None:
        self.file = folder / f"{name}.parquet{PARTIAL}"
        self.rows = 0
        self._name: TableName = name
        self._schema = schema(name)
        self._waiting: dict[str, Values] = {column.name: [] for column in TABLES[name]}
        with naming(self.file):
            self._sink = self.file.open("wb")
            self._writer = pq.ParquetWriter(self._sink, self._schema, compression="zstd")

    def add(self, columns: Mapping[str, Values]) -> None:
        if not columns:
            return
        for name, values in columns.items():
            self._waiting[name] += values
        if len(self._waiting["match"]) >= GROUP[self._name]:
            self.flush()

    def flush(self) -> None:
        count = len(self._waiting["match"])
        if count:
            arrays = [
                pa.array([column.write(value) for value in self._waiting[column.name]], column.type)
                for column in TABLES[self._name]
            ]
            with naming(self.file):
                self._writer.write_table(pa.Table.from_arrays(arrays, schema=self._schema))
            self.rows += count
            for values in self._waiting.values():
                values.clear()

    def close(self) -> None:
        with naming(self.file):
            self._writer.close()
            self._sink.close()

    def discard(self) -> None:
        """Discard what was written. The writer would complete its file when it is garbage-collected."""
        self._writer.is_open = False
        with contextlib.suppress(OSError):
            self._sink.close()
        self.file.unlink(missing_ok=True)


class DatasetWriter:
    """Writes rows of matches. The files get their names when all is written; an error leaves none."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        names: tuple[TableName, ...] = ("matches", "rounds", "decisions")
        self._tables = {name: _Table(folder, name) for name in names}

    def add(self, rows: Rows) -> None:
        self._tables["matches"].add(rows.matches)
        self._tables["rounds"].add(rows.rounds)
        self._tables["decisions"].add(rows.decisions)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        is_whole = False
        try:
            if kind is None:
                self._finish()
                is_whole = True
        finally:
            if not is_whole:
                for table in self._tables.values():
                    table.discard()

    def _finish(self) -> None:
        for table in self._tables.values():
            table.flush()
            table.close()
        path = self._folder / CARD
        with naming(path):
            path.write_text(card({name: table.rows for name, table in self._tables.items()}), "utf-8")
        for table in self._tables.values():
            with naming(table.file):
                table.file.rename(table.file.with_suffix(""))
