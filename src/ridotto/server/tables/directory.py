"""All tables of a server. They are loaded on demand."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from weakref import WeakValueDictionary

from ridotto.engine.errors import RidottoError
from ridotto.engine.notation import quote_short
from ridotto.engine.records.seat_names import BOT_PREFIX
from ridotto.messages.common import Seat
from ridotto.messages.http import TableSummary
from ridotto.messages.table.from_server import SeatInfo
from ridotto.messages.table.settings import TableSettings
from ridotto.server.bot_pool import BotPool
from ridotto.server.store import Damage, DamagedRow, Listed, Person, Store, StoreError
from ridotto.server.tables.bots.bots_only_budget import BotsOnlyBudget
from ridotto.server.tables.loading import Admit, LoadedTable, TableLoader
from ridotto.server.tables.message_router import MessageRouter
from ridotto.server.tables.public import MOST_LISTED, public_rows
from ridotto.server.tables.services import SharedServices, Waits
from ridotto.server.tables.session.rematch import new_table
from ridotto.server.tables.session.session import TableSession
from ridotto.server.tables.session.timing import Clock, LoopClock, Presence, Timer
from ridotto.server.tables.session_cache import KeptTables
from ridotto.server.tables.state.entries import Created
from ridotto.server.tables.state.seating import PERSON
from ridotto.server.tables.state.settings import check_level, checked
from ridotto.server.tables.summaries import Asleep
from ridotto.server.tables.talk.mutes import Mutes
from ridotto.server.telemetry.stats import Stats
from ridotto.server.workers.interface import Alone, OtherWorkers
from ridotto.server.workers.messages import Dissolved, Forgotten, Relinked, Renamed, SignedOut

LOOK_S = 30.0
"""Seconds between two searches for tables that are due while nobody is connected."""
MOST_DUE = 50
"""How many of those are handled at once."""
OURSELVES = ""
"""For whom tables are loaded that nobody has asked for."""
MOST_OVER = 20
"""Finished tables in the list of a person's tables, so that it costs the same after years."""

_log = logging.getLogger(__name__)


def _admit_all(_: int) -> None:
    pass


