"""One table with the people around it: what is decided is kept first, then told."""

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace

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
from ridotto.messages.table.told import SeatClock
from ridotto.server.bot_pool import BotPool
from ridotto.server.colleagues.interface import Alone, Colleagues
from ridotto.server.colleagues.words import Asked, Clocked, Said, Skipped
from ridotto.server.store import Person, Store, StoreError
from ridotto.server.tables.bots.hints import Hints
from ridotto.server.tables.bots.pending_bot_moves import PendingBotMoves
from ridotto.server.tables.clock import Clock, Timer, seconds_of
from ridotto.server.tables.session.audience import Audience, Leave, Listener, Preference, Send
from ridotto.server.tables.session.automatic_actions import ScheduleInputs, automatic_actions
from ridotto.server.tables.session.keeping import Keeping
from ridotto.server.tables.session.pauses import Rest
from ridotto.server.tables.session.rematch import rematch
from ridotto.server.tables.session.requests import begin, hinted_seat, own_seat, plans_for
from ridotto.server.tables.session.sharing import Sharing
from ridotto.server.tables.state.entries import Event, RematchCreated
from ridotto.server.tables.state.table import Planned, Plans, Table
from ridotto.server.tables.talk.conversation import Conversation
from ridotto.server.tables.talk.mutes import Mutes
from ridotto.server.telemetry.stats import Stats

