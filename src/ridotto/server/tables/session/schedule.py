"""What a table does by itself, and when: bots, chance, clocks that run out, people who come and go."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from ridotto.engine.game import Seat
from ridotto.server.store import StoreError
from ridotto.server.tables.bots.hints import Hints
from ridotto.server.tables.bots.pending_bot_moves import PendingBotMoves
from ridotto.server.tables.services import SharedServices
from ridotto.server.tables.session.audience import Audience
from ridotto.server.tables.session.hosting import succession
from ridotto.server.tables.session.requests import begin, play, play_chance, spent_s
from ridotto.server.tables.session.table_log import TableLog
from ridotto.server.tables.session.timing import Pause, Presence, RunningClocks, Timer
from ridotto.server.tables.session.worker_sync import WorkerSync
from ridotto.server.tables.state.entries import Hosted, Replaced, Returned
from ridotto.server.tables.state.table import Planned, Plans, Table
from ridotto.server.tables.tasks import Tasks

ALONE_S = 60.0
"""How far ahead a table sets its timer while nobody is connected."""
RETRY_S = 5.0
"""How long a table does nothing by itself after an automatic action has failed."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class DueAction:
    due: float
    plan: Callable[[], Plans]


@dataclass(frozen=True, slots=True)
class ScheduleInputs:
    """What the automatic actions depend on besides the log."""

    presence: Presence
    now: float
    away_s: float
    lobby_s: float
    clocks_now: float
    """The time base of the table's clocks: `now`, or seconds since 1970 by correspondence."""
    rests_until: Callable[[], float]
    """When bots and chance may continue; not used while people act."""
    bot_move_of: Callable[[Seat], str | None]
    """The move that the bot of a seat has chosen; None: it is thinking."""


class Schedule:
    """Sets a timer for the next automatic action.

    The timer's callback refers to the session, so a table with a timer stays in memory.
    """

    def __init__(
        self,
        *,
        table_log: TableLog,
        audience: Audience,
        clocks: RunningClocks,
        pause: Pause,
        sync: WorkerSync,
        hints: Hints,
        tasks: Tasks,
        services: SharedServices,
    ) -> None:
        self._id = table_log.table_id
        self._table = table_log.table
        self._table_log = table_log
        self._audience = audience
        self._presence = audience.presence
        self._clocks = clocks
        self._pause = pause
        self._sync = sync
        self._hints = hints
        self._tasks = tasks
        self._clock = services.clock
        self._waits = services.waits
        self._other_workers = services.other_workers
        self._bots_only = services.bots_only
        self._pending_bot_moves = PendingBotMoves(self._table, services.bots, audience.account, self.renew)
        self._acts_from = self._clock.now()
        """The earliest time for an automatic action."""
        self._timer: Timer | None = None
        self._is_looked_up = False
        """Whether something may be due while nobody is connected."""
        self._is_closed = False

    @property
    def is_awake(self) -> bool:
        """Whether anybody is connected."""
        return self._presence.is_anybody_here and not self._is_closed

    @property
    def _is_active(self) -> bool:
        """Whether it acts by itself: somebody is connected, or nobody has to be."""
        is_wanted = self.is_awake or (self._table.goes_on_alone and not self._is_closed)
        return is_wanted and (self._other_workers.is_alone or self._other_workers.leaves_to_us(self._id))

    @property
    def _needs_keeper(self) -> bool:
        """Whether this worker should hold the table's lease, if no other does."""
        is_due = self._is_looked_up and self._table.goes_on_alone
        return not self._is_closed and (bool(self._presence.connected) or is_due)

    def renew(self) -> None:
        """Set the timer for the next action. An empty table sets none, or none for hours ahead: then it may
        leave memory, and the directory loads it again.
        """
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._tell_other_workers()
        if not self._is_active:
            self._pending_bot_moves.forget()
            if not self.is_awake:
                self._hints.forget()
            return
        due = self._acts_from if self._table_log.is_behind else self._next_due()
        if due is not None and (self._presence.is_anybody_here or due - self._clock.now() <= ALONE_S):
            self._timer = self._clock.call_at(max(due, self._acts_from), self._wake)
        elif self._is_looked_up and not self._pending_bot_moves.is_any_under_way:
            self._is_looked_up = False
            self._tell_other_workers()

    def look_up(self) -> None:
        """Do what is due, even if nobody is connected."""
        self._is_looked_up = True
        self.renew()

    def back_off(self) -> None:
        """Pause automatic actions after a failure that may pass."""
        self._rest()
        self.renew()

    def close(self) -> None:
        """Stop automatic actions."""
        self._is_closed = True
        self.renew()

    def _tell_other_workers(self) -> None:
        if not self._other_workers.is_alone:
            self._sync.keep_up(is_needed=self._needs_keeper)

    def _next_due(self) -> float | None:
        return min((action.due for action in automatic_actions(self._table, self._inputs())), default=None)

    def _wake(self) -> None:
        self._timer = None
        self._tasks.spawn(self._act())

    async def _act(self) -> None:
        """Do the first action that is due."""
        async with self._table_log.lock:
            try:
                await self._table_log.with_retries(self._do_what_is_due)
            except StoreError as error:
                self._give_up(error)
            except Exception:
                _log.exception("table %s: an action failed, the server will retry it", self._id)
                self._rest()
        self.renew()

    async def _do_what_is_due(self) -> None:
        plans = self._due()
        await self._table_log.carry_out(plans, token=self._other_workers.token_for(self._id))
        if plans and self._table.seating.is_a_show:
            wait = self._bots_only.charge(self._audience.addresses)
            self._acts_from = max(self._acts_from, self._clock.now() + wait)

    def _give_up(self, error: StoreError) -> None:
        if error.code == "lease-lost":
            _log.warning("table %s: another worker looks after it now", self._id)
            self._other_workers.lose(self._id)
        else:
            # The store has logged it already.
            self._rest()

    def _rest(self) -> None:
        self._pending_bot_moves.forget()
        self._acts_from = self._clock.now() + RETRY_S

    def _due(self) -> Plans:
        if not self._is_active:
            return []
        inputs = self._inputs()
        due = (action for action in automatic_actions(self._table, inputs) if action.due <= inputs.now)
        action = next(due, None)
        return [] if action is None else action.plan()

    def _inputs(self) -> ScheduleInputs:
        return ScheduleInputs(
            self._presence,
            self._clock.now(),
            self._waits.away_s,
            self._waits.lobby_s,
            self._clocks.now(),
            self._rests_until,
            self._pending_bot_moves.ask_for,
        )

    def _rests_until(self) -> float:
        return self._pause.until(self._audience.pace, self._audience.players_here)


