"""Rate limits for addresses, people and sockets: generous for people, tight for floods."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv6Network
from time import monotonic

from ridotto.messages.limits import LARGEST_OWN_FILE
from ridotto.server.telemetry.stats import Stats

Clock = Callable[[], float]

HOUSEHOLDS = 8
"""How many households of one site of IPv6 may do at once what each is allowed: a site has 65,536 of them."""
BUSY_HOUSEHOLDS = 2
"""The same for what takes much of a thread that all share."""


@dataclass(frozen=True, slots=True)
class Rate:
    """`burst` at once, and `per_second` in the long run."""

    burst: int
    per_second: float

    def times(self, many: int) -> "Rate":
        return Rate(many * self.burst, many * self.per_second)


@dataclass(frozen=True, slots=True)
class Limits:
    requests: Rate = Rate(120, 20)
    """To /api and /ws, by address."""
    new_connections: Rate = Rate(200, 30)
    """By address."""
    pages: Rate = Rate(400, 60)
    """Everything else, by address: one visit loads some thirty files."""
    new_people: Rate = Rate(30, 1 / 10)
    """Cookies given out, by address."""
    new_tables: Rate = Rate(20, 1 / 20)
    """By address and by person."""
    option_files: Rate = Rate(30, 1 / 5)
    """Uploaded files for an option, such as a deck, by address."""
    replays: Rate = Rate(10, 1 / 4)
    """Seconds of processor time for replays, by address: a page of a usual match takes 0.04 s, the longest
    match that can be sent 0.7 s once. People who look at matches do not notice it, and no address takes more
    than a quarter of a processor for long.
    """
    loaded_entries: Rate = Rate(100_000, 2_000)
    """Entries of tables that are not in memory, by address: 1,000 take 0.05 s of processor time."""
    seat_changes: Rate = Rate(20, 1 / 2)
    """By person: taking, giving up, filling and clearing seats, other settings, choices taken back. Each is a
    line in a table's log."""
    address_seat_changes: Rate = Rate(120, 2)
    """The same by address: one person may have many cookies."""
    talk: Rate = Rate(6, 1 / 3)
    """By person: emotes, chat and mutes."""
    wishes: Rate = Rate(40, 4)
    """By person: preferences, and pauses skipped."""
    hints: Rate = Rate(30, 2)
    """By person. A browser that searches by itself asks a few times for one hint."""
    histories: Rate = Rate(30, 1)
    """Pages of history and statistics, by person."""
    exported: Rate = Rate(100, 5)
    """Matches that are replayed for a history or an export, by address."""
    codes: Rate = Rate(10, 1 / 30)
    """One-time codes asked for, by person."""
    code_tries: Rate = Rate(10, 1 / 10)
    """One-time codes entered, by address."""
    all_code_tries: Rate = Rate(200, 5)
    """The same over all addresses: an attacker may have many."""
    deletions: Rate = Rate(5, 1 / 60)
    """People who delete their data, by address."""
    bots_only_moves: Rate = Rate(300, 60)
    """Moves at tables where only bots play, by address: one table alone makes fewer."""
    all_bots_only_moves: Rate = Rate(1500, 300)
    """The same over all addresses: about a third of the event loop."""
    devices: int = 20
    """Browsers of one person."""
    frames: Rate = Rate(60, 15)
    """On one socket, control frames too."""
    frame_bytes: Rate = Rate(32 * 1024, 4 * 1024)
    """On one socket."""
    address_frames: Rate = Rate(600, 150)
    address_frame_bytes: Rate = Rate(256 * 1024, 32 * 1024)
    """The same for all sockets of an address together."""
    slowdowns: Rate = Rate(8, 1 / 60)
    """How often a socket may run out of its budget; then it is closed."""
    garbage: Rate = Rate(10, 1 / 10)
    """Messages on one socket that cannot be read; then it is closed."""
    connections_per_address: int = 200
    connections_in_all: int = 16_000
    sockets_per_address: int = 60
    sockets_per_place: int = 8
    """Of one person at one table."""
    spectators_per_table: int = 100
    """Sockets of spectators; sockets of players are not limited by it."""
    spectators_per_address: int = 15
    """The same at one table: nobody takes all places, though many people share the address of a club."""
    sockets_in_all: int = 12_000
    open_tables: int = 50
    """One person's tables that are not over."""
    body: int = 8 * 1024
    """Bytes; of all requests but these."""
    table_body: int = 24 * 1024
    """Bytes; of POST /api/tables, where a deck may come."""
    option_file: int = LARGEST_OWN_FILE
    """Bytes; of POST /api/games/ID/files/OPTION."""
    record_body: int = 1_100_000
    """Bytes; of POST /api/replays."""
    uploads_per_address: int = 4
    uploads_in_all: int = 30
    """Bodies larger than `table_body` that are arriving: each is in memory, for up to `request_s`."""
    request_s: float = 20.0
    """How long the head of a request may take to arrive, and again its body."""
    answer_s: float = 120.0
    """How long an answer may take to be made and read."""
    message: int = 4096
    """Bytes of one message on a socket."""
    waiting_messages: int = 200
    waiting_bytes: int = 1024 * 1024
    """Messages and bytes that may wait for one socket that does not read; then it is closed."""
    stall_s: float = 20.0
    """How long a socket may take to read what was sent."""
    counts_own_machine: bool = False
    """Whether limits by address apply to programs on this machine too."""


