"""What the server's parts share while it runs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from ridotto.server.evening.codes import Codes
from ridotto.server.limits import Buckets, Counts, Limits
from ridotto.server.network.callers.hosts import Hosts
from ridotto.server.network.callers.proxies import Proxies
from ridotto.server.replays import Desk
from ridotto.server.store import Place, Store, open_store
from ridotto.server.tables import TableDirectory
from ridotto.server.telemetry.stats import Stats


@dataclass(slots=True)
class AppContext:
    store: Store
    directory: TableDirectory
    stats: Stats
    limits: Limits = field(default_factory=Limits)
    proxies: Proxies = field(default_factory=Proxies)
    hosts: Hosts | None = None
    """What this server answers to; None: anything."""
    metrics_token: str | None = None
    """Shows the metrics to other machines too."""
    new_connections: Buckets = field(init=False)
    requests: Buckets = field(init=False)
    pages: Buckets = field(init=False)
    new_people: Buckets = field(init=False)
    new_tables: Buckets = field(init=False)
    option_files: Buckets = field(init=False)
    replays: Desk = field(init=False)
    histories: Buckets = field(init=False)
    exported: Buckets = field(init=False)
    codes_asked: Buckets = field(init=False)
    code_tries: Buckets = field(init=False)
    all_code_tries: Buckets = field(init=False)
    deletions: Buckets = field(init=False)
    device_codes: Codes = field(default_factory=Codes)
    seat_changes: Buckets = field(init=False)
    talk: Buckets = field(init=False)
    frames: Buckets = field(init=False)
    frame_bytes: Buckets = field(init=False)
    connections: Counts = field(default_factory=Counts)
    sockets_of_address: Counts = field(default_factory=Counts)
    spectators_of_table: Counts = field(default_factory=Counts)

    def __post_init__(self) -> None:
        limits = self.limits
        self.new_connections = Buckets(limits.new_connections)
        self.requests = Buckets(limits.requests)
        self.pages = Buckets(limits.pages)
        self.new_people = Buckets(limits.new_people)
        self.new_tables = Buckets(limits.new_tables)
        self.option_files = Buckets(limits.option_files)
        self.replays = Desk(Buckets(limits.replays))
        self.histories = Buckets(limits.histories)
        self.exported = Buckets(limits.exported)
        self.codes_asked = Buckets(limits.codes)
        self.code_tries = Buckets(limits.code_tries)
        self.all_code_tries = Buckets(limits.all_code_tries)
        self.deletions = Buckets(limits.deletions)
        self.seat_changes = Buckets(limits.seat_changes)
        self.talk = Buckets(limits.talk)
        self.frames = Buckets(limits.address_frames)
        self.frame_bytes = Buckets(limits.address_frame_bytes)


@asynccontextmanager
async def open_app_context(
    data: Place,
    *,
    limits: Limits | None = None,
    proxies: Proxies | None = None,
    hosts: Hosts | None = None,
    metrics_token: str | None = None,
) -> AsyncIterator[AppContext]:
    """A house in this file or database; closes it in the end."""
    store = await open_store(data)
    try:
        stats = Stats()
        directory = await TableDirectory.open(store, stats=stats)
        try:
            context = AppContext(
                store, directory, stats, limits or Limits(), proxies or Proxies(), hosts, metrics_token
            )
            try:
                yield context
            finally:
                await context.replays.close()
        finally:
            await directory.close()
    finally:
        await store.close()
