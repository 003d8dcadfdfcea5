"""What the record lines of all games share."""

from collections.abc import Sequence

from ridotto.engine.errors import IllegalMove, InvalidMove, one_line

_LONGEST_QUOTE = 60
_LONGEST_REASON = 200


def quote_short(value: object, most: int = _LONGEST_QUOTE) -> str:
    """A piece of input as an error shows it: short, and on one line."""
    try:
        text = str(value)
    except (ValueError, RecursionError):
        # Python refuses to print integers with thousands of digits, and deeply nested lists.
        text = "…"
    return one_line(text, most)


def in_short(error: BaseException) -> str:
    """An error from other code on one line: its type and message."""
    return ": ".join(filter(None, (type(error).__name__, quote_short(error, _LONGEST_REASON))))


def is_number(word: str) -> bool:
    """Whether a word is a whole number as records write it: plain digits, no leading zero."""
    return word.isascii() and word.isdigit() and len(word) <= 9 and (word == "0" or word[0] != "0")


def seat_number(word: str, players: int) -> int:
    if not is_number(word):
        raise InvalidMove("unreadable-seat", text=quote_short(word))
    if int(word) >= players:
        raise InvalidMove("no-such-seat", seat=word, last=players - 1)
    return int(word)


def no_such_action(action: int) -> IllegalMove:
    return IllegalMove("no-such-action", action=quote_short(action))


def no_such_draws(drawn: Sequence[int]) -> InvalidMove:
    return InvalidMove("no-such-draws", found=quote_short(list(drawn)))
