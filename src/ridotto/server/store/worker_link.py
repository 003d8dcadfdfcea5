"""What workers with one database share beside people and tables: who lives, leases, codes and a doorbell."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

Hear = Callable[[str], None]
Back = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Beat:
    """What a worker learns when it says that it is alive."""

    workers: frozenset[str]
    """All that are alive, itself too."""
    ahead_s: float
    """How far the database's clock is ahead of this machine's."""
    was_late: bool
    """Whether the others had to think that it was gone: none of its leases is good any more."""


class WorkerLink(Protocol):
    """Every method raises a `StoreError` when the database cannot be reached."""

    @property
    def worker(self) -> str:
        """The name of this worker, another one for each start."""
        ...

    def listen(self, hear: Hear, back: Back) -> None:
        """From now on hear what is rung, on the event loop; `back` after rings may have been missed."""
        ...

    def ring(self, words: Iterable[str]) -> None:
        """Tell all workers something, soon. What cannot be told is lost; then `back` follows."""
        ...

    async def beat(self) -> Beat: ...

    async def take_leases(self, tables: Collection[str]) -> Mapping[str, str]:
        """Those of these tables that nobody who is alive looks after are ours now: a token for each."""
        ...

    async def give_back(self, tables: Collection[str]) -> None: ...

    async def lengths(self, tables: Collection[str]) -> Mapping[str, int]:
        """How many entries the logs of these tables have; a table that is gone has none."""
        ...

    async def keep_code(self, person_id: str, hashed: bytes, life_s: int) -> None:
        """A one-time code; the one that this person had before is good no more."""
        ...

    async def take_code(self, hashed: bytes) -> str | None:
        """Whose code this is; it is used up."""
        ...

    async def drop_code(self, person_id: str) -> None: ...

    async def close(self) -> None:
        """Give everything back: the others need not wait until we are thought to be gone."""
        ...
