"""What the words of a command line can be. Whatever is none of it is refused before anything starts."""

import os
import re
from collections.abc import Callable
from pathlib import Path

from ridotto.engine.errors import InvalidOptions
from ridotto.engine.notation import quote_short

MOST_GAMES = 1_000_000_000
MOST_LINES = 1_000_000_000
MOST_SECONDS = 3600
MOST_HOPS = 9

_WHOLE = re.compile(r"[+-]?\d{1,18}", re.ASCII)
_DECIMAL = re.compile(r"\+?(\d{1,18}(\.\d{0,18})?|\.\d{1,18})(e[+-]?\d{1,3})?", re.ASCII)
"""Plain numbers. Python itself would take 1_000 for a thousand, and letters of many scripts for digits."""


def whole_number(option: str, lowest: int, highest: int) -> Callable[[str], int]:
    """Reads the whole numbers that an option can be."""

    def read(word: str) -> int:
        if _WHOLE.fullmatch(word) and lowest <= int(word) <= highest:
            return int(word)
        raise InvalidOptions(
            "option-out-of-range", option=option, value=quote_short(word), lowest=lowest, highest=str(highest)
        )

    return read


def number_for_game(word: str) -> int | str:
    """A whole number. The game knows how large it can be, and refuses what is none."""
    return int(word) if _WHOLE.fullmatch(word) else word


def seconds(option: str) -> Callable[[str], float]:
    """Reads a time that somebody waits for."""

    def read(word: str) -> float:
        if _DECIMAL.fullmatch(word) and 0 < float(word) < MOST_SECONDS:
            return float(word)
        raise InvalidOptions(
            "seconds-out-of-range", option=option, value=quote_short(word), most=str(MOST_SECONDS)
        )

    return read


def jobs(word: str) -> int:
    """Processes to share the work; more than these only get in each other's way."""
    return whole_number("--jobs", 1, max(64, os.cpu_count() or 1))(word)


def text(word: str) -> str:
    """What can be written into a file: bytes that are no letters raise a ValueError here."""
    word.encode("utf-8")
    return word


def file(word: str) -> Path:
    """An empty name, such as that of a variable nobody has set, is none: it would mean this folder."""
    # What no file can be called raises a ValueError too.
    if not word or b"\0" in os.fsencode(word):
        raise ValueError(word)
    return Path(word)


def host(word: str) -> str:
    """A host name as browsers send it, without a scheme or a port."""
    from ridotto.server.network.addresses import host_name

    if not word or host_name(word) != word.lower().removesuffix("."):
        raise ValueError(word)
    return word


def token(word: str) -> str:
    """What fits into a header."""
    if not word or not word.isascii() or not word.isprintable():
        raise ValueError(word)
    return word
