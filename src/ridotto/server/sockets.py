"""The socket of a table: requests in, what one may see out."""

import asyncio
import json
import logging
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from ridotto.core.errors import RidottoError
from ridotto.core.notation import cut
from ridotto.server.addresses import address_of, is_own_machine
from ridotto.server.answers import dump
from ridotto.server.house import House
from ridotto.server.limits import Bucket
from ridotto.server.outbox import Outbox
from ridotto.server.people import person_of
from ridotto.server.problems import refused_json
from ridotto.server.protocol.table import Accepted, FromClient
from ridotto.server.store import Person
from ridotto.server.tables import Room

FAILED = 1011
GARBAGE = 4400
TOO_SLOW = 4408
REFUSALS = {
    "no-cookie": 4401,
    "no-spectators": 4403,
    "no-such-table": 4404,
    "table-damaged": 4409,
    "too-many-sockets": 4429,
}
"""Close codes of refusals; FAILED for all others."""

_REQUESTS: TypeAdapter[FromClient] = TypeAdapter(FromClient)
_log = logging.getLogger(__name__)


async def table_socket(websocket: WebSocket) -> None:
    """Host, origin and the rate of the address were checked before (security.py)."""
    house: House = websocket.app.state.house
    table_id: str = websocket.path_params["table_id"]
    try:
        await websocket.accept()
        address = _admitted(websocket, house)
    except RidottoError as error:
        await _turn_away(websocket, error)
        return
    except WebSocketDisconnect:
        return
    with house.sockets_of_address.one_more(address):
        try:
            await _serve(websocket, house, table_id)
        except RidottoError as error:
            await _turn_away(websocket, error)
        except WebSocketDisconnect:
            pass
        except Exception:
            _log.exception("The socket of table %s failed", table_id)
            await _turn_away(websocket, RidottoError("server-failed"))


def _admitted(websocket: WebSocket, house: House) -> str:
    """The address that a socket counts for; raises where it has too many."""
    limits = house.limits
    address = address_of(websocket, is_behind_proxy=house.is_behind_proxy)
    is_own = is_own_machine(websocket, is_behind_proxy=house.is_behind_proxy)
    has_too_many = not is_own and house.sockets_of_address.of(address) >= limits.sockets_per_address
    if has_too_many or house.sockets_of_address.total >= limits.sockets_in_all:
        raise RidottoError("too-many-sockets")
    return address


async def _turn_away(websocket: WebSocket, error: RidottoError) -> None:
    """Say why before closing: browsers show their pages nothing of a refused handshake."""
    try:
        await websocket.send_text(refused_json(error, None).decode())
        await websocket.close(REFUSALS.get(error.code, FAILED), error.code)
    except (WebSocketDisconnect, RuntimeError):
        pass


async def _serve(websocket: WebSocket, house: House, table_id: str) -> None:
    person = await person_of(websocket, house.store)
    if person is None:
        raise RidottoError("no-cookie")
    room = await house.hall.find(table_id)
    if room.seat_of(person.id) is not None:
        await _listen(websocket, house, room, person)
        return
    if house.spectators_of_table.of(room.id) >= house.limits.spectators_per_table:
        raise RidottoError("too-many-sockets")
    with house.spectators_of_table.one_more(room.id):
        await _listen(websocket, house, room, person)


async def _listen(websocket: WebSocket, house: House, room: Room, person: Person) -> None:
    """Say what there is to say and answer requests until either side ends it."""
    outbox = Outbox(house.limits.waiting_messages)
    listener = room.join(person, outbox.put, outbox.finish)
    reading = asyncio.create_task(_read(websocket, house, room, person, outbox))
    try:
        is_read_out = await _write(websocket, outbox, house.limits.stall_s)
        if not is_read_out:
            await _close(websocket, TOO_SLOW, "too slow")
        elif not reading.done():
            await _close(websocket, REFUSALS["no-spectators"], "no-spectators")
        elif (code := reading.result()) is not None:
            await _close(websocket, code, "")
    finally:
        room.part(listener)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)


async def _write(websocket: WebSocket, outbox: Outbox, stall_s: float) -> bool:
    """Write until all is written; False where the other side reads too slowly."""
    try:
        while (message := await outbox.next()) is not None:
            async with asyncio.timeout(stall_s):
                await websocket.send_text(message.decode())
    except TimeoutError:
        return False
    except RuntimeError:
        # The connection was closed below us, for a message that was too long or a missing answer to a ping.
        raise WebSocketDisconnect from None
    return not outbox.has_overflown


async def _read(websocket: WebSocket, house: House, room: Room, person: Person, outbox: Outbox) -> int | None:
    """Answer requests until the other side leaves; then None, or the code to close with."""
    pace = Bucket(house.limits.messages)
    garbage = Bucket(house.limits.garbage)
    try:
        while True:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            while wait := pace.take():
                await asyncio.sleep(wait)
            try:
                outbox.put(await _answer(room, person, message.get("text") or ""))
            except ValidationError as error:
                text = message.get("text") or ""
                outbox.put(refused_json(_complaint(error), _id_in(text)))
                if garbage.take():
                    return GARBAGE
    except Exception:
        _log.exception("A request at table %s failed", room.id)
        return FAILED
    finally:
        outbox.finish()


async def _answer(room: Room, person: Person, text: str) -> bytes:
    request = _REQUESTS.validate_json(text)
    try:
        await room.handle(person, request)
    except RidottoError as error:
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


async def _close(websocket: WebSocket, code: int, reason: str) -> None:
    """Close as well as can be: whoever does not read does not hear this either."""
    try:
        async with asyncio.timeout(1):
            await websocket.close(code, reason)
    except (TimeoutError, WebSocketDisconnect, RuntimeError):
        pass
