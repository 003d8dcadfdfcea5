"""What the seats of a table are called on one person's screen."""

from collections.abc import Iterable, Sequence

from ridotto.core.game import Seat
from ridotto.terminal.words import Words

BOT_PREFIX = "bot:"
"""How a record marks a seat that a bot plays."""

LONGEST_NAME = 12


class Names:
    def __init__(self, words: Words, labels: Sequence[str], you: Seat | None = None) -> None:
        self._words = words
        self._labels = labels
        self.you = you

    def of(self, seat: Seat) -> str:
        return self._words("name-you") if seat == self.you else self._labels[seat]

    def who(self, seat: Seat) -> str:
        """The form of a sentence about this seat."""
        return "you" if seat == self.you else "other"

    def listed(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self.of(seat) for seat in seats)

    def seen_by(self, seat: Seat | None) -> "Names":
        return Names(self._words, self._labels, seat)


def labels_of(words: Words, seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Names for the seats of a record: bots by number, others as the record calls them."""
    labels = []
    for seat in range(players):
        given = "" if seats is None else tidy_name(seats[seat])
        if given.startswith(BOT_PREFIX):
            labels.append(words("name-bot", seat=seat))
        else:
            is_named = given not in ("", unnamed(seat))
            labels.append(given if is_named else words("name-seat", seat=seat))
    return tuple(labels)


def unnamed(seat: Seat) -> str:
    """How a record calls a person without a name, in any language."""
    return f"seat {seat}"


def tidy_name(text: str) -> str:
    """A name that fits a column and cannot steer the terminal."""
    return " ".join("".join(letter for letter in text if letter.isprintable()).split())[:LONGEST_NAME].strip()