ALONE_S = 60.0
"""How far ahead a table looks where nobody is."""
RETRY_S = 5.0
"""How long a table does nothing by itself after something went wrong that nobody asked for."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Waits:
    """How long tables wait for people without a connection."""

    away_s: float = 120.0
    """Before a bot plays for somebody."""
    lobby_s: float = 20.0
    """Before somebody else is the host of a table that has not begun."""


@dataclass(frozen=True, slots=True)
class SharedServices:
    """What all rooms of a hall share."""

    store: Store
    clock: Clock
    bots: BotPool
    waits: Waits
    stats: Stats
    mutes: Mutes
    colleagues: Colleagues = field(default_factory=Alone)


class TableSession:
    """Asleep unless something happens: a timer wakes it for whatever is due next.

    What changes the table goes one by one through `_carry_out`, under the lock. Whoever looks at it meanwhile
    sees what is kept: nothing is ever played before that.
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
        self._waits = services.waits
        self._stats = services.stats
        now = self._clock.now()
        self._audience = Audience(table_id, table, names, self._clock, self._waits.lobby_s, services.mutes)
        self._colleagues = services.colleagues
        self._conversation = Conversation(
            table_id, table, self._audience, services.mutes, services.colleagues
        )
        self._presence = self._audience.presence
        account = self._audience.account
        self._pending_bot_moves = PendingBotMoves(table, services.bots, account, self._reschedule)
        self._hints = Hints(table, services.bots, account, self._audience.tell_seat)
        self._keeping = Keeping(
            *(table_id, table, services.store, self._clock, services.colleagues, self._audience),
            take=self._take,
            trouble=self._rest_from_trouble,
        )
        self._resting = Rest(now)
        self._sharing = Sharing(
            *(table_id, table, self._audience, self._conversation, self._resting, services.colleagues)
        )
        self._sharing.open(now)
        self._acts_from = now
        """When the table may do anything by itself."""
        self._timer: Timer | None = None
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._heard_of = 0
        """How many entries there are, as other workers say."""
        self._is_following = False
        self._is_looked_up = False
        """Whether there may be something to do though nobody is here."""
        self._is_closed = False

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
        self._run_clocks()
        self._audience.tell_all_to(listener, self._clocks())
        if (talk := self._conversation.history_for(person.id)) is not None:
            send(talk)
        self._audience.tell_table(but=listener)
        self._reschedule()
        return listener

    def part(self, listener: Listener) -> None:
        """A socket is gone; one that was sent away before is no matter."""
        if self._audience.part(listener, self._clock.now()):
            self._run_clocks()
            self._audience.tell_table()
            self._reschedule()

    @property
    def is_awake(self) -> bool:
        """Whether somebody is here."""
        return self._presence.is_anybody_here and not self._is_closed

    @property
    def _is_active(self) -> bool:
        """Whether it does things by itself: somebody is here, or nobody has to be."""
        is_wanted = self.is_awake or (self._table.goes_on_alone and not self._is_closed)
        return is_wanted and self._colleagues.looks_after(self.id)

    @property
    def _needs_keeper(self) -> bool:
        """Whether this worker should look after the table, if no other does."""
        is_due = self._is_looked_up and self._table.goes_on_alone
        return not self._is_closed and (bool(self._presence.connected) or is_due)

    def renamed(self, person: Person) -> None:
        """Somebody who may be here has another name now."""
        self._audience.rename(person)

    def forget(self, person_id: str) -> None:
        """Somebody who may be here is no more: their sockets go, and their name."""
        self._audience.send_away(RidottoError("no-cookie"), self._clock.now(), who=person_id)
        self._audience.rename(Person(person_id, None))
        self._reschedule()

    async def dissolve(self) -> None:
        """This table is not kept any more: everybody goes."""
        self._audience.send_away(RidottoError("no-such-table"), self._clock.now())
        await self.close()

    async def close(self) -> None:
        """Do nothing more by oneself; what is under way is finished."""
        self._is_closed = True
        self._reschedule()
        while self._tasks:
            await asyncio.wait(self._tasks)
        # What was asked for at a socket is done too.
        async with self._lock:
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
        async with self._lock:
            if isinstance(request, RematchRequest):
                await self._keeping.answer(lambda: self._rematch(person, starts=request.starts))
            else:
                await self._keeping.answer(
                    lambda: self._keeping.carry_out(
                        plans_for(self._table, person.id, request, self._table_now())
                    )
                )
        self._reschedule()

    async def handle_unbroken(self, person: Person, request: FromClient) -> None:
        """The same, done to its end even if whoever waits for it is cancelled."""
        await self._unbroken(self.handle(person, request))

    def _heed(self, person: Person, request: PreferRequest | SkipRequest) -> None:
        """Wishes are not kept: they go with whoever has them."""
        if isinstance(request, PreferRequest):
            wish = Preference(request.pace, request.danger)
            self._audience.prefer(person, wish, self._clocks())
        elif request.number == self._table.entries:
            self._resting.skip(person.id)
            self._sharing.skipped(person.id)
        self._reschedule()

    async def _rematch(self, person: Person, *, starts: bool) -> None:
        own_seat(self._table, person.id)
        if self._table.seating.next_table is None:
            new = rematch(self._table, person.id, self._clock.wall(), starts=starts)
            await self._keeping.carry_out([Planned(RematchCreated(new.id))], new)

    async def start(self) -> None:
        """Begin by oneself, if that was wished for and nobody else is to come."""
        seating = self._table.seating
        if seating.starts and not seating.open_seats and set(seating.people) <= {seating.host}:
            await self._unbroken(self._start())

    def look_up(self) -> None:
        """Do what is due though nobody may be here."""
        self._is_looked_up = True
        self._reschedule()

    async def _start(self) -> None:
        async with self._lock:
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
            self._resting.begin(self.match.game.step_kind(before, self.match.state), now)
        self._run_clocks()
        try:
            self._audience.tell(planned.entry, self._clocks(), now)
            if not isinstance(planned.entry, Event):
                self._conversation.forget_if_off()
        except Exception:
            # What is kept has happened, whoever cannot be told of it.
            _log.exception("table %s cannot tell", self.id)

    # By other workers

    def heard_of(self, entries: int) -> None:
        """There are so many entries, as somebody says who may have written the last of them."""
        self._heard_of = max(self._heard_of, entries)
        if self._heard_of > self._table.entries and not self._is_following:
            self._is_following = True
            self._spawn(self._follow())

    async def refresh(self) -> None:
        """Take what others have written, as far as it can be read now."""
        with suppress(StoreError):
            await self._unbroken(self._read_on())

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
        async with self._lock:
            self._keeping.is_behind = True
            await self._keeping.catch_up()
        self._reschedule()

    def guests_changed(self) -> None:
        """Somebody came or went by another worker."""
        self._audience.guests_changed(self._colleagues.guests_at(self.id).values(), self._clock.now())
        self._run_clocks()
        self._audience.tell_table()
        self._sharing.tell_clocks(self._clock.now())
        self._reschedule()

    def keeper_changed(self) -> None:
        """This worker begins or ceases to look after the table."""
        self._reschedule()

    def announce(self) -> None:
        self._sharing.announce()

    def hear(self, word: Asked | Said | Skipped | Clocked) -> None:
        if self._sharing.hear(word, self._clock.now()):
            self._audience.tell_positions(self._clocks())
        self._reschedule()

    def mutes_changed(self, person_id: str) -> None:
        self._conversation.mutes_changed(person_id)

    # By itself

    def _reschedule(self) -> None:
        """Set the timer for what is due next. A table where nobody is does nothing, or nothing that is hours
        away: then it may be forgotten, and the directory finds it again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._sharing.keep_up(is_needed=self._needs_keeper)
        if not self._is_active:
            self._pending_bot_moves.forget()
            if not self.is_awake:
                self._hints.forget()
            return
        due = self._acts_from if self._keeping.is_behind else self._next_due()
        if due is not None and (self._presence.is_anybody_here or due - self._clock.now() <= ALONE_S):
            self._timer = self._clock.call_at(max(due, self._acts_from), self._wake)
        elif self._is_looked_up and not self._pending_bot_moves.is_any_under_way:
            self._is_looked_up = False
            self._sharing.keep_up(is_needed=self._needs_keeper)

    def _next_due(self) -> float | None:
        return min((duty.due for duty in automatic_actions(self._table, self._inputs())), default=None)

    def _wake(self) -> None:
        self._timer = None
        self._spawn(self._act())

    async def _act(self) -> None:
        """Do the first thing that is due."""
        async with self._lock:
            try:
                await self._keeping.judge(self._do_what_is_due)
            except StoreError as error:
                self._give_up(error)
            except Exception:
                _log.exception("table %s will try again", self.id)
                self._rest()
        self._reschedule()

    async def _do_what_is_due(self) -> None:
        await self._keeping.carry_out(self._due(), token=self._colleagues.token_for(self.id))

    def _give_up(self, error: StoreError) -> None:
        if error.code == "lease-lost":
            _log.warning("table %s: another worker looks after it now", self.id)
            self._colleagues.lose(self.id)
        else:
            # The store has told the host itself.
            self._rest()

    def _rest_from_trouble(self) -> None:
        self._rest()
        self._reschedule()

    def _rest(self) -> None:
        """Do nothing by oneself for a while: something went wrong that may not last."""
        self._pending_bot_moves.forget()
        self._acts_from = self._clock.now() + RETRY_S

    def _due(self) -> Plans:
        if not self._is_active:
            return []
        inputs = self._inputs()
        due = (duty for duty in automatic_actions(self._table, inputs) if duty.due <= inputs.now)
        duty = next(due, None)
        return [] if duty is None else duty.plan()

    def _inputs(self) -> ScheduleInputs:
        return ScheduleInputs(
            self._presence,
            self._clock.now(),
            self._waits.away_s,
            self._waits.lobby_s,
            self._table_now(),
            self._rests_until,
            self._pending_bot_moves.of,
        )

    def _rests_until(self) -> float:
        return self._resting.until(self._audience.pace, self._audience.players_here)

    async def _unbroken(self, work: Coroutine[object, object, None]) -> None:
        """Whoever is cancelled meanwhile must not leave an entry that is kept but not played."""
        await asyncio.shield(self._spawn(work))

    def _spawn(self, work: Coroutine[object, object, None]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # Whoever asked for it hears of an error, if they are still there.
            task.exception()

    # Clocks

    def _run_clocks(self) -> None:
        """The clocks of exactly those people run whom the table waits for."""
        clocks = self._table.clocks
        # Those of a table by correspondence follow its log, whoever is there.
        if clocks is not None and not self.settings.is_correspondence:
            people = self._table.people_acting if self._presence.is_anybody_here else ()
            clocks.run(people, self._clock.now())

    def _table_now(self) -> float:
        """What the table's clocks go by: days outlast the server, seconds must not jump."""
        if self.settings.is_correspondence:
            return seconds_of(self._clock.wall())
        return self._clock.now()

    def _clocks(self) -> tuple[SeatClock, ...]:
        """The clocks of all people, as everybody is shown."""
        clocks = self._table.clocks
        if clocks is None:
            return ()
        seats = [seat for seat, sitter in enumerate(self._table.seating.seats) if sitter.kind == "person"]
        return clocks.shown(seats, self._table_now())
