"""Identifies a person by a secret cookie and a name, without an account."""

import hashlib

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ridotto.server.store import Person, Store

COOKIE = "ridotto"
LONGEST_SECRET = 200
COOKIE_S = 400 * 24 * 60 * 60
"""The longest time that browsers keep a cookie; every visit prolongs it."""


def browser_of(connection: HTTPConnection) -> str:
    """Tells the browsers of a person apart, without their secrets."""
    return hashlib.sha256(connection.cookies.get(COOKIE, "").encode("utf-8", "surrogatepass")).hexdigest()


async def person_of(connection: HTTPConnection, store: Store) -> Person | None:
    secret = connection.cookies.get(COOKIE, "")
    if not secret or len(secret) > LONGEST_SECRET:
        return None
    return await store.person_by_secret(secret)


def clear_cookie(response: Response, *, is_secure: bool) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=is_secure)


def set_cookie(response: Response, secret: str, *, is_secure: bool) -> None:
    response.set_cookie(
        COOKIE, secret, max_age=COOKIE_S, path="/", httponly=True, samesite="lax", secure=is_secure
    )
