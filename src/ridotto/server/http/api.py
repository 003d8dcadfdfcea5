"""The HTTP interface under /api."""

import asyncio
import re
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import AfterValidator
from starlette.responses import Response

from ridotto.bots.registry import usual_level
from ridotto.engine.errors import RidottoError
from ridotto.engine.records.seat_names import person_name
from ridotto.games import find_game
from ridotto.locale.browser import browser_text
from ridotto.messages.http import MOST_FRAMES, Created, Me, NameBody, TableBody, TableList
from ridotto.messages.limits import LONGEST_NAME, TABLE_ID
from ridotto.messages.table.settings import ClockRule, TableSettings
from ridotto.server.http.answers import json_answer, json_bytes
from ridotto.server.http.catalogue import catalogue
from ridotto.server.http.loading import find_table
from ridotto.server.http.openapi.description import answers, answers_text, hears
from ridotto.server.http.people import person_of
from ridotto.server.http.security import is_counted, spend, spend_on_table_of
from ridotto.server.http.visits import context_of, known_or_new, with_cookie
from ridotto.server.replays.body import body_steps, check_form
from ridotto.server.replays.page import PageRequest, PageSteps, Showing, page_steps, zipped
from ridotto.server.store import Person
from ridotto.server.tables import TableSession
from ridotto.system.language import choose_language


def _table_id(text: str) -> str:
    """What cannot be an id is not looked up: PostgreSQL, for one, takes no text with a zero byte."""
    if not re.fullmatch(TABLE_ID, text):
        raise RidottoError("no-such-table")
    return text


TableId = Annotated[
    str,
    AfterValidator(_table_id),
    Path(
        description="The table's id, which is also its invite.",
        json_schema_extra={"pattern": f"^{TABLE_ID}$"},
    ),
]

router = APIRouter(prefix="/api")


@router.get("/catalogue", openapi_extra=answers("Catalogue"))
async def read_catalogue() -> Response:
    """List the games, their options, the bots and the limits of this server."""
    return json_answer(catalogue())


@router.get("/games/{game_id}/words/{language}", openapi_extra=answers_text())
async def read_words(game_id: str, language: str) -> Response:
    """Return the texts of a game in Fluent syntax. English texts replace those that a language lacks."""
    find_game(game_id)
    text = browser_text(game_id, choose_language(language))
    return Response(text, headers={"cache-control": "no-cache"}, media_type="text/plain; charset=utf-8")


@router.get("/me", openapi_extra=answers("Me"))
async def read_me(request: Request) -> Response:
    """Return your name and your tables. New visitors get a cookie, which identifies them at every table."""
    person, secret = await known_or_new(request)
    return with_cookie(request, await _me(request, person), secret)


@router.put("/me", openapi_extra=answers("Me"))
async def rename_me(request: Request, body: NameBody) -> Response:
    """Choose a name. The server cleans it up and cuts it to 24 characters."""
    context = context_of(request)
    person, secret = await known_or_new(request)
    name = person_name(body.name, LONGEST_NAME)
    if not name:
        raise RidottoError("name-empty")
    await context.store.rename(person.id, name)
    person = Person(person.id, name)
    context.directory.renamed(person)
    return with_cookie(request, await _me(request, person), secret)


@router.get("/tables", openapi_extra=answers("TableList"))
async def list_tables(request: Request) -> Response:
    """List the public tables that are not over."""
    context = context_of(request)
    person = await person_of(request, context.store)
    return json_answer(TableList(await context.directory.public_tables(person)))


async def spend_on_address(request: Request) -> None:
    """Runs before the body is checked: a wrong one costs the server time too."""
    context = context_of(request)
    spend(context.new_tables, request, context)


@router.post(
    "/tables",
    status_code=201,
    dependencies=[Depends(spend_on_address)],
    openapi_extra=answers("Created", 201),
)
async def make_table(request: Request, body: TableBody) -> Response:
    """Open a table."""
    context = context_of(request)
    person, secret = await known_or_new(request)
    await spend_on_table_of(person.id, context)
    session = await context.directory.make(
        person, _settings(body), _seats(body), starts=body.starts, first=body.first
    )
    return with_cookie(request, json_answer(Created(session.id), 201), secret)