def automatic_actions(table: Table, inputs: ScheduleInputs) -> Iterator[DueAction]:
    """Everything the table will do by itself if nothing else happens."""
    if table.status == "gathering":
        yield from _gathering(table, inputs)
    elif table.status == "playing":
        yield from _returning(table, inputs)
        if table.is_chance_due:
            yield DueAction(inputs.rests_until(), lambda: play_chance(table))
        for seat in table.acting:
            if table.seating.is_played_by_person(seat):
                yield from _persons_turn(table, seat, inputs)
            elif (move := inputs.bot_move_of(seat)) is not None:
                yield _play(table, seat, move, inputs.rests_until())


def _gathering(table: Table, inputs: ScheduleInputs) -> Iterator[DueAction]:
    seating, presence = table.seating, inputs.presence
    is_complete = table.settings.is_correspondence or all(map(presence.is_here, seating.people))
    if seating.starts and not seating.open_seats and is_complete:
        yield DueAction(inputs.now, lambda: begin(table))
    if next_host := succession(table, presence, inputs.lobby_s):
        yield DueAction(next_host.due, lambda: [Planned(Hosted(next_host.heir))])


def _returning(table: Table, inputs: ScheduleInputs) -> Iterator[DueAction]:
    """A person who only lost the connection gets the seat back by reconnecting."""
    for seat in table.seating.absent:
        sitter = table.seating.seats[seat]
        if sitter.absence == "away" and sitter.person and inputs.presence.is_here(sitter.person):
            yield DueAction(inputs.now, partial(list, [Planned(Returned(seat))]))


def _persons_turn(table: Table, seat: Seat, inputs: ScheduleInputs) -> Iterator[DueAction]:
    if table.settings.is_correspondence:
        yield from _letter(table, seat, inputs)
        return
    person = table.seating.seats[seat].person
    if person is not None and not inputs.presence.is_here(person):
        due = inputs.presence.away_since(person) + inputs.away_s
        yield DueAction(due, lambda: [Planned(Replaced(seat, "away"))])
    out_at = None if table.clocks is None else table.clocks.runs_out_at(seat)
    if out_at is None:
        return
    if out_at > inputs.now:
        # Nothing is played yet: the stand-in starts to think.
        yield DueAction(out_at, list)
    elif (move := inputs.bot_move_of(seat)) is not None:
        spent = spent_s(table, seat, inputs.now)
        yield DueAction(inputs.now, lambda: play(table, seat, move, spent_s=spent))


def _letter(table: Table, seat: Seat, inputs: ScheduleInputs) -> Iterator[DueAction]:
    """By correspondence: a person whose time is up loses the move or, if away, is replaced."""
    out_at = None if table.clocks is None else table.clocks.runs_out_at(seat)
    if out_at is None:
        return
    person = table.seating.seats[seat].person
    if out_at > inputs.clocks_now:
        yield DueAction(inputs.now + out_at - inputs.clocks_now, list)
    elif person is None or not inputs.presence.is_here(person):
        yield DueAction(inputs.now, lambda: [Planned(Replaced(seat, "away"))])
    elif (move := inputs.bot_move_of(seat)) is not None:
        spent = spent_s(table, seat, inputs.clocks_now)
        yield DueAction(inputs.now, lambda: play(table, seat, move, spent_s=spent))


def _play(table: Table, seat: Seat, move: str, due: float) -> DueAction:
    return DueAction(due, lambda: play(table, seat, move, spent_s=None))
