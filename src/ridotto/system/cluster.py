"""Work on a cluster of Ray. A node that dies costs time, not results: others repeat its work."""

import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar
from uuid import uuid4

import ray
from ray._private import worker as ray_worker
from ray.exceptions import (
    NodeDiedError,
    ObjectLostError,
    OutOfMemoryError,
    RayError,
    RayTaskError,
    WorkerCrashedError,
)

from ridotto import __version__
from ridotto.engine.errors import RidottoError
from ridotto.engine.notation import quote_short
from ridotto.system.ray_head import greet

T = TypeVar("T")
R = TypeVar("R")

CHUNK_S = 1.0
"""How long a chunk of work should take: sending one takes some milliseconds."""
AHEAD = 2
"""Chunks in progress or waiting, for each processor of the cluster."""
MOST_DEATHS = 10
"""How often a chunk is begun whose process or node dies. Hardly ten nodes die within the seconds of a chunk,
but work that kills its process would be repeated for ever."""
DEATHS = (WorkerCrashedError, NodeDiedError, OutOfMemoryError, ObjectLostError)
AUTO = "auto"


@contextlib.contextmanager
def cluster_workers(address: str, begin: Callable[[], None]) -> Iterator["ClusterWorkers"]:
    """All processors of a cluster, until this is over."""
    _connect(address)
    try:
        yield ClusterWorkers(begin, int(ray.cluster_resources().get("CPU", 1)))
    except RayTaskError as error:
        if isinstance(error.cause, RidottoError):
            raise error.cause from None
        raise RidottoError("cluster-failed", reason=quote_short(error.cause)) from error
    except RayError as error:
        raise RidottoError("cluster-failed", reason=quote_short(error)) from None
    finally:
        ray.shutdown()


def _connect(address: str) -> None:
    try:
        if address != AUTO:
            host, _, port = address.rpartition(":")
            greet(host.strip("[]"), int(port))
        # Ray has no other switch: it would print messages about dying nodes to standard output, among
        # records.
        ray_worker._worker_logs_enabled = False
        ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
    except (OSError, ValueError, OverflowError, RuntimeError) as error:
        raise RidottoError(
            "cluster-unreachable", address=quote_short(address), reason=quote_short(error)
        ) from None


@dataclass(eq=False, slots=True)
class _Chunk:
    """Some items under way."""

    first: int
    """The number of the first item, counted from 1."""
    items: list[Any]  # Any: the items of any work
    answer: Any  # Any: Ray's references have no types
    deaths: int = 0

    @property
    def is_ready(self) -> bool:
        return bool(ray.wait([self.answer], timeout=0)[0])


class ClusterWorkers:
    def __init__(self, begin: Callable[[], None], processors: int) -> None:
        self._begin = begin
        self._processors = processors
        self._contract = uuid4().hex
        # We repeat what was lost: Ray has one count for all deaths, and none where memory runs out.
        # Any: Ray's remote functions have no types.
        self._do: Any = ray.remote(max_retries=0, num_cpus=1)(_do)

    def results(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        left, size, first = iter(items), 1, 1
        waiting: deque[_Chunk] = deque()
        while part := list(islice(left, size)):
            waiting.append(_Chunk(first, part, self._begun(work, part)))
            first += len(part)
            if len(waiting) > AHEAD * self._processors:
                results, seconds = self._next_done(work, waiting)
                size = next_size(size, seconds / len(results))
                yield from results
        while waiting:
            yield from self._next_done(work, waiting)[0]

    # Any: Ray's references have no types.
    def _begun(self, work: Callable[[T], R], part: list[T]) -> Any:
        return self._do.remote(__version__, self._contract, self._begin, work, part)

    def _next_done(self, work: Callable[[T], R], waiting: deque[_Chunk]) -> tuple[list[R], float]:
        """The results of the first chunk, and how long they took."""
        while True:
            try:
                done: tuple[list[R], float] = ray.get(waiting[0].answer)
            except DEATHS:
                self._repeat_what_was_lost(work, waiting)
            else:
                waiting.popleft()
                return done

    def _repeat_what_was_lost(self, work: Callable[[T], R], waiting: Iterable[_Chunk]) -> None:
        """Where one was lost others may be too: repeated one by one they would wait for each other."""
        for chunk in waiting:
            if chunk.is_ready and _is_lost(chunk):
                chunk.deaths += 1
                if chunk.deaths >= MOST_DEATHS:
                    last = chunk.first + len(chunk.items) - 1
                    raise RidottoError("cluster-work-kills", first=chunk.first, last=last, times=chunk.deaths)
                chunk.answer = self._begun(work, chunk.items)


def _is_lost(chunk: _Chunk) -> bool:
    try:
        ray.get(chunk.answer)
    except DEATHS:
        return True
    except RayError:
        # It has failed by itself, which is told when it is its turn.
        return False
    return False


def next_size(size: int, seconds_each: float) -> int:
    """How many items to give at once, towards `CHUNK_S`: at most twice as many as before."""
    return max(1, min(2 * size, round(CHUNK_S / max(seconds_each, 1e-9))))


# On the nodes


class _Worker:
    """The state of one process of the cluster."""

    contract = ""


def _do(
    version: str, contract: str, begin: Callable[[], None], work: Callable[[T], R], items: list[T]
) -> tuple[list[R], float]:
    """The results, and how long they took."""
    if version != __version__:
        raise RidottoError("cluster-other-version", here=version, there=__version__)
    if _Worker.contract != contract:
        begin()
        _Worker.contract = contract
    started = time.perf_counter()
    return [work(item) for item in items], time.perf_counter() - started
