"""Who is there: a secret cookie and a name, no account."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ridotto.server.protocol.table import LONGEST_NAME
from ridotto.server.store import Person, Store
from ridotto.server.tables.seating import BOT

COOKIE = "ridotto"
LONGEST_SECRET = 200
COOKIE_S = 400 * 24 * 60 * 60
"""The longest time that browsers keep a cookie; every visit prolongs it."""


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
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    # Nor may a person pass for a bot, who is written this way in records.
    while (printable := printable.strip()).startswith(BOT):
        printable = printable.removeprefix(BOT)
    return " ".join(printable.split())[:LONGEST_NAME].strip()
