"""Who is there: a secret cookie and a name, no account."""

from unicodedata import category, normalize

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ridotto.messages.table import LONGEST_NAME
from ridotto.server.store import Person, Store
from ridotto.server.tables.state.seating import BOT

COOKIE = "ridotto"
LONGEST_SECRET = 200
COOKIE_S = 400 * 24 * 60 * 60
"""The longest time that browsers keep a cookie; every visit prolongs it."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""
MOST_MARKS = 3
"""Accents on one letter."""


async def person_of(connection: HTTPConnection, store: Store) -> Person | None:
    secret = connection.cookies.get(COOKIE, "")
    if not secret or len(secret) > LONGEST_SECRET:
        return None
    return await store.person_by_secret(secret)


def set_cookie(response: Response, secret: str, *, is_secure: bool) -> None:
    response.set_cookie(
        COOKIE, secret, max_age=COOKIE_S, path="/", httponly=True, samesite="lax", secure=is_secure
    )


def tidy_name(name: str) -> str:
    """What can be read, with single spaces, and not too long; it may be empty."""
    # Letters that only change the direction or the looks of others would let one name pose as another.
    readable = "".join(letter if _is_seen(letter) else " " for letter in normalize("NFC", name))
    # Nor may a person pass for a bot, who is written this way in records.
    while (readable := readable.strip()).startswith(BOT):
        readable = readable.removeprefix(BOT)
    return " ".join(_with_few_marks(readable).split())[:LONGEST_NAME].strip()


def _is_seen(letter: str) -> bool:
    return letter.isprintable() and letter not in BLANKS


def _with_few_marks(text: str) -> str:
    """Without marks that stand on nothing, or in heaps."""
    kept = []
    marks = MOST_MARKS
    for letter in text:
        marks = marks + 1 if category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)
