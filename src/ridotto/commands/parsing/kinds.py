"""Types of command-line arguments. A wrong value is refused before anything starts."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ridotto.engine.errors import InvalidOptions
from ridotto.engine.notation import quote_short

if TYPE_CHECKING:
    from ridotto.server.store.place import Place

MOST_GAMES = 1_000_000_000
MOST_LINES = 1_000_000_000
MOST_SECONDS = 3600
MOST_MINUTES = 100_000
MOST_HOPS = 9
MOST_WORKERS = 64

_WHOLE = re.compile(r"[+-]?\d{1,18}", re.ASCII)
_RANGE = re.compile(r"(\d{1,18}):(\d{1,18})", re.ASCII)
_HOST_AND_PORT = re.compile(r"(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]):([0-9]{1,5})")
_HOST_NAME = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.?")
_DECIMAL = re.compile(r"\+?(\d{1,18}(\.\d{0,18})?|\.\d{1,18})(e[+-]?\d{1,3})?", re.ASCII)
"""Plain ASCII digits. Python itself accepts 1_000 and digits of many scripts."""


def whole_number(option: str, lowest: int, highest: int) -> Callable[[str], int]:
    """A parser of whole numbers in a range."""

    def read(word: str) -> int:
        if _WHOLE.fullmatch(word) and lowest <= int(word) <= highest:
            return int(word)
        raise InvalidOptions(
            "option-out-of-range", option=option, value=quote_short(word), lowest=lowest, highest=str(highest)
        )

    return read


def deals(word: str) -> range:
    """A range of deals, 0:500; the end is not played."""
    found = _RANGE.fullmatch(word)
    if found and int(found[1]) < int(found[2]) <= MOST_GAMES:
        return range(int(found[1]), int(found[2]))
    raise InvalidOptions("deals-unreadable", value=quote_short(word), most=str(MOST_GAMES))


def number_for_game(word: str) -> int | str:
    """A whole number. The game checks its range, and refuses what is no number."""
    return int(word) if _WHOLE.fullmatch(word) else word


def seconds(option: str) -> Callable[[str], float]:
    """A parser of seconds."""

    def read(word: str) -> float:
        if _DECIMAL.fullmatch(word) and 0 < float(word) < MOST_SECONDS:
            return float(word)
        raise InvalidOptions(
            "seconds-out-of-range", option=option, value=quote_short(word), most=str(MOST_SECONDS)
        )

    return read


def minutes(word: str) -> float:
    if _DECIMAL.fullmatch(word) and 0 < float(word) <= MOST_MINUTES:
        return float(word)
    raise InvalidOptions("minutes-out-of-range", value=quote_short(word), most=str(MOST_MINUTES))


def jobs(word: str) -> int:
    """The number of worker processes; more than the processors only slow each other down."""
    return whole_number("--jobs", 1, max(64, os.cpu_count() or 1))(word)


def cluster(word: str) -> str:
    """`auto`, or the host and port of a cluster's head."""
    found = _HOST_AND_PORT.fullmatch(word)
    if word == "auto" or (found and 0 < int(found[1]) < 1 << 16):
        return word
    raise InvalidOptions("cluster-address", value=quote_short(word))


def text(word: str) -> str:
    """Text that can be encoded; undecodable bytes raise a ValueError here."""
    word.encode("utf-8")
    return word


def file(word: str) -> Path:
    """An empty name, as from an unset variable, is refused: it would mean this folder."""
    # An impossible file name raises a ValueError too.
    if not word or b"\0" in os.fsencode(word):
        raise ValueError(word)
    return Path(word)


def place(word: str) -> "Place":
    """Where tables are kept: a file, or the URL of a database."""
    from ridotto.server.data_place import parse_place

    file(word)
    return parse_place(word)


def host(word: str) -> str:
    """A host name as browsers send it, without a scheme or a port."""
    if _HOST_NAME.fullmatch(word):
        return word
    raise InvalidOptions("host-name-unreadable", value=quote_short(word))


def token(word: str) -> str:
    """Text that fits into an HTTP header."""
    if not word or not word.isascii() or not word.isprintable():
        raise ValueError(word)
    return word
