"""What workers with one database share beside people and tables: which workers are alive, leases, one-time
codes, notifications.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

Hear = Callable[[str], None]
Back = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Beat:
    """What a worker learns from its heartbeat."""

    workers: frozenset[str]
    """All workers that are alive, itself included."""
    ahead_s: float
    """How far the database's clock is ahead of this machine's."""
    was_late: bool
    """Whether this worker had expired for the others: it has lost all its leases."""


class WorkerLink(Protocol):
    """Every method raises a `StoreError` when the database cannot be reached."""

    @property
    def worker(self) -> str:
        """The name of this worker, new at each start."""
        ...

    def listen(self, hear: Hear, back: Back) -> None:
        """Receive notifications on the event loop; `back` is called after some may have been missed."""
        ...

    def ring(self, messages: Iterable[str]) -> None:
        """Notify all workers, soon. If that fails the message is lost, and `back` is called later."""
        ...

    async def beat(self) -> Beat: ...

    async def take_leases(self, tables: Collection[str]) -> Mapping[str, str]:
        """Take the leases of those of these tables that no other live worker holds: a token for each.

        A token that this worker had before counts no more.
        """
        ...

    async def give_back(self, tables: Collection[str]) -> None: ...

    async def lengths(self, tables: Collection[str]) -> Mapping[str, int]:
        """How many entries the logs of these tables have; a deleted table has 0."""
        ...

    async def keep_code(self, person_id: str, hashed: bytes, life_s: int) -> None:
        """Store a one-time code; it invalidates this person's last one."""
        ...

    async def take_code(self, hashed: bytes) -> str | None:
        """The person whose code this is; the code is used up."""
        ...

    async def drop_code(self, person_id: str) -> None: ...

    async def close(self) -> None:
        """Release all leases, so that the others need not wait until they expire."""
        ...
