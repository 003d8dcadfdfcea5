"""The socket of a table: receives requests, sends what the client may see."""

import json
import logging
from dataclasses import dataclass
from functools import partial

from pydantic import TypeAdapter, ValidationError
from starlette.requests import HTTPConnection

from ridotto.engine.errors import RidottoError
from ridotto.engine.notation import quote_short
from ridotto.messages.table.from_server import Accepted
from ridotto.messages.table.requests import FromClient
from ridotto.server.app_context import AppContext
from ridotto.server.http.loading import find_table
from ridotto.server.http.people import browser_of, person_of
from ridotto.server.http.problems import refused_json
from ridotto.server.http.security import is_counted, spend, spend_on, spend_on_table
from ridotto.server.network.websocket import WebSocket
from ridotto.server.store import Person
from ridotto.server.tables import Listener, TableSession
from ridotto.server.token_buckets import Bucket

FAILED = 1011
GARBAGE = 4400
REFUSALS = {
    "no-cookie": 4401,
    "no-spectators": 4403,
    "no-such-table": 4404,
    "table-damaged": 4409,
    "too-many-sockets": 4429,
}
"""Close codes of refusals; FAILED for all others."""
LOGGED = ("sit", "stand", "fill", "clear", "change", "allow_chat", "take_back")
"""Requests that add an entry to a table's log each time, and so have a rate limit."""
TALK = ("emote", "chat", "mute")
WISHES = ("prefer", "skip")
"""Requests that change nothing, but may make a new position or wake the table."""

_REQUESTS: TypeAdapter[FromClient] = TypeAdapter(FromClient)
_ACCEPTED = TypeAdapter(Accepted).serializer
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Visit:
    """What the handshake says about a client: who it is and which table it wants."""

    context: AppContext
    asked: HTTPConnection
    table_id: str
    address: str


async def serve_table(socket: WebSocket, visit: Visit) -> None:
    """Serves a socket whose host, origin and address rate gate.py has checked."""
    context = visit.context
    try:
        _check_room_for_sockets(visit)
        with context.sockets_of_address.one_more(visit.address):
            await _serve(socket, visit)
    except RidottoError as error:
        context.stats.refusals[error.code] += 1
        _turn_away(socket, error)
    except Exception:
        _log.exception("the socket of table %s failed", visit.table_id)
        _turn_away(socket, RidottoError("server-failed"))


def _check_room_for_sockets(visit: Visit) -> None:
    context = visit.context
    has_room = context.sockets_of_address.has_room(visit.address, context.limits.sockets_per_address)
    is_full = context.sockets_of_address.total >= context.limits.sockets_in_all
    if is_full or (not has_room and is_counted(visit.asked, context)):
        raise RidottoError("too-many-sockets")


def _turn_away(socket: WebSocket, error: RidottoError) -> None:
    """Send the reason before closing: browsers hide a refused handshake from their pages."""
    socket.send(refused_json(error, None))
    socket.close(REFUSALS.get(error.code, FAILED), error.code)


async def _serve(socket: WebSocket, visit: Visit) -> None:
    context = visit.context
    person, session = await _arrive(visit)
    place = f"{session.id} {person.id}"
    if context.sockets_of_place.of(place) >= context.limits.sockets_per_place:
        raise RidottoError("too-many-sockets")
    with context.sockets_of_place.one_more(place):
        await _attend(socket, visit, session, person)


async def _arrive(visit: Visit) -> tuple[Person, TableSession]:
    """Who comes to which table. If a browser was signed out in the meantime, it may be this one."""
    directory = visit.context.directory
    while True:
        sign_outs = directory.sign_outs
        person = await person_of(visit.asked, visit.context.store)
        if person is None:
            raise RidottoError("no-cookie")
        session = await find_table(visit.asked, visit.context, visit.table_id)
        if sign_outs == directory.sign_outs:
            return person, session


async def _attend(socket: WebSocket, visit: Visit, session: TableSession, person: Person) -> None:
    context = visit.context
    if session.seat_of(person.id) is not None:
        await _listen(socket, visit, session, person)
        return
    seen_from = f"{session.id} {visit.address}"
    _check_room_for_spectators(visit, session.id, seen_from)
    with (
        context.spectators_of_table.one_more(session.id),
        context.spectators_of_address.one_more(seen_from),
    ):
        await _listen(socket, visit, session, person)


def _check_room_for_spectators(visit: Visit, table_id: str, seen_from: str) -> None:
    context, limits = visit.context, visit.context.limits
    has_room = context.spectators_of_address.has_room(seen_from, limits.spectators_per_address)
    is_full = context.spectators_of_table.of(table_id) >= limits.spectators_per_table
    if is_full or (not has_room and is_counted(visit.asked, context)):
        raise RidottoError("too-many-sockets")


async def _listen(socket: WebSocket, visit: Visit, session: TableSession, person: Person) -> None:
    """Send the table's messages and answer requests until either side closes."""
    context = visit.context
    garbage = Bucket(context.limits.garbage)
    listener = session.join(
        person,
        socket.send,
        lambda code: socket.close(REFUSALS.get(code, FAILED), code),
        visit.address,
        browser_of(visit.asked),
    )
    try:
        while (text := await socket.receive()) is not None:
            try:
                request = _REQUESTS.validate_json(text)
            except ValidationError as error:
                socket.send(refused_json(_complaint(error), _id_in(text)))
                context.stats.refusals["invalid-request"] += 1
                if garbage.take():
                    socket.close(GARBAGE)
                continue
            with context.stats.requests_s.timed():
                socket.send(await _answer(visit, session, listener, request))
    finally:
        session.leave(listener)


async def _answer(visit: Visit, session: TableSession, listener: Listener, request: FromClient) -> bytes:
    context, person = visit.context, listener.person
    try:
        if request.type in LOGGED:
            spend_on(context.seat_changes, person.id)
            spend(context.address_seat_changes, visit.asked, context)
        elif request.type in TALK:
            spend_on(context.talk, person.id)
        elif request.type in WISHES:
            spend_on(context.wishes, person.id)
        elif request.type == "hint":
            spend_on(context.hints, person.id)
        check_new_table = partial(spend_on_table, visit.asked, context, person.id)
        await session.handle(person, request, listener, check_new_table)
    except RidottoError as error:
        context.stats.refusals[error.code] += 1
        return refused_json(error, request.id)
    return _ACCEPTED.to_json(Accepted("accepted", request.id))


def _complaint(error: ValidationError) -> RidottoError:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    field = ".".join(str(part) for part in first["loc"]) or "message"
    return RidottoError("invalid-request", field=quote_short(field), reason=quote_short(first["msg"]))


def _id_in(text: str) -> int | None:
    """The id of a request that is otherwise invalid."""
    try:
        content: object = json.loads(text)
    except (ValueError, RecursionError):
        return None
    found = content.get("id") if isinstance(content, dict) else None
    return found if type(found) is int and 0 <= found <= 2**53 else None
