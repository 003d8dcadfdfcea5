"""What the statements of the store need from a connection, and how the engines differ."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol


class Rows(Protocol):
    """The result of a statement. The caller checks the type of each column."""

    @property
    def rowcount(self) -> int:
        """How many rows were written."""
        ...

    # Any: the columns depend on the statement.
    def fetchone(self) -> Any: ...

    # Any: as above.
    def fetchall(self) -> list[Any]: ...

    # Any: as above.
    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """`sqlite3.Connection`, or another engine's that also takes question marks for values."""

    @property
    def in_transaction(self) -> bool: ...

    def execute(self, statement: str, values: Sequence[object] = (), /) -> Rows: ...
    def executemany(self, statement: str, rows: Iterable[Sequence[object]], /) -> object: ...
    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Dialect:
    """SQL that differs between the engines."""

    begin: str
    probe: Callable[[Connection], None]
    """A write that reaches the disk but changes nothing."""
    engaged_members: str
    """The table of members, read through the index of unfinished tables."""


def number_in(rows: Rows) -> int:
    """The one number that was asked for."""
    return int(rows.fetchone()[0])
