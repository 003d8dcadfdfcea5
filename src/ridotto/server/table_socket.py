"""The socket of a table: requests in, what one may see out."""

import json
import logging
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.requests import HTTPConnection

from ridotto.engine.errors import RidottoError
from ridotto.engine.notation import cut
from ridotto.messages.table import Accepted, FromClient
from ridotto.server.answers import dump
from ridotto.server.house import House
from ridotto.server.limits import Bucket
from ridotto.server.network.websocket import WebSocket
from ridotto.server.people import person_of
from ridotto.server.problems import refused_json
from ridotto.server.security import is_counted, spend_on
from ridotto.server.store import Person
from ridotto.server.tables import Room

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
SEAT_CHANGES = ("sit", "stand", "fill", "clear")

_REQUESTS: TypeAdapter[FromClient] = TypeAdapter(FromClient)
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Visit:
    """Who comes to which table, as far as the handshake tells."""

    house: House
    asked: HTTPConnection
    table_id: str
    address: str


async def serve_table(socket: WebSocket, visit: Visit) -> None:
    """Host, origin and the rate of the address were checked before (gate.py)."""
    house = visit.house
    try:
        _check_room_for_sockets(visit)
        with house.sockets_of_address.one_more(visit.address):
            await _serve(socket, visit)
    except RidottoError as error:
        house.stats.refusals[error.code] += 1
        _turn_away(socket, error)
    except Exception:
        _log.exception("the socket of table %s failed", visit.table_id)
        _turn_away(socket, RidottoError("server-failed"))


def _check_room_for_sockets(visit: Visit) -> None:
    house = visit.house
    has_many = house.sockets_of_address.of(visit.address) >= house.limits.sockets_per_address
    is_full = house.sockets_of_address.total >= house.limits.sockets_in_all
    if is_full or (has_many and is_counted(visit.asked, house)):
        raise RidottoError("too-many-sockets")


def _turn_away(socket: WebSocket, error: RidottoError) -> None:
    """Say why before closing: browsers show their pages nothing of a refused handshake."""
    socket.send(refused_json(error, None))
    socket.close(REFUSALS.get(error.code, FAILED), error.code)


async def _serve(socket: WebSocket, visit: Visit) -> None:
    house = visit.house
    person = await person_of(visit.asked, house.store)
    if person is None:
        raise RidottoError("no-cookie")
    room = await house.hall.find(visit.table_id)
    if room.seat_of(person.id) is not None:
        await _listen(socket, visit, room, person)
        return
    if house.spectators_of_table.of(room.id) >= house.limits.spectators_per_table:
        raise RidottoError("too-many-sockets")
    with house.spectators_of_table.one_more(room.id):
        await _listen(socket, visit, room, person)


async def _listen(socket: WebSocket, visit: Visit, room: Room, person: Person) -> None:
    """Say what there is to say and answer requests until either side ends it."""
    house = visit.house
    garbage = Bucket(house.limits.garbage)
    listener = room.join(person, socket.send, lambda: socket.close(REFUSALS["no-spectators"]), visit.address)
    try:
        while (text := await socket.receive()) is not None:
            try:
                request = _REQUESTS.validate_json(text)
            except ValidationError as error:
                socket.send(refused_json(_complaint(error), _id_in(text)))
                house.stats.refusals["invalid-request"] += 1
                if garbage.take():
                    socket.close(GARBAGE)
                continue
            with house.stats.requests_s.timed():
                socket.send(await _answer(house, room, person, request))
    finally:
        room.part(listener)


async def _answer(house: House, room: Room, person: Person, request: FromClient) -> bytes:
    try:
        if request.type in SEAT_CHANGES:
            spend_on(house.seat_changes, person.id)
        await room.handle(person, request)
    except RidottoError as error:
        house.stats.refusals[error.code] += 1
        return refused_json(error, request.id)
    return dump(Accepted("accepted", request.id))


def _complaint(error: ValidationError) -> RidottoError:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    field = ".".join(str(part) for part in first["loc"]) or "message"
    return RidottoError("invalid-request", field=cut(field), reason=cut(first["msg"]))


def _id_in(text: str) -> int | None:
    """The id of a request that is wrong in another way."""
    try:
        content: Any = json.loads(text)
    except (ValueError, RecursionError):
        return None
    found = content.get("id") if isinstance(content, dict) else None
    return found if type(found) is int and 0 <= found <= 2**53 else None
