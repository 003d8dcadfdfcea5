"""What the server's parts share while it runs."""

from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, fields

from ridotto.bots.compilation import is_compiled
from ridotto.bots.registry import searchers
from ridotto.server.counts import Counts
from ridotto.server.http.bodies.places import UploadPlaces
from ridotto.server.limits import Limits
from ridotto.server.network.callers.hosts import Hosts
from ridotto.server.network.callers.proxies import Proxies
from ridotto.server.network.callers.sites import BUSY_HOUSEHOLDS
from ridotto.server.network.write_queue import WriteQueue
from ridotto.server.profile.codes import Codes, OwnCodes, SharedCodes
from ridotto.server.profile.newcomers import Newcomers
from ridotto.server.replays import Desk
from ridotto.server.store import Place, Store, open_store
from ridotto.server.tables import TableDirectory
from ridotto.server.tables.bots.bots_only_budget import BotsOnlyBudget
from ridotto.server.tables.session.timing import LoopClock
from ridotto.server.telemetry.snapshot import MOST_REASONS, Figures, timed
from ridotto.server.telemetry.stats import Stats
from ridotto.server.token_buckets import Buckets
from ridotto.server.workers.messages import WorkerMessage
from ridotto.server.workers.tallies import SharedTallies
from ridotto.server.workers.team import Team


@dataclass(slots=True)
class AppContext:
    store: Store
    directory: TableDirectory
    stats: Stats
    limits: Limits = field(default_factory=Limits)
    proxies: Proxies = field(default_factory=Proxies)
    hosts: Hosts | None = None
    """Host names that this server accepts; None: any."""
    metrics_token: str | None = None
    """With this token other machines may read the metrics too."""
    worker: str | None = None
    """The name of this worker; None: it is the only one."""
    others: Callable[[], Mapping[str, Figures]] = dict
    """By worker: the figures that the others have sent."""
    is_cut_off: Callable[[], bool] = lambda: False
    """Whether only other workers can reach the database."""
    new_connections: Buckets = field(init=False)
    requests: Buckets = field(init=False)
    pages: Buckets = field(init=False)
    new_people: Buckets = field(init=False)
    new_tables: Buckets = field(init=False)
    option_files: Buckets = field(init=False)
    replay_seconds: Buckets = field(init=False)
    loaded_entries: Buckets = field(init=False)
    replays: Desk = field(init=False)
    histories: Buckets = field(init=False)
    exported: Buckets = field(init=False)
    codes_asked: Buckets = field(init=False)
    code_tries: Buckets = field(init=False)
    all_code_tries: Buckets = field(init=False)
    deletions: Buckets = field(init=False)
    device_codes: Codes = field(default_factory=OwnCodes)
    newcomers: Newcomers = field(init=False)
    seat_changes: Buckets = field(init=False)
    address_seat_changes: Buckets = field(init=False)
    talk: Buckets = field(init=False)
    wishes: Buckets = field(init=False)
    hints: Buckets = field(init=False)
    frames: Buckets = field(init=False)
    frame_bytes: Buckets = field(init=False)
    connections: Counts = field(default_factory=Counts)
    sockets_of_address: Counts = field(default_factory=Counts)
    sockets_of_place: Counts = field(default_factory=Counts)
    """By table and person."""
    uploads_of_address: Counts = field(default_factory=lambda: Counts(BUSY_HOUSEHOLDS))
    """Large bodies that are arriving."""
    uploads: UploadPlaces = field(init=False)
    """The same with what has arrived of each."""
    spectators_of_table: Counts = field(default_factory=Counts)
    spectators_of_address: Counts = field(default_factory=lambda: Counts(BUSY_HOUSEHOLDS))
    """By table and address."""
    socket_writes: WriteQueue = field(default_factory=WriteQueue)

    def __post_init__(self) -> None:
        limits = self.limits
        self.uploads = UploadPlaces(self.uploads_of_address, limits)
        self.newcomers = Newcomers(self.store, self._people_here)
        self.new_connections = Buckets(limits.new_connections)
        self.requests = Buckets(limits.requests)
        self.pages = Buckets(limits.pages)
        self.new_people = Buckets(limits.new_people)
        self.new_tables = Buckets(limits.new_tables)
        self.option_files = Buckets(limits.option_files)
        self.replay_seconds = Buckets(limits.replays, households=BUSY_HOUSEHOLDS)
        self.loaded_entries = Buckets(limits.loaded_entries, households=BUSY_HOUSEHOLDS)
        self.replays = Desk(self.replay_seconds)
        self.histories = Buckets(limits.histories)
        self.exported = Buckets(limits.exported)
        self.codes_asked = Buckets(limits.codes)
        self.code_tries = Buckets(limits.code_tries)
        self.all_code_tries = Buckets(limits.all_code_tries)
        self.deletions = Buckets(limits.deletions)
        self.seat_changes = Buckets(limits.seat_changes)
        self.address_seat_changes = Buckets(limits.address_seat_changes)
        self.talk = Buckets(limits.talk)
        self.wishes = Buckets(limits.wishes)
        self.hints = Buckets(limits.hints)
        self.frames = Buckets(limits.address_frames)
        self.frame_bytes = Buckets(limits.address_frame_bytes)

    def _people_here(self) -> set[str]:
        """At tables of this worker and of others."""
        held = (self.sockets_of_place.own, *self.sockets_of_place.elsewhere.values())
        return {place.partition(" ")[2] for places in held for place in places}

    def figures(self) -> Figures:
        """The present figures of this worker."""
        directory, stats = self.directory, self.stats
        return Figures(
            gauges={
                "tables": directory.tables_in_memory,
                "tables_awake": directory.tables_awake,
                "sockets": self.sockets_of_address.total,
                "connections": self.connections.total,
                "bots_waiting": directory.bots_waiting,
                "bots_thinking": directory.bots_thinking,
                "bots_ready": all(map(is_compiled, searchers())),
                "replays_waiting": self.replays.waiting,
                "writes_waiting": self.store.writes_waiting,
            },
            counters={"moves": stats.moves, "frames": stats.frames},
            refusals=dict(stats.refusals.most_common(MOST_REASONS)),
            times=timed(
                {
                    "request_seconds": stats.requests_s,
                    "answer_seconds": stats.answers_s,
                    "commit_seconds": self.store.commit_s,
                    "loop_lag_seconds": stats.loop_lag_s,
                }
            ),
        )

    def tallies(self, say: Callable[[WorkerMessage], None]) -> SharedTallies:
        """All limits that apply to addresses, people and tables across workers."""
        held = {each.name: getattr(self, each.name) for each in fields(self)}
        return SharedTallies(
            {name: each for name, each in held.items() if isinstance(each, Buckets)},
            {name: each for name, each in held.items() if isinstance(each, Counts)},
            say,
        )


