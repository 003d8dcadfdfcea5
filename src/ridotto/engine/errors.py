"""Errors, each with a stable code and a sentence that says what to do.

The sentences are in the Fluent files under `error-CODE`; `str(error)` is the English one.
"""

from collections.abc import Iterable
from typing import Union

from ridotto.locale import translate

LONGEST_FACT = 500
"""Letters of a fact. Longer sentences are hard to read, and Fluent refuses to format them."""

LARGEST_FACT = 10**15
"""Fluent cannot format much larger numbers."""


class Key(str):
    """A fact that is a message key, translated with the sentence."""

    __slots__ = ()


class Seats(str):
    """A fact that lists seats: "0, 2". If players have names, these are shown instead."""

    __slots__ = ()

    @classmethod
    def of(cls, seats: Iterable[int]) -> "Seats":
        return cls(", ".join(map(str, seats)))

    def numbers(self) -> tuple[int, ...]:
        return tuple(map(int, self.split(", "))) if self else ()


Fact = Union[str, int, "RidottoError"]


class RidottoError(Exception):
    """The base of all errors: a code, and the facts that its sentence needs.

    >>> import ridotto
    >>> try:
    ...     ridotto.load("nonsense")
    ... except ridotto.RidottoError as error:
    ...     print(error.code, error.facts["game"])
    unknown-game nonsense
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Errors are pickled: `verify` uses several processes."""
        return _rebuilt, (type(self), self.code, self.facts)

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        """The sentence in one of the languages: `en`, `de`, `it`, `ru`.

        >>> import ridotto
        >>> ridotto.IllegalMove("match-over").text("de")
        'Die Partie ist zu Ende. Es sind keine Züge mehr möglich.'
        """
        facts = {name: _told(fact, language) for name, fact in self.facts.items()}
        return translate(language, f"error-{self.code}", **facts)


class InvalidMove(RidottoError):
    """A move that cannot be read.

    >>> import ridotto
    >>> ridotto.load(ridotto.games()[0], seed=7).play(0, "something else")
    Traceback (most recent call last):
    ridotto.engine.errors.InvalidMove: “something else” is not a move. ...
    """


class IllegalMove(RidottoError):
    """A move that was read but is not allowed now.

    >>> import ridotto
    >>> ridotto.play(ridotto.games()[0], "random", seed=7).play(0, 0)
    Traceback (most recent call last):
    ridotto.engine.errors.IllegalMove: The match is over. No more moves can be made.
    """


class InvalidOptions(RidottoError):
    """Options that no game can be started with.

    >>> import ridotto
    >>> ridotto.load(ridotto.games()[0], players=99)
    Traceback (most recent call last):
    ridotto.engine.errors.InvalidOptions: The option players must be a whole number from ... to ..., not 99.
    """


class InvalidRecord(RidottoError):
    """A record that cannot be read at all.

    >>> import ridotto, tempfile, pathlib
    >>> file = pathlib.Path(tempfile.mkdtemp()) / "records.jsonl"
    >>> file.write_text("[]", encoding="utf-8")
    2
    >>> try:
    ...     list(ridotto.read_records(file))
    ... except ridotto.RidottoError as error:
    ...     print(error.code)
    record-not-object
    """


def _rebuilt(kind: type[RidottoError], code: str, facts: dict[str, Fact]) -> RidottoError:
    return kind(code, **facts)


def _told(fact: Fact, language: str) -> str | int:
    if isinstance(fact, RidottoError):
        return fact.text(language)
    if isinstance(fact, Key):
        return translate(language, fact)
    if isinstance(fact, str):
        return one_line(fact, LONGEST_FACT)
    return fact if -LARGEST_FACT <= fact <= LARGEST_FACT else "…"


def system_reason(error: Exception) -> str:
    """Why the system refused something, in its own words: without the number and the file.

    >>> system_reason(FileNotFoundError(2, "No such file or directory", "deck.csv"))
    'No such file or directory'
    """
    return str(getattr(error, "strerror", None) or error)


def one_line(text: str, most: int) -> str:
    """Text without line breaks and control characters, at most this long."""
    plain = text[: most + 1]
    if not plain.isprintable():
        plain = "".join(letter if letter.isprintable() else "·" for letter in plain)
    return plain if len(plain) <= most else plain[: most - 1] + "…"
