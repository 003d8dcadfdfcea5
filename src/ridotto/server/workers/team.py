"""Sends messages to the other workers of the room and receives theirs."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Mapping
from typing import Protocol

from ridotto.engine.errors import RidottoError
from ridotto.server.store import StoreError
from ridotto.server.store.worker_link import WorkerLink
from ridotto.server.telemetry.log import CHANGE
from ridotto.server.telemetry.snapshot import Figures
from ridotto.server.workers.interface import Guests
from ridotto.server.workers.leases import Leases
from ridotto.server.workers.messages import (
    Bye,
    Counted,
    Figured,
    Freed,
    Hello,
    Here,
    Spent,
    WorkerMessage,
    Written,
    dump_message,
)
from ridotto.server.workers.remote_presence import RemotePresence
from ridotto.server.workers.rings import Rings, dump_rings

BEAT_S = 1.0
"""Seconds between heartbeats. With each, a worker also checks whether it has missed an entry."""
FIGURED_BEATS = 5
"""The figures are sent once in this many heartbeats."""
CUT_OFF_S = 5.0
"""Seconds without a heartbeat until people are sent to other workers. A restart of PostgreSQL takes less."""
RING_S = 0.003
"""Messages within this time are sent together: NOTIFY takes one lock for the whole database server."""
MARKS = 4096
OFF_S = 5.0
"""A clock that differs from the database's by this many seconds is reported in the log."""
FAR_OFF_S = 30.0
"""With a clock that differs by so many, a worker does not start."""

_log = logging.getLogger(__name__)


class Tables(Protocol):
    """The tables of this worker, as messages from other workers need them."""

    @property
    def open_ids(self) -> Collection[str]: ...

    def hear(self, message: WorkerMessage) -> None:
        """A message from another worker."""
        ...

    def guests_changed(self, table_id: str, came: Collection[str] = ()) -> None:
        """`came`: the people who were not there before."""
        ...

    def lease_changed(self, table_id: str) -> None:
        """This worker has gained or lost the lease of a table."""
        ...

    def announce(self) -> None:
        """Send which people are connected to which tables here."""
        ...

    def cut_off(self) -> None:
        """The database cannot be reached from here: disconnect everybody."""
        ...

    def compare(self, lengths: Mapping[str, int]) -> None:
        """Read the new entries of logs that are longer than known here."""
        ...


class Tallies(Protocol):
    """The limits of this worker."""

    def hear(self, worker: str, message: Spent | Counted) -> None: ...
    def keep_only(self, workers: Collection[str]) -> None: ...

    def announce(self) -> None:
        """Send everything that visitors hold at this worker."""
        ...


