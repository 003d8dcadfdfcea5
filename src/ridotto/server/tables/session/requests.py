"""Turns people's requests into log entries; an error says why a request is refused."""

import math
from collections.abc import Iterable

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Seat
from ridotto.engine.play.match import Step
from ridotto.messages.table.requests import (
    AllowChatRequest,
    ChangeRequest,
    ClearRequest,
    FillRequest,
    FromClient,
    MoveRequest,
    ReturnRequest,
    SitRequest,
    StandRequest,
    StartRequest,
    TakeBackRequest,
)
from ridotto.server.tables.session.hosting import change, check_host
from ridotto.server.tables.session.timing import PAUSES_S
from ridotto.server.tables.state.entries import (
    ChatAllowed,
    Cleared,
    Entry,
    Event,
    Filled,
    PersonId,
    Replaced,
    Returned,
    Sat,
    Started,
    Stood,
    TakenBack,
)
from ridotto.server.tables.state.settings import check_level
from ridotto.server.tables.state.table import Planned, Plans, Table


def plans_for(table: Table, person: PersonId, request: FromClient, now: float) -> Plans:
    """All requests except a rematch, which concerns two tables, and those that lead to no entry."""
    match request:
        case MoveRequest():
            return _move(table, person, request, now)
        case TakeBackRequest():
            seat = _deciding_seat(table, person, request.decision)
            return _take_back(table, seat)
        case SitRequest():
            return [_sit(table, person, request.seat)]
        case StandRequest():
            return _stand(table, person)
        case ReturnRequest():
            return _return(table, person)
        case FillRequest():
            return _fill(table, person, request)
        case ClearRequest():
            return _clear(table, person, request.seat)
        case ChangeRequest():
            _check_arranging(table, person)
            return [change(table, request)]
        case StartRequest():
            return _start(table, person)
        case AllowChatRequest():
            check_host(table, person)
            is_news = request.is_allowed != table.seating.is_chat_on
            return [Planned(ChatAllowed(request.is_allowed))] if is_news else []
    raise TypeError(request)


# Playing


def _move(table: Table, person: PersonId, request: MoveRequest, now: float) -> Plans:
    seat = _deciding_seat(table, person, request.decision)
    if seat not in table.acting:
        raise RidottoError("nothing-to-decide")
    return play(table, seat, request.move, spent_s=spent_s(table, seat, now))


def spent_s(table: Table, seat: Seat, now: float) -> float | None:
    """The seconds for the log, rounded up so that used time stays used."""
    if table.clocks is None:
        return None
    return math.ceil(table.clocks.spent_s(seat, now) * 1000) / 1000


def hinted_seat(table: Table, person: PersonId, decision: int) -> Seat:
    """The seat for a hint; raises if hints are not allowed."""
    seat = _deciding_seat(table, person, decision)
    if seat not in table.acting:
        raise RidottoError("nothing-to-decide")
    if not table.allows_hints:
        raise RidottoError("hints-not-allowed")
    return seat


def _deciding_seat(table: Table, person: PersonId, decision: int) -> Seat:
    """The seat of a choice; raises unless it answers the present decision."""
    seat = own_seat(table, person)
    _check_started(table)
    # This check is first, so that a second copy of an accepted move is recognised.
    if decision != table.decisions[seat]:
        raise RidottoError("stale-decision")
    if table.is_over:
        raise RidottoError("match-over")
    if not table.seating.is_played_by_person(seat):
        raise RidottoError("bot-plays-for-you")
    return seat


def own_seat(table: Table, person: PersonId) -> Seat:
    seat = table.seating.seat_of(person)
    if seat is None:
        raise RidottoError("not-your-seat")
    return seat


def _check_started(table: Table) -> None:
    if not table.seating.is_started:
        raise RidottoError("not-started")


# Coming and going


def _sit(table: Table, person: PersonId, seat: Seat | None) -> Planned:
    seating = table.seating
    if seating.seat_of(person) is not None:
        raise RidottoError("already-seated")
    seating.check_not_started()
    if seat is None:
        if not seating.open_seats:
            raise RidottoError("table-full")
        return Planned(Sat(seating.open_seats[0], person))
    seating.check_seat(seat)
    if seat not in seating.open_seats:
        raise RidottoError("seat-taken")
    return Planned(Sat(seat, person))


def _stand(table: Table, person: PersonId) -> Plans:
    seat = own_seat(table, person)
    if not table.seating.is_started:
        return [Planned(Stood(seat))]
    if table.is_over:
        raise RidottoError("match-over")
    has_left = table.seating.seats[seat].absence == "left"
    return [] if has_left else [Planned(Replaced(seat, "left"))]


def _return(table: Table, person: PersonId) -> Plans:
    seat = own_seat(table, person)
    _check_started(table)
    if table.seating.seats[seat].absence is None:
        raise RidottoError("not-replaced")
    return [Planned(Returned(seat))]


# The host's


def _check_arranging(table: Table, person: PersonId) -> None:
    check_host(table, person)
    table.seating.check_not_started()


def _fill(table: Table, person: PersonId, request: FillRequest) -> Plans:
    _check_arranging(table, person)
    check_level(table.game.id, request.level)
    seating = table.seating
    if request.seat is None:
        if not seating.open_seats:
            raise RidottoError("table-full")
        return [Planned(Filled(seat, request.level)) for seat in seating.open_seats]
    seating.check_seat(request.seat)
    if request.seat not in seating.open_seats:
        raise RidottoError("seat-taken")
    return [Planned(Filled(request.seat, request.level))]


def _clear(table: Table, person: PersonId, seat: Seat) -> Plans:
    _check_arranging(table, person)
    table.seating.check_seat(seat)
    sitter = table.seating.seats[seat]
    if sitter.kind == "open":
        return []
    # A host who clears their own seat stands up.
    entry: Entry = Stood(seat) if sitter.person == person else Cleared(seat)
    return [Planned(entry)]


def _start(table: Table, person: PersonId) -> Plans:
    _check_arranging(table, person)
    if table.seating.open_seats:
        raise RidottoError("seats-open", count=len(table.seating.open_seats))
    return begin(table)


# Entries of starting, moving and chance


def begin(table: Table) -> Plans:
    """Start the match, with the chance events that follow."""
    match = table.match
    step = None if table.first is None else match.first_step(table.first)
    if step is None:
        return [Planned(Started()), *_events(match.chance_steps())]
    return [Planned(Started()), *_events([step, *match.chance_steps(step)])]


def play(table: Table, seat: Seat, move: str, *, spent_s: float | None) -> Plans:
    """A move; where the table does not rest after it, with the chance events that follow."""
    step = table.match.move_step(seat, move)
    kind = table.game.step_kind(table.match.state, step.state)
    plans = [Planned(Event(step.line, spent_s), step, kind)]
    if not PAUSES_S[table.settings.pace][kind]:
        plans += _events(table.match.chance_steps(step))
    return plans


def play_chance(table: Table) -> Plans:
    return _events(table.match.chance_steps())


def _take_back(table: Table, seat: Seat) -> Plans:
    return [Planned(TakenBack(seat), Step("", table.game.retract(table.match.state, seat), seat))]


def _events(steps: Iterable[Step[object]]) -> Plans:
    return [Planned(Event(step.line), step) for step in steps]
