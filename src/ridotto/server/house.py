"""What the server's parts share while it runs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from ridotto.server.limits import Buckets, Counts, Limits
from ridotto.server.replays import Desk
from ridotto.server.store import SqliteStore, Store
from ridotto.server.tables import Hall


@dataclass(slots=True)
class House:
    store: Store
    hall: Hall
    limits: Limits = field(default_factory=Limits)
    is_behind_proxy: bool = False
    """Whether X-Forwarded-For and X-Forwarded-Proto are to be believed."""
    only_hosts: tuple[str, ...] | None = None
    """The names that this server answers to; None: any."""
    requests: Buckets = field(init=False)
    new_people: Buckets = field(init=False)
    new_tables: Buckets = field(init=False)
    replays: Desk = field(init=False)
    sockets_of_address: Counts = field(default_factory=Counts)
    spectators_of_table: Counts = field(default_factory=Counts)

    def __post_init__(self) -> None:
        self.requests = Buckets(self.limits.requests)
        self.new_people = Buckets(self.limits.new_people)
        self.new_tables = Buckets(self.limits.new_tables)
        self.replays = Desk(Buckets(self.limits.replays))


@asynccontextmanager
async def open_house(
    data: Path,
    *,
    limits: Limits | None = None,
    is_behind_proxy: bool = False,
    only_hosts: tuple[str, ...] | None = None,
) -> AsyncIterator[House]:
    """A house on this file; closes it in the end."""
    store = await SqliteStore.open(data)
    try:
        hall = await Hall.open(store)
        try:
            house = House(store, hall, limits or Limits(), is_behind_proxy, only_hosts)
            try:
                yield house
            finally:
                await house.replays.close()
        finally:
            await hall.close()
    finally:
        await store.close()
