"""Decides which jobs run: a few at a time, each yielding to people who have used less time."""

import threading
from collections.abc import Callable
from math import prod
from time import perf_counter

from ridotto.server.bot_pool.fair_queue import Account, FairQueue

UNHURRIED = 5
"""How many tables of one person may wait for a thread before their bots get less time."""
LEAST_SHARE = 0.05
"""The smallest share of its usual time that a job gets."""
CONTENDED_SHARE = 0.8
"""The largest share while other people have jobs too, so that people slow each other down a little less."""
QUANTUM_S = 0.02
"""How many more seconds than a waiting person a job may have used before it yields."""
MOST_BEGUN = 12
"""How many jobs may be started, running or paused: a search holds up to 12 MB."""


class Abandoned(Exception):
    """The caller does not wait for this job any more."""


class Turn:
    """One job and the time it has used."""

    def __init__(self, account: Account, think: Callable[["Turn"], object]) -> None:
        self.account = account
        self.think = think
        self.share = 1.0
        """The share of its usual time that it should use."""
        self.usual_s = 0.0
        """How long this job takes at that share, and at least takes. Set by `think`."""
        self.ran_s = 0.0
        self.has_begun = False
        self.is_abandoned = False
        self.resumed_at = 0.0
        self.may_run = threading.Event()
        self.turns: Turns | None = None

    def give_way(self) -> float:
        """Called by a search every few milliseconds; returns the seconds that it had to wait."""
        return 0.0 if self.turns is None else self.turns.give_way(self)


class Turns:
    """All methods may be called from any thread."""

    def __init__(self, slots: int, begin: Callable[[Turn], None]) -> None:
        """`slots`: how many run at a time. `begin` must run a turn's job in a thread and then call `end`."""
        self._slots = self._free = slots
        self._begin = begin
        self._begun = 0
        self._queue: FairQueue[Turn] = FairQueue()
        self._lock = threading.Lock()

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def running(self) -> int:
        return self._slots - self._free

    def ask(self, turn: Turn) -> None:
        turn.turns = self
        with self._lock:
            self._queue.push(turn.account, turn)
            self._fill_slots()

    def give_way(self, turn: Turn) -> float:
        """Wait while others should run; returns the seconds. Raises `Abandoned` if the job is not needed any
        more.
        """
        if turn.is_abandoned:
            raise Abandoned
        if not self._queue:
            return 0.0
        began = perf_counter()
        with self._lock:
            self._charge(turn)
            if self._begun >= MOST_BEGUN or not self._queue.is_anybody_ahead(turn.account, QUANTUM_S):
                return 0.0
            turn.may_run.clear()
            self._queue.push(turn.account, turn, is_first=True)
            self._free += 1
            self._fill_slots()
        turn.may_run.wait()
        if turn.is_abandoned:
            raise Abandoned
        return perf_counter() - began

    def time_of(self, turn: Turn) -> float:
        """The seconds that a running turn has used so far."""
        return turn.ran_s + perf_counter() - turn.resumed_at

    def end(self, turn: Turn) -> None:
        with self._lock:
            self._charge(turn)
            self._begun -= 1
            self._free += 1
            self._fill_slots()

    def abandon_all(self) -> None:
        with self._lock:
            for turn in self._queue:
                turn.is_abandoned = True
                turn.may_run.set()

    def _charge(self, turn: Turn) -> None:
        now = perf_counter()
        self._queue.charge(turn.account, now - turn.resumed_at)
        turn.ran_s += now - turn.resumed_at
        turn.resumed_at = now

    def _fill_slots(self) -> None:
        while self._free and self._queue:
            turn = self._queue.pop()
            if turn.is_abandoned and not turn.has_begun:
                continue
            self._free -= 1
            turn.resumed_at = perf_counter()
            if turn.has_begun:
                turn.may_run.set()
            else:
                turn.has_begun = True
                turn.share = self._share_for(turn.account)
                self._begun += 1
                self._begin(turn)

    def _share_for(self, account: Account) -> float:
        """The part of the processors that the queue gives to this table, while it is short of them: smaller
        with more sites, addresses of this site and people there that wait, and more tables of this person.
        """
        *others, tables = self._queue.rivals(account)
        most = CONTENDED_SHARE if any(others) else 1.0
        parts = prod(1 + each for each in (*others, tables))
        return max(LEAST_SHARE, min(most, UNHURRIED * self._slots / parts))
