"""The people whom each person has muted."""

from collections import OrderedDict

from ridotto.server.tables.state.entries import PersonId

MOST_PEOPLE = 10_000
MOST_EACH = 100


class Mutes:
    """For all tables, until the server stops; the oldest are dropped if there are too many."""

    def __init__(self, most_people: int = MOST_PEOPLE, most_each: int = MOST_EACH) -> None:
        self._most_people = most_people
        self._most_each = most_each
        self._muted: OrderedDict[PersonId, tuple[PersonId, ...]] = OrderedDict()

    def of(self, person: PersonId) -> tuple[PersonId, ...]:
        return self._muted.get(person, ())

    def mute(self, person: PersonId, other: PersonId) -> None:
        others = tuple(each for each in self.of(person) if each != other)
        self._muted[person] = (*others, other)[-self._most_each :]
        self._muted.move_to_end(person)
        while len(self._muted) > self._most_people:
            self._muted.popitem(last=False)

    def replace(self, person: PersonId, others: tuple[PersonId, ...]) -> bool:
        """Returns whether that changes anything."""
        if self.of(person) == others:
            return False
        self._muted.pop(person, None)
        for other in others:
            self.mute(person, other)
        return True

    def unmute(self, person: PersonId, other: PersonId) -> None:
        others = tuple(each for each in self.of(person) if each != other)
        if others:
            self._muted[person] = others
        else:
            self._muted.pop(person, None)