class TableDirectory:
    def __init__(self, services: SharedServices) -> None:
        self._services = services
        self._store = services.store
        # A session that anybody holds must be found again: two sessions of one table would tell two stories.
        self._sessions: WeakValueDictionary[str, TableSession] = WeakValueDictionary()
        self._kept = KeptTables()
        self._loader = TableLoader(services.store)
        self._damaged: set[str] = set()
        """Damaged tables that were logged already."""
        self._timer: Timer | None = None
        self._looking: set[asyncio.Task[None]] = set()
        self._is_closed = False
        self._other_workers = services.other_workers
        self.router = MessageRouter(self._sessions, services.mutes, services.other_workers)
        """For other workers."""

    @classmethod
    async def open(
        cls,
        store: Store,
        *,
        clock: Clock | None = None,
        waits: Waits | None = None,
        bots: BotPool | None = None,
        stats: Stats | None = None,
        other_workers: OtherWorkers | None = None,
        bots_only: BotsOnlyBudget | None = None,
    ) -> "TableDirectory":
        services = SharedServices(
            store,
            clock or LoopClock(),
            bots or BotPool(),
            waits or Waits(),
            stats or Stats(),
            Mutes(),
            other_workers or Alone(),
            bots_only or BotsOnlyBudget(),
        )
        directory = cls(services)
        directory._look_again(0.0)
        return directory

    @property
    def tables_in_memory(self) -> int:
        return len(self._sessions)

    @property
    def tables_awake(self) -> int:
        return sum(session.is_awake for session in self._sessions.values())

    @property
    def bots_waiting(self) -> int:
        return self._services.bots.waiting

    @property
    def bots_thinking(self) -> int:
        return self._services.bots.running

    async def close(self) -> None:
        """Finish the requests in progress; the store stays open."""
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()
        await self._loader.close()
        await asyncio.gather(*self._looking, return_exceptions=True)
        await asyncio.gather(*(session.close() for session in list(self._sessions.values())))
        await self._services.bots.close()

    async def make(
        self,
        person: Person,
        settings: TableSettings,
        seats: tuple[str, ...],
        *,
        starts: bool,
        first: Seat | None = None,
    ) -> TableSession:
        """A new table. Seats are `me`, `open` or `bot:LEVEL`; `first` is the seat that begins."""
        settings, game, options = checked(settings)
        if len(seats) != options.players:
            raise RidottoError("seats-count", found=len(seats), players=options.players)
        if seats.count("me") > 1:
            raise RidottoError("already-seated")
        if first is not None and not 0 <= first < options.players:
            raise RidottoError("no-such-seat", seat=first, last=options.players - 1)
        words = tuple(_seat_word(game.id, word, person) for word in seats)
        at = self._services.clock.wall()
        table, new = new_table(settings, Created(person.id, words, starts, first), at)
        await self._store.commit(new)
        session = self._keep(TableSession(new.id, table, {person.id: person.name}, at, self._services))
        await session.start()
        return session

    def is_at_hand(self, table_id: str) -> bool:
        """Whether nothing has to be loaded to find this table."""
        return table_id in self._sessions or self._loader.is_loading(table_id)

    async def find(self, table_id: str, address: str = OURSELVES, admit: Admit = _admit_all) -> TableSession:
        """The table with this id; raises `no-such-table` if there is none.

        If it has to be loaded, `address` waits for its turns, and `admit` may refuse.
        """
        session = self._sessions.get(table_id)
        if session is not None:
            if not self._other_workers.is_alone:
                # Another worker may have told a client about a newer entry.
                await session.refresh()
            return self._keep(session)
        loaded = await self.load(table_id, address, admit)
        if loaded.session is None:
            loaded.session = self._keep(
                TableSession(table_id, loaded.table, loaded.names, loaded.updated_at, self._services)
            )
        return loaded.session

    async def load(self, table_id: str, address: str, admit: Admit = _admit_all) -> LoadedTable:
        """A table as its log tells it, without opening it. Raises `no-such-table` or `table-damaged`."""
        try:
            return await self._loader.load(table_id, address, admit)
        except Damage as damage:
            self._note(table_id, damage)
            raise RidottoError("table-damaged") from None

    async def tables_of(self, person: Person) -> tuple[TableSummary, ...]:
        """The tables where this person sits or is the host: the one played last first, finished ones last."""
        rows = await self._store.tables_of(person.id, unfinished=MOST_LISTED, over=MOST_OVER)
        return await self._summaries(rows, person)

    async def public_tables(self, person: Person | None = None) -> tuple[TableSummary, ...]:
        """Public tables that are not over, those with people first."""
        summaries = await self._summaries(await public_rows(self._store), person or Person("", None))
        return tuple(sorted(summaries, key=lambda table: not any(map(_is_person_here, table.seats))))

    def renamed(self, person: Person) -> None:
        """Send this person's new name to the tables where they are."""
        for session in list(self._sessions.values()):
            session.renamed(person)
        self._other_workers.say(Renamed(person.id, person.name))

    def forget(self, person: Person) -> None:
        """A person has deleted their data: remove them from all tables."""
        for session in list(self._sessions.values()):
            session.forget(person.id)
        self._other_workers.say(Forgotten(person.id))

    @property
    def sign_outs(self) -> int:
        """How often a browser was signed out."""
        return self.router.sign_outs

    def sign_out(self, message: SignedOut | Relinked) -> None:
        """Disconnect the browsers that are not a person's any more."""
        self.router.sign_out(message)
        self._other_workers.say(message)

    async def dissolve(self, table_ids: Iterable[str]) -> None:
        """Close tables that were deleted."""
        gone = tuple(table_ids)
        self._other_workers.say(Dissolved(gone))
        for table_id in gone:
            self._kept.drop(table_id)
            session = self._sessions.pop(table_id, None)
            if session is not None:
                await session.dissolve()

    # Tables by correspondence

    def _look_again(self, after_s: float) -> None:
        self._timer = self._services.clock.call_at(self._services.clock.now() + after_s, self._look)

    def _look(self) -> None:
        task = asyncio.get_running_loop().create_task(self._wake_due())
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _wake_due(self) -> None:
        """Let tables continue that are due, even if nobody is connected."""
        with suppress(StoreError):
            # Damaged tables stay due, and must not block the others.
            most = MOST_DUE + len(self._damaged)
            for table_id in await self._store.due_tables(self._services.clock.wall(), most):
                with suppress(RidottoError):
                    (await self.find(table_id)).look_up()
        if not self._is_closed:
            self._look_again(LOOK_S)

    def _note(self, table_id: str, damage: Damage) -> None:
        """Log a damaged table once, for the host: visitors cannot do anything about it."""
        if table_id not in self._damaged:
            self._damaged.add(table_id)
            _log.error("table %s is damaged: %s", table_id, damage)

    def _keep(self, session: TableSession) -> TableSession:
        self._sessions[session.id] = session
        self._kept.keep(session)
        return session

    async def _summaries(self, rows: tuple[Listed, ...], person: Person) -> tuple[TableSummary, ...]:
        """Damaged tables are left out of lists; opening one answers `table-damaged`."""
        found = [each for row in rows if (each := self._look_at(row)) is not None]
        people = {who for each in found if isinstance(each, Asleep) for who in each.seating.people}
        names = await self._store.names(people) if people else {}
        return tuple(
            each.summary_for(person.id, names, self._presence_at(each.row.id))
            if isinstance(each, Asleep)
            else each.summary_for(person)
            for each in found
        )

    def _presence_at(self, table_id: str) -> Presence:
        """The people at a table that is not open here."""
        presence = Presence(0.0)
        guests = self._other_workers.guests_at(table_id).values()
        presence.are_elsewhere((person for each in guests for person in each.people), 0.0)
        return presence

    def _look_at(self, row: Listed) -> TableSession | Asleep | None:
        if session := self._sessions.get(row.id):
            return session
        try:
            if isinstance(row, DamagedRow):
                raise row.damage
            return Asleep.of(row)
        except Damage as damage:
            self._note(row.id, damage)
            return None


def _seat_word(game_id: str, word: str, person: Person) -> str | None:
    if word == "open":
        return None
    if word == "me":
        return f"{PERSON}{person.id}"
    if word.startswith(BOT_PREFIX):
        check_level(game_id, word.removeprefix(BOT_PREFIX))
        return word
    raise RidottoError("unknown-seat-word", word=quote_short(word))


def _is_person_here(seat: SeatInfo) -> bool:
    return seat.kind == "person" and seat.is_connected
