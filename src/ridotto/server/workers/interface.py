"""What a table asks of the workers beside this one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from ridotto.messages.table.settings import Pace
from ridotto.server.workers.words import Word


@dataclass(frozen=True, slots=True)
class Guests:
    """Who is at a table by another worker."""

    people: frozenset[str] = frozenset()
    paces: Mapping[str, Pace] = field(default_factory=dict)


class OtherWorkers(Protocol):
    @property
    def is_alone(self) -> bool:
        """Whether there can be no other worker."""
        ...

    @property
    def mark(self) -> int:
        """A number under 4096 that hardly any other worker has."""
        ...

    def say(self, word: Word) -> None:
        """Tell the others, in a moment."""
        ...

    def guests_at(self, table_id: str) -> Mapping[str, Guests]:
        """Who is at a table elsewhere, by worker."""
        ...

    def want(self, table_id: str) -> None:
        """Look after a table, as soon as nobody else does."""
        ...

    def let_go(self, table_id: str) -> None: ...

    def lose(self, table_id: str) -> None:
        """Somebody else looks after this table now."""
        ...

    def leaves_to_us(self, table_id: str) -> bool:
        """Whether bots and clocks of a table are run here."""
        ...

    def token_for(self, table_id: str) -> str | None:
        """What has to go with what the table does by itself; None: nothing."""
        ...


class Alone:
    """The only worker."""

    is_alone = True
    mark = 0

    def say(self, word: Word) -> None:
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
