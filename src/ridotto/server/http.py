"""The HTTP interface under /api."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from ridotto.core.errors import RidottoError
from ridotto.core.record import Record, parse_record
from ridotto.core.registry import find_game
from ridotto.server.answers import dump, json_answer, json_bytes
from ridotto.server.catalogue import catalogue
from ridotto.server.house import House
from ridotto.server.openapi import answers
from ridotto.server.people import COOKIE, person_of, set_cookie, tidy_name
from ridotto.server.protocol.http import (
    MOST_FRAMES,
    Made,
    Me,
    NameBody,
    Replay,
    ReplayBody,
    TableBody,
    TableList,
)
from ridotto.server.protocol.table import ClockRule, TableSettings
from ridotto.server.security import check_origin, spend, spend_on
from ridotto.server.store import Person
from ridotto.server.tables import Room, usual_level

TableId = Annotated[str, Path(max_length=40, description="The table's id, which is also its invite.")]

router = APIRouter(prefix="/api")


@router.get("/catalogue", openapi_extra=answers("Catalogue"))
async def read_catalogue() -> Response:
    """What can be played here: games, their options, bots and limits."""
    return json_answer(catalogue())


@router.get("/me", openapi_extra=answers("Me"))
async def read_me(request: Request) -> Response:
    """Who you are, and your tables. Gives a cookie to whoever has none; it is your seat at every table."""
    person, secret = await _person(request)
    return _with_cookie(request, await _me(request, person), secret)


@router.put("/me", openapi_extra=answers("Me"))
async def rename_me(request: Request, body: NameBody) -> Response:
    """Choose a name. It is tidied and cut to 24 characters."""
    house = _house(request)
    person, secret = await _person(request)
    name = tidy_name(body.name)
    if not name:
        raise RidottoError("name-empty")
    await house.store.rename(person.id, name)
    person = Person(person.id, name)
    house.hall.renamed(person)
    return _with_cookie(request, await _me(request, person), secret)


@router.get("/tables", openapi_extra=answers("TableList"))
async def list_tables(request: Request) -> Response:
    """Public tables that are not over."""
    house = _house(request)
    person = await person_of(request, house.store)
    return json_answer(TableList(await house.hall.public_tables(person)))


@router.post("/tables", status_code=201, openapi_extra=answers("Made", 201))
async def make_table(request: Request, body: TableBody) -> Response:
    """Open a table."""
    house = _house(request)
    person, secret = await _person(request)
    spend(house.new_tables, request, house)
    spend_on(house.new_tables, f"person {person.id}")
    most = house.limits.open_tables
    if await house.store.count_engaged(person.id, most) >= most:
        raise RidottoError("too-many-tables", most=most)
    room = await house.hall.make(person, _settings(body), _seats(body), starts=body.starts, first=body.first)
    return _with_cookie(request, json_answer(Made(room.id), 201), secret)


@router.get("/tables/{table_id}", openapi_extra=answers("TableSummary"))
async def read_table(request: Request, table_id: TableId) -> Response:
    """A table in short, to you."""
    room = await _house(request).hall.find(table_id)
    person = await person_of(request, _house(request).store)
    return json_answer(room.summary_for(person or NOBODY))


@router.get("/tables/{table_id}/record", openapi_extra=answers("MatchRecord"))
async def read_record(request: Request, table_id: TableId) -> Response:
    """The record of a finished match, as a file."""
    room = await _house(request).hall.find(table_id)
    if not room.is_over:
        raise RidottoError("match-running")
    answer = json_bytes(room.record().dumps().encode())
    answer.headers["content-disposition"] = f'attachment; filename="ridotto-{room.id}.json"'
    return answer


@router.get("/tables/{table_id}/replay", openapi_extra=answers("Replay"))
async def read_replay(
    request: Request,
    table_id: TableId,
    seat: Annotated[int | None, Query(ge=0, le=5)] = None,
    first: Annotated[int, Query(ge=0)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
) -> Response:
    """A match again. While it runs only from your own seat, or as a spectator where they are allowed."""
    house = _house(request)
    room = await house.hall.find(table_id)
    if not room.is_started:
        raise RidottoError("not-started")
    person = await person_of(request, house.store)
    own = None if person is None else room.seat_of(person.id)
    if not room.is_over:
        _check_eyes(room, own, seat)
    eyes = tuple(range(room.match.game.options(room.match.state).players)) if room.is_over else _only(own)
    drawing = partial(
        house.replays.replay,
        room.record(),
        seat=seat,
        eyes=eyes,
        first=first,
        count=count,
        settings=room.settings,
        has_lines=room.is_over,
    )
    return await _replay(request, drawing)


@router.post("/replays", openapi_extra=answers("Replay"))
async def replay_record(request: Request, body: ReplayBody) -> Response:
    """A record from elsewhere, to look at. Nothing of it is kept."""
    drawing = partial(_replay_of, _house(request), body)
    return await _replay(request, drawing)


NOBODY = Person("", None)
"""Somebody without a cookie."""


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _person(request: Request) -> tuple[Person, str]:
    """Who asks, and their secret; whoever has none gets one."""
    house = _house(request)
    person = await person_of(request, house.store)
    if person is not None:
        return person, request.cookies[COOKIE]
    # Another site's page comes without the cookie one has here: a new one would take its place.
    check_origin(request, house)
    spend(house.new_people, request, house)
    return await house.store.make_person()


def _with_cookie(request: Request, answer: Response, secret: str) -> Response:
    set_cookie(answer, secret, is_secure=_house(request).proxies.is_https(request))
    return answer


async def _me(request: Request, person: Person) -> Response:
    return json_answer(Me(person.name, await _house(request).hall.tables_of(person)))


def _settings(body: TableBody) -> TableSettings:
    game = find_game(body.game)
    return TableSettings(
        game=game.id,
        options=game.parse_options(body.options).to_json(),
        is_public=body.is_public,
        allows_spectators=body.allows_spectators,
        pace=body.pace,
        clock=None if body.clock is None else ClockRule(body.clock.move_s, body.clock.reserve_s),
        stand_in=body.stand_in or usual_level(game.id),
    )


def _seats(body: TableBody) -> tuple[str, ...]:
    if body.seats is not None:
        return tuple(body.seats)
    players = find_game(body.game).parse_options(body.options).players
    return ("me", *("open" for _ in range(players - 1)))


def _check_eyes(room: Room, own: int | None, seat: int | None) -> None:
    """While a match runs everybody sees what they have seen at the table, and no more."""
    if seat is not None and seat != own:
        raise RidottoError("not-your-eyes")
    if seat is None and own is None and not room.settings.allows_spectators:
        raise RidottoError("no-spectators")


def _only(seat: int | None) -> tuple[int, ...]:
    return () if seat is None else (seat,)


def _replay_of(house: House, body: ReplayBody) -> Replay:
    record: Record = parse_record(body.record)
    players: int = find_game(record.game).parse_options(record.options).players
    return house.replays.replay(
        record, seat=body.seat, eyes=tuple(range(players)), first=body.first, count=body.count
    )


async def _replay(request: Request, drawing: Callable[[], Any]) -> Response:
    """Draw up a replay and write it down, without keeping the tables waiting."""
    house = _house(request)
    spend(house.asked_replays, request, house)
    async with house.replaying:
        return json_bytes(await asyncio.to_thread(lambda: dump(drawing())))
