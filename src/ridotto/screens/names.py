"""What the seats of a table are called on one person's screen."""

from collections.abc import Iterable, Sequence

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Seat
from ridotto.screens.symbols import joined
from ridotto.screens.words import Words

BOT_PREFIX = "bot:"
"""How a record marks a seat that a bot plays."""

LONGEST_NAME = 12

_ABOUT_A_SEAT = {
    "not-your-turn": "named-not-your-turn",
    "nothing-to-take-back": "named-nothing-to-take-back",
    "card-not-held": "named-card-not-held",
    "not-enough-money": "named-not-enough-money",
    "crew-bid-by-maestro": "named-crew-bid-by-maestro",
    "needs-no-stand-in": "named-needs-no-stand-in",
    "name-somebody-else": "named-name-somebody-else",
    "singer-not-in-troupe": "named-singer-not-in-troupe",
}
"""Errors whose sentences name a seat, and the same sentences with the name of who sits there."""


class Names:
    def __init__(self, words: Words, labels: Sequence[str], you: Seat | None = None) -> None:
        self._words = words
        self._labels = labels
        self.you = you

    def of(self, seat: Seat) -> str:
        return self._words("name-you") if seat == self.you else joined(self._labels[seat])

    def who(self, seat: Seat) -> str:
        """The form of a sentence about this seat."""
        return "you" if seat == self.you else "other"

    def listed(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self.of(seat) for seat in seats)

    def error(self, error: RidottoError) -> str:
        """What went wrong, said to who sits here: seats have their names where the sentence is about one."""
        key = _ABOUT_A_SEAT.get(error.code)
        if key is None:
            return self._words.error(error)
        names = {
            several: self.listed(int(seat) for seat in str(error.facts[several]).split(", "))
            for several in ("acting", "needy")
            if several in error.facts
        }
        seat = int(str(error.facts["seat"]))
        return self._words.named_error(error, key, name=self.of(seat), who=self.who(seat), **names)

    def seen_by(self, seat: Seat | None) -> "Names":
        return Names(self._words, self._labels, seat)


def labels_of(words: Words, seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Names for the seats of a record: bots by number, others as the record calls them."""
    labels = []
    for seat in range(players):
        given = "" if seats is None else short_name(seats[seat])
        if given.startswith(BOT_PREFIX):
            labels.append(words("name-bot", seat=seat))
        else:
            is_named = given not in ("", unnamed(seat))
            labels.append(given if is_named else words("name-seat", seat=seat))
    return tuple(labels)


def unnamed(seat: Seat) -> str:
    """How a record calls a person without a name, in any language."""
    return f"seat {seat}"


def short_name(text: str) -> str:
    """A name that fits a column and cannot steer the terminal."""
    return " ".join("".join(letter for letter in text if letter.isprintable()).split())[:LONGEST_NAME].strip()
