"""Finds the person behind a request, for every part of the HTTP interface."""

from starlette.requests import Request
from starlette.responses import Response

from ridotto.engine.errors import RidottoError
from ridotto.server.app_context import AppContext
from ridotto.server.http.people import COOKIE, person_of, set_cookie
from ridotto.server.http.security import check_origin, spend
from ridotto.server.store import Person


def context_of(request: Request) -> AppContext:
    context: AppContext = request.app.state.context
    return context


async def known_or_new(request: Request) -> tuple[Person, str]:
    """The person who asks, and their secret; a new visitor gets one."""
    context = context_of(request)
    person = await person_of(request, context.store)
    if person is not None:
        return person, request.cookies[COOKIE]
    # A request from another site's page lacks the visitor's cookie: a new one would overwrite it.
    check_origin(request, context)
    spend(context.new_people, request, context)
    person, secret = await context.store.make_person()
    context.newcomers.add(person.id)
    return person, secret


async def known(request: Request) -> Person:
    """The person who asks; raises `no-cookie` if the server does not know them."""
    person = await person_of(request, context_of(request).store)
    if person is None:
        raise RidottoError("no-cookie")
    return person


def with_cookie(request: Request, answer: Response, secret: str) -> Response:
    set_cookie(answer, secret, is_secure=context_of(request).proxies.is_https(request))
    return answer
