"""One open table with the people connected to it: every change is stored first, then sent."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Seat
from ridotto.engine.play.match import SomeMatch
from ridotto.engine.records.record import Record
from ridotto.messages.http import TableSummary
from ridotto.messages.table.requests import (
    FromClient,
    HintRequest,
    PreferRequest,
    RematchRequest,
    SkipRequest,
    TalkRequest,
)
from ridotto.messages.table.settings import TableSettings
from ridotto.server.store import Person, StoreError
from ridotto.server.tables.bots.hints import Hints
from ridotto.server.tables.services import SharedServices
from ridotto.server.tables.session.audience import Audience, Leave, Listener, Preference, Send
from ridotto.server.tables.session.rematch import rematch
from ridotto.server.tables.session.requests import begin, hinted_seat, own_seat, plans_for
from ridotto.server.tables.session.schedule import Schedule
from ridotto.server.tables.session.table_log import TableLog
from ridotto.server.tables.session.timing import Pause, RunningClocks
from ridotto.server.tables.session.worker_sync import WorkerSync
from ridotto.server.tables.state.entries import Event, RematchCreated
from ridotto.server.tables.state.table import Planned, Table
from ridotto.server.tables.talk.conversation import Conversation
from ridotto.server.tables.tasks import Tasks
from ridotto.server.workers.messages import Asked, Clocked, Said, Skipped

Check = Callable[[], Awaitable[None]]
"""Raises if something is not allowed now."""

_log = logging.getLogger(__name__)


async def _allow() -> None:
    """Everything is allowed."""


class TableSession:
    """Idle unless something happens: a timer wakes it for the next automatic action.

    Changes go one by one through `TableLog.carry_out`, under its lock. Readers always see the stored state:
    nothing is played before it is stored.
    """

    def __init__(
        self,
        table_id: str,
        table: Table,
        names: Mapping[str, str | None],
        updated_at: str,
        services: SharedServices,
    ) -> None:
        self.id = table_id
        self._table = table
        self._updated_at = updated_at
        self._clock = services.clock
        self._stats = services.stats
        self._other_workers = services.other_workers
        now, waits = self._clock.now(), services.waits
        self._audience = Audience(table_id, table, names, self._clock, waits.lobby_s, services.mutes)
        self._conversation = Conversation(
            table_id, table, self._audience, services.mutes, services.other_workers
        )
        self._clocks = RunningClocks(table, self._audience.presence, self._clock)
        self._hints = Hints(table, services.bots, self._audience.account)
        self._table_log = TableLog(
            table_id=table_id,
            table=table,
            store=services.store,
            clock=self._clock,
            other_workers=services.other_workers,
            audience=self._audience,
            take=self._take,
            back_off=self._back_off,
        )
        self._pause = Pause(now)
        self._sync = WorkerSync(
            table_id=table_id,
            table=table,
            audience=self._audience,
            conversation=self._conversation,
            pause=self._pause,
            other_workers=services.other_workers,
        )
        self._sync.open(now)
        self._tasks = Tasks()
        self._schedule = Schedule(
            table_log=self._table_log,
            audience=self._audience,
            clocks=self._clocks,
            pause=self._pause,
            sync=self._sync,
            hints=self._hints,
            tasks=self._tasks,
            services=services,
        )
        self._remote_entries = 0
        """How many entries there are, according to other workers."""
        self._is_following = False

    @property
    def settings(self) -> TableSettings:
        return self._table.settings

    @property
    def match(self) -> SomeMatch:
        return self._table.match

    @property
    def entries(self) -> int:
        """How long its log is."""
        return self._table.entries

    @property
    def is_started(self) -> bool:
        return self._table.seating.is_started

    @property
    def is_over(self) -> bool:
        return self._table.is_over

    def seat_of(self, person_id: str) -> Seat | None:
        return self._table.seating.seat_of(person_id)

    def record(self) -> Record:
        """The match so far. Bots are named by level; a person without a name has an empty one."""
        return replace(self.match.record(), seats=self._audience.seat_names())

    def summary_for(self, person: Person) -> TableSummary:
        return self._audience.summary_for(person, self._updated_at)

    # Coming and going

    def join(
        self,
        person: Person,
        send: Send,
        leave: Leave = lambda _: None,
        address: str = "",
        browser: str = "",
    ) -> Listener:
        """Sends everything to a new client at once, and every change later. `send` must not block.

        `leave` is called when the client has to disconnect. `address` and `browser` are the client's.
        """
        if self.is_started and not self.settings.allows_spectators and self.seat_of(person.id) is None:
            raise RidottoError("no-spectators")
        listener = self._audience.join(Listener(person, send, leave, address, browser), self._clock.now())
        self._clocks.run()
        self._audience.tell_all_to(listener, self._clocks.shown())
        if (talk := self._conversation.history_for(person.id)) is not None:
            send(talk)
        self._audience.tell_table(but=listener)
        self._schedule.renew()
        return listener

    def leave(self, listener: Listener) -> None:
        """A socket is gone; ignored if it was removed before."""
        if self._audience.leave(listener, self._clock.now()):
            self._clocks.run()
            self._audience.tell_table()
            self._schedule.renew()

    @property
    def is_awake(self) -> bool:
        """Whether anybody is connected."""
        return self._schedule.is_awake

    def renamed(self, person: Person) -> None:
        """A person who may be here has a new name."""
        self._audience.rename(person)

    def forget(self, person_id: str) -> None:
        """A person was deleted: close their sockets and forget their name."""
        self._audience.send_away(RidottoError("no-cookie"), self._clock.now(), who=person_id)
        self._audience.rename(Person(person_id, None))
        self._schedule.renew()

    def sign_out(self, person_id: str, is_out: Callable[[str], bool]) -> None:
        """Close the sockets of those browsers of a person that are signed out."""
        if person_id not in self._audience.presence.connected:
            return
        self._audience.send_away(RidottoError("no-cookie"), self._clock.now(), person_id, is_out)
        self._clocks.run()
        self._audience.tell_table()
        self._schedule.renew()

    def cut_off(self) -> None:
        """This worker cannot reach the database: disconnect everybody; they reconnect through another one."""
        self._audience.send_away(StoreError("store-unreachable"), self._clock.now())
        self._schedule.renew()

    async def dissolve(self) -> None:
        """This table was deleted: disconnect everybody."""
        self._audience.send_away(RidottoError("no-such-table"), self._clock.now())
        await self.close()

    async def close(self) -> None:
        """Stop automatic actions and finish requests in progress."""
        self._schedule.close()
        await self._tasks.finish()
        # Requests from sockets are finished too.
        async with self._table_log.lock:
            pass

    # Requests

    async def handle(
        self,
        person: Person,
        request: FromClient,
        asker: Listener | None = None,
        check_new_table: Check = _allow,
    ) -> None:
        """Carry out a request. Returns once it is stored and sent; an error says why it was refused.

        `asker` is the socket that it came by. `check_new_table` raises if the person may open no table now.

        If this is cancelled in the middle, the table learns what was stored some seconds later, or with its
        next entry. The loop of a socket is not cancelled when the socket closes. Other callers use
        `handle_unbroken`, which takes 60 µs more.
        """
        self._audience.remember_name(person)
        if isinstance(request, HintRequest):
            # It changes nothing, and a search would hold the lock too long.
            seat = hinted_seat(self._table, person.id, request.decision)
            tell = partial(self._audience.tell_asker, person.id, asker)
            self._hints.ask(seat, tell, tells_every=request.every, estimates=request.thoughts)
            return
        if isinstance(request, PreferRequest | SkipRequest):
            self._apply_preference(person, request)
            return
        if isinstance(request, TalkRequest):
            self._conversation.handle(person, request)
            return
        async with self._table_log.lock:
            if isinstance(request, RematchRequest):
                await self._table_log.answer(
                    lambda: self._rematch(person, check_new_table, starts=request.starts)
                )
            else:
                await self._table_log.answer(
                    lambda: self._table_log.carry_out(
                        plans_for(self._table, person.id, request, self._clocks.now())
                    )
                )
        self._schedule.renew()

    async def handle_unbroken(self, person: Person, request: FromClient) -> None:
        """The same, but it finishes even if the caller is cancelled."""
        await self._tasks.unbroken(self.handle(person, request))

    def _apply_preference(self, person: Person, request: PreferRequest | SkipRequest) -> None:
        """Preferences are not stored: they end with the connection."""
        if isinstance(request, PreferRequest):
            wish = Preference(request.pace, request.danger)
            self._audience.prefer(person, wish, self._clocks.shown())
        elif request.number == self._table.entries:
            self._pause.skip(person.id)
            self._sync.skipped(person.id)
        self._schedule.renew()

    async def _rematch(self, person: Person, check_new_table: Check, *, starts: bool) -> None:
        own_seat(self._table, person.id)
        if self._table.seating.next_table is None:
            if self.is_over:
                await check_new_table()
            new = rematch(self._table, person.id, self._clock.wall(), starts=starts)
            await self._table_log.carry_out([Planned(RematchCreated(new.id))], new)

    async def start(self) -> None:
        """Start the match automatically, if the table was set to do so and waits for no other person."""
        seating = self._table.seating
        if seating.starts and not seating.open_seats and set(seating.people) <= {seating.host}:
            await self._tasks.unbroken(self._start())

    def look_up(self) -> None:
        """Do what is due, even if nobody is connected."""
        self._schedule.look_up()

    async def _start(self) -> None:
        async with self._table_log.lock:
            await self._table_log.with_retries(self._begin)

    async def _begin(self) -> None:
        if not self.is_started:
            await self._table_log.carry_out(begin(self._table))

    def _take(self, planned: Planned, at: str) -> None:
        """Play a stored entry and send it to everybody."""
        before = self.match.state
        self._table.take(planned, at)
        self._updated_at = at
        now = self._clock.now()
        if isinstance(planned.entry, Event):
            self._stats.moves += 1
            kind = planned.kind or self.match.game.step_kind(before, self.match.state)
            self._pause.begin(kind, now)
        self._clocks.run()
        try:
            self._audience.tell(planned.entry, self._clocks.shown(), now)
            if not isinstance(planned.entry, Event):
                self._conversation.forget_if_off()
        except Exception:
            # The entry is stored and counts, even if sending it fails.
            _log.exception("table %s cannot tell", self.id)

    def _back_off(self) -> None:
        self._schedule.back_off()

    # From other workers

    def on_remote_entries(self, entries: int) -> None:
        """Another worker says that there are this many entries."""
        self._remote_entries = max(self._remote_entries, entries)
        if self._remote_entries > self._table.entries and not self._is_following:
            self._is_following = True
            self._tasks.spawn(self._follow())

    async def refresh(self) -> None:
        """Apply what other workers have written, if it can be read now."""
        with suppress(StoreError):
            await self._tasks.unbroken(self._read_on())

    async def _follow(self) -> None:
        known = -1
        try:
            with suppress(RidottoError):
                while known < self._table.entries < self._remote_entries:
                    known = self._table.entries
                    await self._read_on()
        finally:
            self._is_following = False

    async def _read_on(self) -> None:
        async with self._table_log.lock:
            self._table_log.is_behind = True
            await self._table_log.catch_up()
        self._schedule.renew()

    def guests_changed(self) -> None:
        """Somebody came or went by another worker."""
        self._audience.guests_changed(self._other_workers.guests_at(self.id).values(), self._clock.now())
        self._clocks.run()
        self._audience.tell_table()
        self._sync.tell_clocks(self._clock.now())
        self._schedule.renew()

    def lease_changed(self) -> None:
        """This worker has gained or lost the lease of the table."""
        self._schedule.renew()

    def announce(self) -> None:
        self._sync.announce()

    def hear(self, message: Asked | Said | Skipped | Clocked) -> None:
        if self._sync.hear(message, self._clock.now()):
            self._audience.tell_positions(self._clocks.shown())
        self._schedule.renew()

    def mutes_changed(self, person_id: str) -> None:
        self._conversation.mutes_changed(person_id)
