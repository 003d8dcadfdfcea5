"""One table with the people around it: what is decided is kept first, then told."""

import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

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
from ridotto.server.tables.running_clocks import RunningClocks
from ridotto.server.tables.services import SharedServices
from ridotto.server.tables.session.audience import Audience, Leave, Listener, Preference, Send
from ridotto.server.tables.session.keeping import Keeping
from ridotto.server.tables.session.pauses import Rest
from ridotto.server.tables.session.rematch import rematch
from ridotto.server.tables.session.requests import begin, hinted_seat, own_seat, plans_for
from ridotto.server.tables.session.schedule import Schedule
from ridotto.server.tables.session.sharing import Sharing
from ridotto.server.tables.state.entries import Event, RematchCreated
from ridotto.server.tables.state.table import Planned, Table
from ridotto.server.tables.talk.conversation import Conversation
from ridotto.server.tables.tasks import Tasks
from ridotto.server.workers.words import Asked, Clocked, Said, Skipped

_log = logging.getLogger(__name__)


class TableSession:
    """Asleep unless something happens: a timer wakes it for whatever is due next.

    What changes the table goes one by one through `Keeping.carry_out`, under its lock. Whoever looks at it
    meanwhile sees what is kept: nothing is ever played before that.
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
        self._hints = Hints(table, services.bots, self._audience.account, self._audience.tell_seat)
        self._keeping = Keeping(
            *(table_id, table, services.store, self._clock, services.other_workers, self._audience),
            take=self._take,
            trouble=self._rest_from_trouble,
        )
        self._resting = Rest(now)
        self._sharing = Sharing(
            *(table_id, table, self._audience, self._conversation, self._resting, services.other_workers)
        )
        self._sharing.open(now)
        self._tasks = Tasks()
        self._schedule = Schedule(
            *(self._keeping, self._audience, self._clocks, self._resting, self._sharing, self._hints),
            tasks=self._tasks,
            services=services,
        )
        self._heard_of = 0
        """How many entries there are, as other workers say."""
        self._is_following = False

    @property
    def settings(self) -> TableSettings:
        return self._table.settings

    @property
    def match(self) -> SomeMatch:
        return self._table.match

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

    def join(self, person: Person, send: Send, leave: Leave = lambda: None, address: str = "") -> Listener:
        """Everything there is to know is sent at once, every change later. `send` must not block.

        `leave` is called for whoever has to go. `address` is where they come from.
        """
        if self.is_started and not self.settings.allows_spectators and self.seat_of(person.id) is None:
            raise RidottoError("no-spectators")
        listener = self._audience.join(Listener(person, send, leave, address), self._clock.now())
        self._clocks.run()
        self._audience.tell_all_to(listener, self._clocks.shown())
        if (talk := self._conversation.history_for(person.id)) is not None:
            send(talk)
        self._audience.tell_table(but=listener)
        self._schedule.renew()
        return listener

    def part(self, listener: Listener) -> None:
        """A socket is gone; one that was sent away before is no matter."""
        if self._audience.part(listener, self._clock.now()):
            self._clocks.run()
            self._audience.tell_table()
            self._schedule.renew()

    @property
    def is_awake(self) -> bool:
        """Whether somebody is here."""
        return self._schedule.is_awake

    def renamed(self, person: Person) -> None:
        """Somebody who may be here has another name now."""
        self._audience.rename(person)

    def forget(self, person_id: str) -> None:
        """Somebody who may be here is no more: their sockets go, and their name."""
        self._audience.send_away(RidottoError("no-cookie"), self._clock.now(), who=person_id)
        self._audience.rename(Person(person_id, None))
        self._schedule.renew()

    async def dissolve(self) -> None:
        """This table is not kept any more: everybody goes."""
        self._audience.send_away(RidottoError("no-such-table"), self._clock.now())
        await self.close()

    async def close(self) -> None:
        """Do nothing more by oneself; what is under way is finished."""
        self._schedule.close()
        await self._tasks.finish()
        # What was asked for at a socket is done too.
        async with self._keeping.lock:
            pass

    # Requests

    async def handle(self, person: Person, request: FromClient) -> None:
        """Do what somebody asks for. Returns once it is kept and told; an error says why it was not done.

        Where this is cancelled in the middle, the table learns what was kept some seconds later, or with its
        next entry. The loop of a socket is not cancelled when the socket closes. For others there is
        `handle_unbroken`, which takes 60 µs more.
        """
        self._audience.meet(person)
        if isinstance(request, HintRequest):
            # It changes nothing, and a search takes longer than anybody may wait here.
            seat = hinted_seat(self._table, person.id, request.decision)
            self._hints.ask(seat, tells_every=request.every, thoughts=request.thoughts)
            return
        if isinstance(request, PreferRequest | SkipRequest):
            self._heed(person, request)
            return
        if isinstance(request, TalkRequest):
            self._conversation.handle(person, request)
            return
        async with self._keeping.lock:
            if isinstance(request, RematchRequest):
                await self._keeping.answer(lambda: self._rematch(person, starts=request.starts))
            else:
                await self._keeping.answer(
                    lambda: self._keeping.carry_out(
                        plans_for(self._table, person.id, request, self._clocks.now())
                    )
                )
        self._schedule.renew()

    async def handle_unbroken(self, person: Person, request: FromClient) -> None:
        """The same, done to its end even if whoever waits for it is cancelled."""
        await self._tasks.unbroken(self.handle(person, request))

    def _heed(self, person: Person, request: PreferRequest | SkipRequest) -> None:
        """Wishes are not kept: they go with whoever has them."""
        if isinstance(request, PreferRequest):
            wish = Preference(request.pace, request.danger)
            self._audience.prefer(person, wish, self._clocks.shown())
        elif request.number == self._table.entries:
            self._resting.skip(person.id)
            self._sharing.skipped(person.id)
        self._schedule.renew()

    async def _rematch(self, person: Person, *, starts: bool) -> None:
        own_seat(self._table, person.id)
        if self._table.seating.next_table is None:
            new = rematch(self._table, person.id, self._clock.wall(), starts=starts)
            await self._keeping.carry_out([Planned(RematchCreated(new.id))], new)

    async def start(self) -> None:
        """Begin by oneself, if that was wished for and nobody else is to come."""
        seating = self._table.seating
        if seating.starts and not seating.open_seats and set(seating.people) <= {seating.host}:
            await self._tasks.unbroken(self._start())

    def look_up(self) -> None:
        """Do what is due though nobody may be here."""
        self._schedule.look_up()

    async def _start(self) -> None:
        async with self._keeping.lock:
            await self._keeping.judge(self._begin)

    async def _begin(self) -> None:
        if not self.is_started:
            await self._keeping.carry_out(begin(self._table))

    def _take(self, planned: Planned, at: str) -> None:
        """Play and tell an entry that is kept."""
        before = self.match.state
        self._table.take(planned, at)
        self._updated_at = at
        now = self._clock.now()
        if isinstance(planned.entry, Event):
            self._stats.moves += 1
            kind = planned.kind or self.match.game.step_kind(before, self.match.state)
            self._resting.begin(kind, now)
        self._clocks.run()
        try:
            self._audience.tell(planned.entry, self._clocks.shown(), now)
            if not isinstance(planned.entry, Event):
                self._conversation.forget_if_off()
        except Exception:
            # What is kept has happened, whoever cannot be told of it.
            _log.exception("table %s cannot tell", self.id)

    def _rest_from_trouble(self) -> None:
        self._schedule.rest()

    # By other workers

    def heard_of(self, entries: int) -> None:
        """There are so many entries, as somebody says who may have written the last of them."""
        self._heard_of = max(self._heard_of, entries)
        if self._heard_of > self._table.entries and not self._is_following:
            self._is_following = True
            self._tasks.spawn(self._follow())

    async def refresh(self) -> None:
        """Take what others have written, as far as it can be read now."""
        with suppress(StoreError):
            await self._tasks.unbroken(self._read_on())

    async def _follow(self) -> None:
        known = -1
        try:
            with suppress(RidottoError):
                while known < self._table.entries < self._heard_of:
                    known = self._table.entries
                    await self._read_on()
        finally:
            self._is_following = False

    async def _read_on(self) -> None:
        async with self._keeping.lock:
            self._keeping.is_behind = True
            await self._keeping.catch_up()
        self._schedule.renew()

    def guests_changed(self) -> None:
        """Somebody came or went by another worker."""
        self._audience.guests_changed(self._other_workers.guests_at(self.id).values(), self._clock.now())
        self._clocks.run()
        self._audience.tell_table()
        self._sharing.tell_clocks(self._clock.now())
        self._schedule.renew()

    def keeper_changed(self) -> None:
        """This worker begins or ceases to look after the table."""
        self._schedule.renew()

    def announce(self) -> None:
        self._sharing.announce()

    def hear(self, word: Asked | Said | Skipped | Clocked) -> None:
        if self._sharing.hear(word, self._clock.now()):
            self._audience.tell_positions(self._clocks.shown())
        self._schedule.renew()

    def mutes_changed(self, person_id: str) -> None:
        self._conversation.mutes_changed(person_id)