@router.get("/tables/{table_id}", openapi_extra=answers("TableSummary"))
async def read_table(request: Request, table_id: TableId) -> Response:
    """Return the summary of a table, from your point of view."""
    session = await find_table(request, context_of(request), table_id)
    person = await person_of(request, context_of(request).store)
    return json_answer(session.summary_for(person or NOBODY))


@router.get("/tables/{table_id}/record", openapi_extra=answers("MatchRecord"))
async def read_record(request: Request, table_id: TableId) -> Response:
    """Return the record of a finished match as a file."""
    session = await find_table(request, context_of(request), table_id)
    if not session.is_over:
        raise RidottoError("match-running")
    answer = json_bytes(session.record().dumps().encode())
    answer.headers["content-disposition"] = f'attachment; filename="ridotto-{session.id}.json"'
    return answer


@router.get("/tables/{table_id}/replay", openapi_extra=answers("Replay"))
async def read_replay(
    request: Request,
    table_id: TableId,
    form: Annotated[int | None, Query(description="2")] = None,
    seat: Annotated[int | None, Query(ge=0, le=5)] = None,
    first: Annotated[int, Query(ge=0)] = 0,
    count: Annotated[int, Query(ge=0, le=MOST_FRAMES, description="0: only rounds")] = MOST_FRAMES,
    first_round: Annotated[int, Query(ge=0)] = 0,
    is_open: Annotated[bool, Query(alias="open", description="tell what each seat held")] = False,  # noqa: FBT002
) -> Response:
    """Replay a match. While it runs: only from your own seat, or as a spectator if the table allows
    spectators."""
    check_form(form)
    context = context_of(request)
    session = await find_table(request, context, table_id)
    if not session.is_started:
        raise RidottoError("not-started")
    person = await person_of(request, context.store)
    own = None if person is None else session.seat_of(person.id)
    if not session.is_over:
        _check_eyes(session, own, seat)
    eyes = None if session.is_over else _only(own)
    showing = Showing(session.record(), eyes, session.settings, has_lines=session.is_over)
    wish = PageRequest(seat, first, count, first_round, is_open=is_open)
    return await _replay(request, page_steps(context.replays.kept, showing, wish))


@router.post("/replays", openapi_extra=hears("ReplayBody") | answers("Replay"))
async def replay_record(request: Request) -> Response:
    """Replay an uploaded record. The server does not save it."""
    # The framework would parse it on the event loop; a large record takes too long for that.
    return await _replay(request, body_steps(context_of(request).replays.kept, await request.body()))


NOBODY = Person("", None)
"""A visitor without a cookie."""
GONE = 499
"""A status that nobody reads: the client has closed the connection."""


async def _me(request: Request, person: Person) -> Response:
    return json_answer(Me(person.name, await context_of(request).directory.tables_of(person)))


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
        from_memory=body.from_memory,
        is_correspondence=body.is_correspondence,
    )


def _seats(body: TableBody) -> tuple[str, ...]:
    if body.seats is not None:
        return tuple(body.seats)
    players = find_game(body.game).parse_options(body.options).players
    return ("me", *("open" for _ in range(players - 1)))


def _check_eyes(session: TableSession, own: int | None, seat: int | None) -> None:
    """While a match runs, a person sees only what they have seen at the table."""
    if session.settings.from_memory:
        raise RidottoError("from-memory-running")
    if seat is not None and seat != own:
        raise RidottoError("not-your-eyes")
    if seat is None and own is None and not session.settings.allows_spectators:
        raise RidottoError("no-spectators")


def _only(seat: int | None) -> tuple[int, ...]:
    return () if seat is None else (seat,)


async def _replay(request: Request, steps: PageSteps) -> Response:
    """Draw a page without blocking the tables; give up when the client is gone."""
    context = context_of(request)
    is_zipped = "gzip" in request.headers.get("accept-encoding", "")
    drawing = asyncio.ensure_future(
        context.replays.draw(
            zipped(steps) if is_zipped else steps,
            context.proxies.address_of(request),
            is_charged=is_counted(request, context),
        )
    )
    leaving = asyncio.ensure_future(_until_gone(request))
    try:
        await asyncio.wait((drawing, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not drawing.done():
            return Response(status_code=GONE)
        answer = json_bytes(drawing.result())
    finally:
        drawing.cancel()
        leaving.cancel()
    answer.headers["vary"] = "accept-encoding"
    if is_zipped:
        answer.headers["content-encoding"] = "gzip"
    return answer


async def _until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