class Bucket:
    """A token bucket: fills with `per_second` tokens up to `burst`; requests take some out."""

    __slots__ = ("_at", "_clock", "_rate", "_tokens")

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = float(rate.burst)
        self._at = clock()

    def take(self) -> float:
        """Take a token and return 0, or return the seconds until there is one."""
        self._fill()
        if self._tokens >= 1:
            self._tokens -= 1
            return 0.0
        return (1 - self._tokens) / self._rate.per_second

    @property
    def lacks_s(self) -> float:
        """0, or the seconds until there is a token."""
        self._fill()
        return max(0.0, (1 - self._tokens) / self._rate.per_second)

    def charge(self, amount: float) -> float:
        """Charge a cost, into debt if necessary; returns the seconds until the debt is paid."""
        self._fill()
        self._tokens -= amount
        return self._debt_s()

    @property
    def wait_s(self) -> float:
        """0, or the seconds until all that was charged is paid."""
        self._fill()
        return self._debt_s()

    @property
    def is_full(self) -> bool:
        self._fill()
        return self._tokens >= self._rate.burst

    def _debt_s(self) -> float:
        return max(0.0, -self._tokens / self._rate.per_second)

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self._rate.burst, self._tokens + (now - self._at) * self._rate.per_second)
        self._at = now


@lru_cache(maxsize=10_000)
def site_of(key: str) -> str | None:
    """The key of the site, for a key that ends with an address of IPv6; None: it does not."""
    if not key.endswith("/64"):
        return None
    before, space, address = key.rpartition(" ")
    try:
        return before + space + str(IPv6Network(address).supernet(new_prefix=48))
    except ValueError:
        # What a proxy has passed on may be anything.
        return None


