"""The rest after an event, in which bots and nature wait so that people can follow."""

from ridotto.engine.game import StepKind
from ridotto.messages.table import Pace
from ridotto.server.tables.session.pauses import PAUSES_S
from ridotto.server.tables.state.entries import PersonId


class Rest:
    """How long it lasts is asked for anew each time: people change the pace meanwhile, come and go."""

    def __init__(self, now: float) -> None:
        self._since = now
        self._kind: StepKind | None = None
        self._skipped_by: set[PersonId] = set()

    def begin(self, kind: StepKind, now: float) -> None:
        self._since, self._kind = now, kind
        self._skipped_by.clear()

    def skip(self, person: PersonId) -> None:
        """Somebody has seen enough."""
        self._skipped_by.add(person)

    def until(self, pace: Pace, people: tuple[PersonId, ...]) -> float:
        """When bots and nature may go on, with these people at the table."""
        if self._kind is None or (people and self._skipped_by.issuperset(people)):
            return self._since
        return self._since + PAUSES_S[pace][self._kind]
