"""Delivers messages from other workers to the tables they concern."""

import asyncio
from collections.abc import Collection, Mapping, MutableMapping

from ridotto.server.store import Person
from ridotto.server.tables.session.session import TableSession
from ridotto.server.tables.talk.mutes import Mutes
from ridotto.server.workers.interface import OtherWorkers
from ridotto.server.workers.messages import (
    Asked,
    Clocked,
    Dissolved,
    Forgotten,
    Muted,
    Relinked,
    Renamed,
    Said,
    SignedOut,
    Skipped,
    WorkerMessage,
    Written,
)


class MessageRouter:
    """The tables that are open here; `sessions` is the directory's own."""

    def __init__(
        self, sessions: MutableMapping[str, TableSession], mutes: Mutes, other_workers: OtherWorkers
    ) -> None:
        self._sessions = sessions
        self._mutes = mutes
        self._other_workers = other_workers
        self._dissolving: set[asyncio.Task[None]] = set()
        self.sign_outs = 0

    @property
    def open_ids(self) -> Collection[str]:
        return list(self._sessions)

    def announce(self) -> None:
        for session in list(self._sessions.values()):
            session.announce()

    def lease_changed(self, table_id: str) -> None:
        if session := self._sessions.get(table_id):
            session.lease_changed()

    def cut_off(self) -> None:
        for session in list(self._sessions.values()):
            session.cut_off()

    def guests_changed(self, table_id: str, came: Collection[str] = ()) -> None:
        for person in came:
            if others := self._mutes.of(person):
                self._other_workers.say(Muted(person, others))
        if session := self._sessions.get(table_id):
            session.guests_changed()

    def compare(self, lengths: Mapping[str, int]) -> None:
        for table_id, entries in lengths.items():
            if entries:
                self._written(table_id, entries)
            else:
                self._dissolve(table_id)

    def hear(self, message: WorkerMessage) -> None:
        match message:
            case Written():
                self._written(message.table, message.entries)
            case Asked() | Said() | Skipped() | Clocked():
                if session := self._sessions.get(message.table):
                    session.hear(message)
            case Renamed() | Muted() | Forgotten():
                self._hear_of_person(message)
            case SignedOut() | Relinked():
                self.sign_out(message)
            case Dissolved():
                for table_id in message.tables:
                    self._dissolve(table_id)
            case _:
                # The team has handled the other messages already.
                pass

    def sign_out(self, message: SignedOut | Relinked) -> None:
        self.sign_outs += 1
        is_out = message.browser.__ne__ if isinstance(message, SignedOut) else message.browser.__eq__
        for session in list(self._sessions.values()):
            session.sign_out(message.person, is_out)

    def _hear_of_person(self, message: Renamed | Muted | Forgotten) -> None:
        if isinstance(message, Muted) and not self._mutes.replace(message.person, message.others):
            return
        for session in list(self._sessions.values()):
            match message:
                case Renamed():
                    session.renamed(Person(message.person, message.name))
                case Muted():
                    session.mutes_changed(message.person)
                case Forgotten():
                    session.forget(message.person)

    def _written(self, table_id: str, entries: int) -> None:
        if session := self._sessions.get(table_id):
            session.on_remote_entries(entries)

    def _dissolve(self, table_id: str) -> None:
        if session := self._sessions.pop(table_id, None):
            task = asyncio.get_running_loop().create_task(session.dissolve())
            self._dissolving.add(task)
            task.add_done_callback(self._dissolving.discard)