@dataclass(slots=True)
class Buckets:
    """A bucket for each key, and one for each site of IPv6.

    Full ones are forgotten, so that old visitors take no memory.
    """

    rate: Rate
    clock: Clock = monotonic
    most: int = 10_000
    households: int = HOUSEHOLDS
    """How many buckets of one key the bucket of a site holds."""
    tell: Callable[[str, float], None] | None = None
    """Called with what was taken here, to inform other workers."""
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def take(self, key: str) -> float:
        """0, or the seconds to wait."""
        site = self._site_of(key)
        wait = 0.0 if site is None else site.lacks_s
        wait = wait or self.of(key).take()
        if site is not None and not wait:
            site.take()
        if self.tell is not None and not wait:
            self.tell(key, 1)
        return wait

    def charge(self, key: str, amount: float) -> float:
        """The seconds until what was taken is paid."""
        if self.tell is not None:
            self.tell(key, amount)
        return self._charge(key, amount)

    def pay(self, key: str, amount: float) -> None:
        """Charge what was taken at other workers."""
        self._charge(key, amount)

    def wait_s(self, key: str) -> float:
        """0, or the seconds until all that was charged is paid."""
        found = (self._buckets.get(each) for each in (key, site_of(key)) if each is not None)
        return max((bucket.wait_s for bucket in found if bucket is not None), default=0.0)

    def _charge(self, key: str, amount: float) -> float:
        wait, site = self.of(key).charge(amount), self._site_of(key)
        return wait if site is None else max(wait, site.charge(amount))

    def _site_of(self, key: str) -> Bucket | None:
        site = site_of(key)
        return None if site is None else self.of(site, self.households)

    def of(self, key: str, households: int = 1) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.most:
                self._forget()
            bucket = self._buckets[key] = Bucket(self.rate.times(households), self.clock)
        return bucket

    def _forget(self) -> None:
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full}
        if len(self._buckets) >= self.most:
            # A flood from many addresses: drop the oldest, full or not.
            for key in [*self._buckets][: self.most // 2]:
                del self._buckets[key]


class FrameBudget:
    """Frames and bytes of a socket, and of all sockets of its address."""

    def __init__(
        self, limits: Limits, stats: Stats, address: str, by_address: tuple[Buckets, Buckets] | None
    ) -> None:
        """`by_address`: frames and bytes of addresses; None where this address is not counted."""
        self._stats = stats
        self._frames = Bucket(limits.frames)
        self._bytes = Bucket(limits.frame_bytes)
        self._slowdowns = Bucket(limits.slowdowns)
        self._address = address
        self._by_address = by_address

    def charge(self, frames: int, size: int) -> float:
        """Charge what was read; returns the seconds to wait before more is read."""
        self._stats.frames += frames
        waits = [self._frames.charge(frames), self._bytes.charge(size)]
        if self._by_address is not None:
            of_frames, of_bytes = self._by_address
            waits += [of_frames.charge(self._address, frames), of_bytes.charge(self._address, size)]
        return max(waits)

    def is_exhausted(self) -> bool:
        """Count a slowdown; returns whether there were too many."""
        return self._slowdowns.take() > 0


class Counts:
    """How many of something each key holds, and each site of IPv6, here and at other workers."""

    def __init__(self, households: int = HOUSEHOLDS) -> None:
        """`households`: how many times as many as a key a site may hold."""
        self._households = households
        self.own: dict[str, int] = {}
        self.elsewhere: dict[str, dict[str, int]] = {}
        """By worker."""
        self.total = 0
        """Here."""
        self.tell: Callable[[str], None] | None = None
        """Called with the key whose count has changed here."""

    def of(self, key: str) -> int:
        here = self.own.get(key, 0)
        return here + sum(counts.get(key, 0) for counts in self.elsewhere.values())

    def has_room(self, key: str, most: int) -> bool:
        """Whether a key may hold one more, if each may hold so many."""
        site = site_of(key)
        return self.of(key) < most and (site is None or self.of(site) < self._households * most)

    def add(self, key: str) -> None:
        self.total += 1
        for each in _with_site(key):
            self.own[each] = self.own.get(each, 0) + 1
            self._tell(each)

    @contextmanager
    def one_more(self, key: str) -> Iterator[None]:
        self.add(key)
        try:
            yield
        finally:
            self.remove(key)

    def remove(self, key: str) -> None:
        self.total -= 1
        for each in _with_site(key):
            if self.own[each] > 1:
                self.own[each] -= 1
            else:
                del self.own[each]
            self._tell(each)

    def _tell(self, key: str) -> None:
        if self.tell is not None:
            self.tell(key)


def _with_site(key: str) -> tuple[str, ...]:
    site = site_of(key)
    return (key,) if site is None else (key, site)