@asynccontextmanager
async def open_app_context(
    data: Place,
    *,
    limits: Limits | None = None,
    proxies: Proxies | None = None,
    hosts: Hosts | None = None,
    metrics_token: str | None = None,
    is_shared: bool = False,
    names: Collection[str] = (),
) -> AsyncIterator[AppContext]:
    """A context on this file or database, which workers with the same names may share; closed on exit."""
    async with AsyncExitStack() as closing:
        store = await open_store(data, is_shared=is_shared, names=names)
        closing.push_async_callback(store.close)
        stats = Stats()
        team = None if store.worker_link is None else await Team.open(store.worker_link)
        if team is not None:
            closing.push_async_callback(team.close)
        clock = None if team is None else LoopClock(lambda: team.ahead_s)
        limits = limits or Limits()
        directory = await TableDirectory.open(
            store, stats=stats, clock=clock, other_workers=team, bots_only=BotsOnlyBudget(limits)
        )
        closing.push_async_callback(directory.close)
        context = AppContext(store, directory, stats, limits, proxies or Proxies(), hosts, metrics_token)
        closing.push_async_callback(context.replays.close)
        if team is not None and store.worker_link is not None:
            context.device_codes = SharedCodes(store.worker_link)
            context.worker, context.others = store.worker_link.worker, lambda: team.figures
            context.is_cut_off = lambda: team.is_cut_off
            team.start(directory.router, context.tallies(team.say), context.figures)
        yield context
