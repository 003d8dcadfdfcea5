"""A file of rows that a person brings for an option, such as a deck of their own."""

import csv
import io
from dataclasses import dataclass
from pathlib import Path, PurePath

from ridotto.engine.errors import InvalidOptions, system_reason
from ridotto.engine.notation import quote_short


@dataclass(frozen=True, slots=True, kw_only=True)
class RowsFile:
    """What such a file may be, and the codes of the errors about one that is something else."""

    kinds: tuple[str, ...]
    """How its name may end, with the dot."""
    fields: tuple[str, ...]
    """The columns of a CSV file, in their order."""
    numbers: tuple[str, ...]
    """Those of them that hold whole numbers."""
    largest: int
    """Bytes."""
    wrong_kind: str
    unreadable: str
    too_large: str
    not_csv: str
    wrong_header: str
    wrong_length: str

    def kind_of(self, name: str) -> str:
        kind = PurePath(name).suffix.lower()
        if kind not in self.kinds:
            raise InvalidOptions(self.wrong_kind, file=name)
        return kind

    def load(self, path: Path) -> bytes:
        """Its content, or of one that is too large the beginning."""
        self.kind_of(path.name)
        try:
            with path.open("rb") as file:
                return file.read(self.largest + 1)
        except (OSError, ValueError) as error:
            reason = quote_short(system_reason(error))
            raise InvalidOptions(self.unreadable, file=path.name, reason=reason) from None

    def check_size(self, name: str, content: bytes) -> None:
        if len(content) > self.largest:
            raise InvalidOptions(self.too_large, file=name, most=self.largest // 1000)

    def csv_rows(self, text: str) -> list[dict[str, str | int]]:
        """The rows under the header, as they would stand in a record."""
        try:
            header, *lines = [line for line in csv.reader(io.StringIO(text), strict=True) if line] or [[]]
        except csv.Error as error:
            raise InvalidOptions(self.not_csv, reason=quote_short(error)) from None
        if tuple(name.strip() for name in header) != self.fields:
            found, right = quote_short(",".join(header)), ",".join(self.fields)
            raise InvalidOptions(self.wrong_header, header=found, right=right)
        return [self._row(number, line) for number, line in enumerate(lines, start=1)]

    def _row(self, number: int, line: list[str]) -> dict[str, str | int]:
        if len(line) != len(self.fields):
            raise InvalidOptions(self.wrong_length, row=number, count=len(line), right=len(self.fields))
        return {name: self._value(name, cell.strip()) for name, cell in zip(self.fields, line, strict=True)}

    def _value(self, name: str, cell: str) -> str | int:
        is_number = name in self.numbers and cell.isascii() and cell.isdigit() and len(cell) < 10
        return int(cell) if is_number else cell
