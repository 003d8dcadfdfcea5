"""What an option is: a whole number or a word, what can be chosen, and what is chosen by default."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from pathlib import Path
from typing import Any, Literal

from ridotto.engine.arguments import shown
from ridotto.engine.errors import InvalidOptions

Value = str | int | list[object]
"""As a record writes it. A list is a custom value, such as the rows of a deck; the game checks it."""

# Each option has a type of its own, which only the game that declares it knows.
Chosen = Mapping[str, Any]
"""Options by name: those that were chosen before the one that is asked about."""

Rank = Literal["setup", "summary", "detail"]
"""Where an option is named.

- setup: forms ask it first, and `--all` goes through all its values.
- summary: it is also shown where a match is described in a few words, as those of the setup do.
- detail: only in the full list.
"""

MOST_LISTED = 12
"""Numbers from a longer range are typed, not picked."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What people can choose for one option after what was chosen before."""

    values: tuple[str | int, ...]
    default: str | int
    lowest: int | None = None
    highest: int | None = None
    """Where given, any whole number from `lowest` to this can be chosen, and `values` are the usual ones."""

    @property
    def is_choice(self) -> bool:
        """Whether it leaves anything to choose."""
        return len(self.values) > 1 or self.highest is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Option(ABC):
    name: str
    """As a record writes it."""
    rank: Rank = "detail"
    matters: Callable[[Chosen], bool] = lambda _: True
    """Whether a match depends on it. If not, people are not asked, but any value is accepted."""
    is_for_programs: bool = False
    """Whether only programs choose it: people are not asked, and at a table it is always the default."""

    @abstractmethod
    def offer(self, chosen: Chosen) -> Offer: ...

    @abstractmethod
    def read(self, value: object, chosen: Chosen) -> Value:
        """The value as a plain one; raises `InvalidOptions` if it cannot be chosen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberOption(Option):
    """A whole number from a range."""

    lowest: int
    highest: int
    default: Callable[[Chosen], int]
    usual: Callable[[Chosen], tuple[int, ...]] | None = None
    """Numbers to pick from where any in the range can be typed too."""
    most_at_table: int | None = None
    """People play with no more than this; only programs may go up to `highest`."""

    @property
    def highest_at_table(self) -> int:
        return self.highest if self.most_at_table is None else self.most_at_table

    def offer(self, chosen: Chosen) -> Offer:
        default = self.default(chosen)
        if self.is_for_programs:
            return Offer((default,), default)
        if self.usual is not None:
            return Offer(self.usual(chosen), default, self.lowest, self.highest_at_table)
        if self.highest_at_table - self.lowest < MOST_LISTED:
            return Offer(tuple(range(self.lowest, self.highest_at_table + 1)), default)
        return Offer((default,), default, self.lowest, self.highest_at_table)

    def read(self, value: object, chosen: Chosen) -> int:  # noqa: ARG002
        return whole_number(self.name, value, lowest=self.lowest, highest=self.highest)


@dataclass(frozen=True, slots=True)
class OwnFile:
    """A custom value that is read from a file: named on the command line, or sent by a browser.

    Both give the rows as they would be written in a record, or raise `InvalidOptions`.
    """

    suffixes: tuple[str, ...]
    load: Callable[[Path], Sequence[object]]
    read: Callable[[str, bytes], Sequence[object]]
    """Reads the name and the content of a file. Strangers send files to servers: it must be fast."""
    example: Callable[[], str]
    """A file to start from, of the first of the kinds."""
    at_table: bool = True
    """Whether people can play with it at a table of the server; if not, only programs do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WordOption(Option):
    """One of some words. The first that fits is the default."""

    words: tuple[str, ...]
    fitting: Callable[[Chosen], tuple[str, ...]] | None = None
    """The words that fit what was chosen before; without it, all."""
    refusal: Callable[[object, Chosen], InvalidOptions | None] | None = None
    """The game's own error for a value that does not fit. None, also as a result: the general error."""
    file: OwnFile | None = None
    """None: only words can be chosen."""
    facts: Callable[[Chosen], Mapping[str, int]] | None = None
    """Numbers that follow from a choice, for clients that draw a setup."""

    def offer(self, chosen: Chosen) -> Offer:
        words = self._fitting(chosen)
        return Offer(words, words[0])

    def read(self, value: object, chosen: Chosen) -> str | list[object]:
        words = self._fitting(chosen)
        if isinstance(value, str) and value in words:
            return str(value)
        if self.file is not None and isinstance(value, list):
            return value
        refusal = None if self.refusal is None else self.refusal(value, chosen)
        raise refusal or InvalidOptions(
            "option-unknown-value", option=self.name, value=shown(value), known=", ".join(words)
        )

    def _fitting(self, chosen: Chosen) -> tuple[str, ...]:
        return self.words if self.fitting is None else self.fitting(chosen)


def whole_number(name: str, value: object, *, lowest: int, highest: int) -> int:
    """The value of this option as a plain number."""
    number = _integer(value)
    if number is None or not lowest <= number <= highest:
        raise InvalidOptions(
            "option-out-of-range", option=name, value=shown(value), lowest=lowest, highest=highest
        )
    return number


def _integer(value: object) -> int | None:
    """Any kind of integer as a plain one. True and False are refused, although Python treats them as
    integers.
    """
    try:
        # `index` itself checks that it is a number.
        return None if isinstance(value, bool) else index(value)  # type: ignore[arg-type]
    except TypeError:
        return None
