"""The HTTP interface for a person's own data: history, statistics, browsers, export, deletion."""

from functools import partial
from math import ceil
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from ridotto.engine.errors import RidottoError
from ridotto.engine.records.record import FORMAT, Record
from ridotto.messages.http import MatchRecord
from ridotto.messages.profile import (
    CURSOR,
    MOST_EXPORTED,
    MOST_MATCHES,
    CodeBody,
    DeviceCode,
    Devices,
    Export,
    ExportedMatch,
    PastMatch,
)
from ridotto.server.app_context import AppContext
from ridotto.server.http.answers import json_answer
from ridotto.server.http.openapi.description import answers
from ridotto.server.http.people import COOKIE, browser_of, clear_cookie, person_of
from ridotto.server.http.security import is_counted, spend, spend_on
from ridotto.server.http.visits import context_of, known, with_cookie
from ridotto.server.profile.codes import LIFE_S
from ridotto.server.profile.history import cursor_of, history_page, statistics
from ridotto.server.profile.leaving import delete_person
from ridotto.server.profile.missing import AT_ONCE, fill_in
from ridotto.server.store import Person
from ridotto.server.workers.messages import Relinked, SignedOut

Before = Annotated[str | None, Query(pattern=f"^{CURSOR}$", description="Where the last page ended.")]

EXPORT_SIZE = 256 * 1024
"""The maximum number of record characters in one page of an export."""

router = APIRouter(prefix="/api/me")


@router.get("/history", openapi_extra=answers("History"))
async def read_history(
    request: Request,
    before: Before = None,
    count: Annotated[int, Query(ge=1, le=MOST_MATCHES)] = MOST_MATCHES,
) -> Response:
    """List the results of your matches, the last one first."""
    context, person = await _reader(request)
    is_complete = await _fill_in(request, person)
    return json_answer(await history_page(context.store, person, before, count, is_complete=is_complete))


@router.get("/statistics", openapi_extra=answers("Statistics"))
async def read_statistics(request: Request) -> Response:
    """Return the statistics of your matches, for each game and setup."""
    context, person = await _reader(request)
    is_complete = await _fill_in(request, person)
    return json_answer(await statistics(context.store, person, is_complete=is_complete))


@router.get("/export", openapi_extra=answers("Export"))
async def export_me(request: Request, before: Before = None) -> Response:
    """Export all data that the server keeps about you, page by page: your matches with their records."""
    context, person = await _reader(request)
    _check_exported(request)
    is_complete = await _fill_in(request, person)
    page = await history_page(context.store, person, before, MOST_EXPORTED, is_complete=is_complete)
    matches: list[ExportedMatch] = []
    size = 0
    for match in page.matches:
        record = await _record(context, match, context.proxies.address_of(request))
        size += 0 if record is None else sum(map(len, record.events))
        if matches and size > EXPORT_SIZE:
            break
        matches.append(ExportedMatch(match, record))
    _charge_exported(request, len(matches))
    rest = None if len(matches) == len(page.matches) else cursor_of(matches[-1].match)
    return json_answer(Export(person.name, tuple(matches), rest or page.next))


@router.delete("", openapi_extra=answers("Devices"))
async def delete_me(request: Request) -> Response:
    """Delete your name, your history, your browsers, and all tables without other people."""
    context, person = context_of(request), await known(request)
    spend(context.deletions, request, context)
    await context.device_codes.drop(person.id)
    await delete_person(context.store, context.directory, person)
    answer = json_answer(Devices(0))
    clear_cookie(answer, is_secure=context.proxies.is_https(request))
    return answer


@router.get("/devices", openapi_extra=answers("Devices"))
async def read_devices(request: Request) -> Response:
    """Return the number of browsers that are linked to you."""
    return json_answer(Devices(await context_of(request).store.count_devices((await known(request)).id)))


@router.post("/devices/code", openapi_extra=answers("DeviceCode"))
async def make_code(request: Request) -> Response:
    """Create a one-time code: a browser where you type it in becomes linked to you."""
    context, person = context_of(request), await known(request)
    spend_on(context.codes_asked, person.id)
    if await context.store.count_devices(person.id) >= context.limits.devices:
        raise RidottoError("too-many-devices", most=context.limits.devices)
    return json_answer(DeviceCode(await context.device_codes.make(person.id), LIFE_S))


@router.post("/devices", openapi_extra=answers("Devices"))
async def join_me(request: Request, body: CodeBody) -> Response:
    """Link this browser to the person with this one-time code. The browser loses its previous identity."""
    context = context_of(request)
    spend(context.code_tries, request, context)
    spend_on(context.all_code_tries, "")
    before = await person_of(request, context.store)
    person_id = await context.device_codes.take(body.code)
    secret = await context.store.add_device(person_id)
    if before is not None and before.id != person_id:
        context.directory.sign_out(Relinked(before.id, browser_of(request)))
    return with_cookie(request, json_answer(Devices(await context.store.count_devices(person_id))), secret)


@router.delete("/devices", openapi_extra=answers("Devices"))
async def keep_only_this_device(request: Request) -> Response:
    """Sign out all browsers but this one."""
    context, person = context_of(request), await known(request)
    await context.device_codes.drop(person.id)
    await context.store.keep_only_device(person.id, request.cookies[COOKIE])
    context.directory.sign_out(SignedOut(person.id, browser_of(request)))
    return json_answer(Devices(1))


async def _reader(request: Request) -> tuple[AppContext, Person]:
    context, person = context_of(request), await known(request)
    spend_on(context.histories, person.id)
    return context, person


async def _fill_in(request: Request, person: Person) -> bool:
    """Add older matches while this address is under its limit; returns whether all matches are there."""
    context = context_of(request)
    address = context.proxies.address_of(request)
    if is_counted(request, context) and context.exported.wait_s(address):
        return False
    found = await fill_in(context.store, partial(context.directory.load, address=address), person.id)
    _charge_exported(request, found)
    return found < AT_ONCE


def _check_exported(request: Request) -> None:
    context = context_of(request)
    wait = context.exported.wait_s(context.proxies.address_of(request))
    if wait and is_counted(request, context):
        raise RidottoError("too-fast", seconds=ceil(wait))


def _charge_exported(request: Request, matches: int) -> None:
    context = context_of(request)
    if matches and is_counted(request, context):
        context.exported.charge(context.proxies.address_of(request), matches)


async def _record(context: AppContext, match: PastMatch, address: str) -> MatchRecord | None:
    if not match.has_replay:
        return None
    try:
        session = await context.directory.find(match.table, address)
    except RidottoError:
        return None
    return _message(session.record())


def _message(record: Record) -> MatchRecord:
    return MatchRecord(
        format=FORMAT,
        game=record.game,
        options=dict(record.options),
        seats=tuple(record.seats or ()),
        events=tuple(record.events),
        result=dict(record.result or {}),
    )