class Team:
    """Made by `open`; receives nothing before `start`."""

    is_alone = False

    def __init__(self, link: WorkerLink) -> None:
        self._link = link
        self._remote_presence = RemotePresence()
        self._leases = Leases(link, self.say, self._lease_changed)
        self._tables: Tables | None = None
        self._tallies: Tallies | None = None
        self._own_figures: Callable[[], Figures] | None = None
        self.figures: dict[str, Figures] = {}
        """By worker: the last figures that the others have sent."""
        self._beats = 0
        self._beaten_at = 0.0
        self.is_cut_off = False
        """Whether the database has been out of reach for `CUT_OFF_S`."""
        self._unsaid: dict[object, WorkerMessage] = {}
        self._rings = Rings()
        self._beating: asyncio.Task[None] | None = None
        self._has_told_of_clock = False
        self.mark = secrets.randbelow(MARKS)
        self.ahead_s = 0.0
        """How far the database's clock is ahead of this machine's."""

    @classmethod
    async def open(cls, link: WorkerLink) -> "Team":
        """Raises `clock-is-off` if this machine and the database disagree about the time."""
        team = cls(link)
        await team._beat()
        if abs(team.ahead_s) >= FAR_OFF_S:
            raise RidottoError("clock-is-off", seconds=round(abs(team.ahead_s)))
        team._check_clock()
        return team

    def start(
        self,
        tables: Tables,
        tallies: Tallies | None = None,
        figures: Callable[[], Figures] | None = None,
    ) -> None:
        self._tables, self._tallies, self._own_figures = tables, tallies, figures
        self._link.listen(self._hear_ring, self._missed_something)
        self._beating = asyncio.get_running_loop().create_task(self._go_on_beating())
        self.say(Hello())

    async def close(self) -> None:
        """The tables are closed already; the link stays open."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        await self._leases.close()
        self.say(Bye())
        self._ring()

    # What tables ask for

    def say(self, message: WorkerMessage) -> None:
        if not self._unsaid:
            asyncio.get_running_loop().call_later(RING_S, self._ring)
        # Where a message describes the present state, only the newest one is sent.
        key: object = (
            (message.kind, message.table) if isinstance(message, Written | Here) else len(self._unsaid)
        )
        self._unsaid.pop(key, None)
        self._unsaid[key] = message

    def guests_at(self, table_id: str) -> Mapping[str, Guests]:
        return self._remote_presence.at(table_id)

    def want(self, table_id: str) -> None:
        self._leases.want(table_id)

    def let_go(self, table_id: str) -> None:
        self._leases.let_go(table_id)

    def lose(self, table_id: str) -> None:
        self._leases.lose(table_id)

    def leaves_to_us(self, table_id: str) -> bool:
        return self._leases.token_for(table_id) is not None

    def token_for(self, table_id: str) -> str | None:
        return self._leases.token_for(table_id)

    # LISTEN and NOTIFY

    def _ring(self) -> None:
        messages, self._unsaid = self._unsaid, {}
        if messages:
            self._link.ring(dump_rings(self._link.worker, map(dump_message, messages.values())))

    def _hear_ring(self, text: str) -> None:
        sender, messages = self._rings.load(text)
        if sender == self._link.worker:
            return
        for message in messages:
            try:
                self._hear(sender, message)
            except Exception:
                _log.exception("processing a message from another worker failed")

    def _hear(self, sender: str, message: WorkerMessage) -> None:
        assert self._tables is not None, "nobody listens before the start"
        match message:
            case Hello():
                self._announce()
            case Bye():
                self.figures.pop(sender, None)
                self._gone(self._remote_presence.leave(sender))
            case Figured():
                self.figures[sender] = message.figures
            case Here():
                self._tables.guests_changed(message.table, self._remote_presence.hear(sender, message))
            case Freed():
                self._leases.freed(message.tables)
            case Spent() | Counted():
                if self._tallies is not None:
                    self._tallies.hear(sender, message)
            case _:
                self._tables.hear(message)

    def _missed_something(self) -> None:
        """Messages may have been lost: send everything, and ask for everything."""
        self.say(Hello())
        self._announce()

    def _announce(self) -> None:
        assert self._tables is not None, "nobody listens before the start"
        self._tables.announce()
        if self._tallies is not None:
            self._tallies.announce()
        self._tell_figures()

    def _tell_figures(self) -> None:
        if self._own_figures is not None:
            self.say(Figured(self._own_figures()))

    def _gone(self, tables: Collection[str]) -> None:
        assert self._tables is not None, "nobody listens before the start"
        for table_id in tables:
            self._tables.guests_changed(table_id)

    def _lease_changed(self, table_id: str) -> None:
        if self._tables is not None:
            self._tables.lease_changed(table_id)

    # Heartbeats

    async def _go_on_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                await self._beat()
                await self._look_for_missed_entries()
            except StoreError:
                # The room has logged it already.
                self._look_whether_cut_off()
            except Exception:
                _log.exception("checking this worker's tables failed, it will retry")

    async def _beat(self) -> None:
        beat = await self._link.beat()
        self._beaten_at = asyncio.get_running_loop().time()
        self.is_cut_off = False
        self.ahead_s = beat.ahead_s
        if self._tables is None:
            return
        self._check_clock()
        if beat.was_late:
            _log.warning(
                "this worker was out of reach: other workers may have taken over its tables", extra=CHANGE
            )
            self._leases.lose_all()
            self._missed_something()
        self._gone(self._remote_presence.keep_only(beat.workers))
        self._rings.keep_only(beat.workers)
        if self._tallies is not None:
            self._tallies.keep_only(beat.workers)
        for worker in self.figures.keys() - beat.workers:
            del self.figures[worker]
        self._beats += 1
        if self._beats % FIGURED_BEATS == 0:
            self._tell_figures()
        self._leases.keep_only(self._tables.open_ids)
        self._leases.settle()

    def _look_whether_cut_off(self) -> None:
        """People who only watch would not notice it: for them the table does not change any more."""
        assert self._tables is not None, "nobody listens before the start"
        silence = asyncio.get_running_loop().time() - self._beaten_at
        if silence >= CUT_OFF_S and not self.is_cut_off:
            self.is_cut_off = True
            self._tables.cut_off()

    async def _look_for_missed_entries(self) -> None:
        """A message may be lost, for example when a worker is killed before it has sent it."""
        assert self._tables is not None, "nobody listens before the start"
        if known := self._tables.open_ids:
            self._tables.compare(await self._link.lengths(known))

    def _check_clock(self) -> None:
        if abs(self.ahead_s) >= OFF_S and not self._has_told_of_clock:
            self._has_told_of_clock = True
            _log.warning(
                "this machine's clock is %.0f s from the database's, which all workers use: matches go on,"
                " but set it by NTP (timedatectl set-ntp true)",
                self.ahead_s,
            )
