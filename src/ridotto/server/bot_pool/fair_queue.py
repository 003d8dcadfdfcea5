"""A queue of jobs for bots and hints: fair by site, then by address, by person and by table.

A site of IPv6 has thousands of addresses; any other address is a site of its own.

The one that has used the least processor time is next (start-time fair queueing). Unused time is not saved
up, except for a small credit, so that an occasional job comes before a long series of them.
"""

from collections import deque
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

from ridotto.server.network.callers.sites import site_of

CREDIT_S = 1.0
"""The most credit, in seconds, that an idle site, address, person or table keeps."""
MOST_IDLE = 1000
"""How many idle sites, or members of one, are remembered."""

J = TypeVar("J")


class Account(NamedTuple):
    """For whom a job is done."""

    address: str
    person: str
    table: str

    @property
    def path(self) -> tuple[str, str, str, str]:
        """The keys of its shares, from the root of the queue."""
        return (site_of(self.address) or self.address, *self)


class _Share(Generic[J]):
    """What one site, address, person or table has used, and what it waits for."""

    __slots__ = ("jobs", "key", "members", "paused", "reached_s", "used_s", "waiting")

    def __init__(self, key: str, used_s: float = 0.0) -> None:
        self.key = key
        self.used_s = used_s
        self.members: dict[str, _Share[J]] = {}
        self.jobs: deque[J] = deque()
        self.paused = 0
        """How many of the jobs, the first ones, were begun before."""
        self.waiting = 0
        """Jobs here and in all members."""
        self.reached_s = 0.0
        """The virtual time of the members: a new member starts here."""

    def member(self, key: str) -> "_Share[J]":
        """The member of this name, made if it is new, ready to get a job."""
        found = self.members.get(key)
        if found is None:
            self._forget_idle()
            found = self.members[key] = _Share(key)
        self.reached_s = max(self.reached_s, self._reached())
        if not found.waiting:
            found.used_s = max(found.used_s, self.reached_s - CREDIT_S)
        return found

    def next_member(self) -> "_Share[J]":
        """The waiting member that has used least; the first to wait in case of a tie."""
        return min((each for each in self.members.values() if each.waiting), key=lambda each: each.used_s)

    def next_table(self) -> "_Share[J]":
        """One with a paused job first: otherwise more and more jobs of one person would be half done."""
        paused = [each for each in self.members.values() if each.paused]
        return min(paused, key=lambda each: each.used_s) if paused else self.next_member()

    def _reached(self) -> float:
        """The least that a waiting member has used; if none waits, the most that any has used."""
        if self.waiting:
            return min((each.used_s for each in self.members.values() if each.waiting), default=0.0)
        return max((each.used_s for each in self.members.values()), default=0.0)

    def _forget_idle(self) -> None:
        if len(self.members) >= MOST_IDLE:
            self.members = {key: each for key, each in self.members.items() if each.waiting}


class FairQueue(Generic[J]):
    """Not for several threads at once."""

    def __init__(self) -> None:
        self._root: _Share[J] = _Share("")

    def __len__(self) -> int:
        return self._root.waiting

    def __iter__(self) -> Iterator[J]:
        for person in self._people():
            for table in person.members.values():
                yield from table.jobs

    def push(self, account: Account, job: J, *, is_first: bool = False) -> None:
        """`is_first`: a paused job, which comes before the others of the same person."""
        path = [self._root]
        for key in account.path:
            path.append(path[-1].member(key))
        if is_first:
            path[-1].jobs.appendleft(job)
            path[-1].paused += 1
        else:
            path[-1].jobs.append(job)
        for share in path:
            share.waiting += 1

    def pop(self) -> J:
        site = self._root.next_member()
        address = site.next_member()
        person = address.next_member()
        table = person.next_table()
        for share in (self._root, site, address, person, table):
            share.waiting -= 1
        table.paused -= bool(table.paused)
        return table.jobs.popleft()

    def charge(self, account: Account, seconds: float) -> None:
        share = self._root
        for key in account.path:
            share = share.members.setdefault(key, _Share(key))
            share.used_s += seconds

    def is_anybody_ahead(self, account: Account, margin_s: float) -> bool:
        """Whether another site, address or person is waiting that has used less by at least this much."""
        share = self._root
        for key in account.path[:-1]:
            own = share.members.get(key)
            others = [each for each in share.members.values() if each.waiting and each is not own]
            used_s = 0.0 if own is None else own.used_s
            if any(other.used_s + margin_s <= used_s for other in others):
                return True
            if own is None:
                return False
            share = own
        return False

    def rivals(self, account: Account) -> tuple[int, ...]:
        """How many other sites, other addresses of this site, other people there, and tables of this person
        have jobs.
        """
        found, share = [], self._root
        for key in account.path:
            found.append(sum(bool(each.waiting) for each in share.members.values() if each.key != key))
            share = share.members.get(key, _Share(key))
        # A table waits beside itself: bots and hints of one table are thought about one after the other.
        return (*found[:-1], found[-1] + bool(share.waiting))

    def _people(self) -> Iterator[_Share[J]]:
        for site in self._root.members.values():
            for address in site.members.values():
                yield from address.members.values()
