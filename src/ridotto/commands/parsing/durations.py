"""Times as people write them: 365d, 12h."""

from datetime import timedelta

from ridotto.engine.errors import InvalidOptions
from ridotto.engine.notation import quote_short

UNITS = {"d": timedelta(days=1), "h": timedelta(hours=1)}
LONGEST = timedelta(days=365_000)
MOST_DIGITS = 6


def duration(word: str) -> timedelta:
    number, unit = word[:-1], word[-1:]
    if unit not in UNITS or not (number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS):
        raise InvalidOptions("duration-unreadable", text=quote_short(word))
    return min(int(number) * UNITS[unit], LONGEST)
