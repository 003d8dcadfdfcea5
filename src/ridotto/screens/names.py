"""The names of the seats on one person's screen."""

from collections.abc import Iterable, Sequence

from ridotto.engine.errors import RidottoError, Seats
from ridotto.engine.game import Seat
from ridotto.engine.records.seat_names import BOT_PREFIX, tidy_name, unnamed
from ridotto.screens.symbols import joined
from ridotto.screens.words import Words

LONGEST_NAME = 12


class Names:
    def __init__(self, words: Words, labels: Sequence[str], you: Seat | None = None) -> None:
        self._words = words
        self._labels = labels
        self.you = you

    def of(self, seat: Seat) -> str:
        return self._words("name-you") if seat == self.you else joined(self._labels[seat])

    @property
    def count(self) -> int:
        return len(self._labels)

    def who(self, seat: Seat) -> str:
        """The form of a sentence about this seat."""
        return "you" if seat == self.you else "other"

    def listed(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self.of(seat) for seat in seats)

    def error(self, error: RidottoError) -> str:
        """An error in words for the person in this seat: seats have names if there is such a sentence."""
        key = f"named-{error.code}"
        seat = self._seat(error.facts.get("seat"))
        if seat is None or not self._words.has(key):
            return self._words.error(error)
        names = {
            name: self.listed(fact.numbers()) for name, fact in error.facts.items() if isinstance(fact, Seats)
        }
        return self._words.named_error(error, key, name=self.of(seat), who=self.who(seat), **names)

    def _seat(self, fact: object) -> Seat | None:
        """The seat that a fact is about, if it is one of this table."""
        return next((seat for seat in range(len(self._labels)) if str(seat) == str(fact)), None)

    def seen_by(self, seat: Seat | None) -> "Names":
        return Names(self._words, self._labels, seat)


def labels_of(words: Words, seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Names for the seats of a record: bots by number, others as the record calls them."""
    labels = []
    for seat in range(players):
        given = "" if seats is None else tidy_name(seats[seat], LONGEST_NAME)
        if given.startswith(BOT_PREFIX):
            labels.append(words("name-bot", seat=seat))
        else:
            is_named = given not in ("", unnamed(seat))
            labels.append(given if is_named else words("name-seat", seat=seat))
    return tuple(labels)
