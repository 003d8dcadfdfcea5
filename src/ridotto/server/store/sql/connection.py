"""What the statements of the store need of a connection, and in what the engines differ."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol


class Rows(Protocol):
    """What a statement has found. Whoever reads a column checks what it is."""

    # Any: a row is what its statement asks for.
    def fetchone(self) -> Any: ...

    # Any: as above.
    def fetchall(self) -> list[Any]: ...

    # Any: as above.
    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """`sqlite3.Connection`, or one to another engine that takes the same question marks for values."""

    @property
    def in_transaction(self) -> bool: ...

    def execute(self, statement: str, values: Sequence[object] = (), /) -> Rows: ...
    def executemany(self, statement: str, rows: Iterable[Sequence[object]], /) -> object: ...
    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Dialect:
    """What is said otherwise to each engine."""

    begin: str
    probe: Callable[[Connection], None]
    """Changes nothing, by a write that reaches the disk."""
    engaged_members: str
    """The table of members, by the index of those who are engaged."""
    figures: str
    """Sums and highest values of the figures in the results that `{last}` stands for."""


def number_in(rows: Rows) -> int:
    """The one number that was asked for."""
    return int(rows.fetchone()[0])
