"""The names of people and of bots that a record has for its seats."""

from unicodedata import category, normalize

BOT_PREFIX = "bot:"
"""How a record marks a seat that a bot plays."""

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Invisible characters."""

MOST_MARKS = 3
"""Accents on one letter."""


def unnamed(seat: int) -> str:
    """The name of a person without a name in a record, in any language."""
    return f"seat {seat}"


def tidy_name(name: str, longest: int) -> str:
    """The readable part of a name, with single spaces, cut to the longest length; it may be empty."""
    return _readable(name)[:longest].strip()


def person_name(name: str, longest: int) -> str:
    """The same for a person, who must not pass for a bot."""
    readable = _readable(name)
    while readable.startswith(BOT_PREFIX):
        readable = _readable(readable.removeprefix(BOT_PREFIX))
    return readable[:longest].strip()


def _readable(name: str) -> str:
    # Letters that only change the direction or the looks of others would let one name pose as another, and
    # control characters could steer a terminal.
    seen = "".join(letter if _is_seen(letter) else " " for letter in normalize("NFC", name))
    return " ".join(_with_few_marks(seen.strip()).split())


def _is_seen(letter: str) -> bool:
    return letter.isprintable() and letter not in BLANKS


def _with_few_marks(text: str) -> str:
    """Without combining marks that have no base letter, or too many on one letter."""
    kept = []
    marks = MOST_MARKS
    for letter in text:
        marks = marks + 1 if category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)
