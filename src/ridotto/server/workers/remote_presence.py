"""The people who are connected to tables through other workers."""

from collections import defaultdict
from collections.abc import Collection, Mapping

from ridotto.server.workers.interface import Guests
from ridotto.server.workers.messages import Here


class RemotePresence:
    def __init__(self) -> None:
        self._at: defaultdict[str, dict[str, Guests]] = defaultdict(dict)
        """By table, then by worker."""

    def at(self, table_id: str) -> Mapping[str, Guests]:
        return self._at.get(table_id, {})

    def hear(self, worker: str, here: Here) -> frozenset[str]:
        """Returns the people who were not there before."""
        before = self.at(here.table).get(worker, Guests()).people
        if here.people:
            self._at[here.table][worker] = Guests(frozenset(here.people), here.paces)
        else:
            self._leave(here.table, worker)
        return frozenset(here.people) - before

    def leave(self, worker: str) -> list[str]:
        """A worker is gone; returns the tables where its people were."""
        tables = [table_id for table_id, guests in self._at.items() if worker in guests]
        for table_id in tables:
            self._leave(table_id, worker)
        return tables

    def keep_only(self, workers: Collection[str]) -> list[str]:
        """All other workers are gone; returns the tables where their people were."""
        gone = {worker for guests in self._at.values() for worker in guests if worker not in workers}
        return [table_id for worker in gone for table_id in self.leave(worker)]

    def _leave(self, table_id: str, worker: str) -> None:
        guests = self._at.get(table_id)
        if guests is not None:
            guests.pop(worker, None)
            if not guests:
                del self._at[table_id]
