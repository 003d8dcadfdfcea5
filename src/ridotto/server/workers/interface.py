"""What a table asks of the other workers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from ridotto.messages.table.settings import Pace
from ridotto.server.workers.messages import WorkerMessage


@dataclass(frozen=True, slots=True)
class Guests:
    """The people at a table who are connected through another worker."""

    people: frozenset[str] = frozenset()
    paces: Mapping[str, Pace] = field(default_factory=dict)


class OtherWorkers(Protocol):
    @property
    def is_alone(self) -> bool:
        """Whether this is the only worker."""
        ...

    @property
    def mark(self) -> int:
        """A number under 4096 that is unlikely to be another worker's."""
        ...

    def say(self, message: WorkerMessage) -> None:
        """Send to the other workers soon, without waiting."""
        ...

    def guests_at(self, table_id: str) -> Mapping[str, Guests]:
        """The people at a table who are connected through other workers, by worker."""
        ...

    def want(self, table_id: str) -> None:
        """Ask for the lease of a table; it comes as soon as no other worker holds it."""
        ...

    def let_go(self, table_id: str) -> None: ...

    def lose(self, table_id: str) -> None:
        """Another worker holds the lease of this table now."""
        ...

    def leaves_to_us(self, table_id: str) -> bool:
        """Whether bots and clocks of a table are run here."""
        ...

    def token_for(self, table_id: str) -> str | None:
        """The fencing token for entries that the table writes by itself; None: none is needed."""
        ...


class Alone:
    """The only worker."""

    is_alone = True
    mark = 0

    def say(self, message: WorkerMessage) -> None:
        pass

    def guests_at(self, table_id: str) -> Mapping[str, Guests]:  # noqa: ARG002
        return {}

    def want(self, table_id: str) -> None:
        pass

    def let_go(self, table_id: str) -> None:
        pass

    def lose(self, table_id: str) -> None:
        pass

    def leaves_to_us(self, table_id: str) -> bool:  # noqa: ARG002
        return True

    def token_for(self, table_id: str) -> str | None:  # noqa: ARG002
        return None
