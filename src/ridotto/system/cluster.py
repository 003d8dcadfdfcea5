"""Work on a cluster of Ray. A node that dies costs time, not results: others repeat its work."""

import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar
from uuid import uuid4

import ray
from ray._private import worker as ray_worker
from ray.exceptions import RayError, RayTaskError

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


class ClusterWorkers:
    def __init__(self, begin: Callable[[], None], processors: int) -> None:
        self._begin = begin
        self._processors = processors
        self._contract = uuid4().hex
        # Any: Ray's remote functions have no types.
        self._do: Any = ray.remote(max_retries=-1, num_cpus=1)(_do)

    def results(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        left, size = iter(items), 1
        waiting: deque[Any] = deque()  # Any: Ray's references have no types
        while part := list(islice(left, size)):
            waiting.append(self._do.remote(__version__, self._contract, self._begin, work, part))
            if len(waiting) > AHEAD * self._processors:
                results, seconds = ray.get(waiting.popleft())
                size = next_size(size, seconds / len(results))
                yield from results
        for each in waiting:
            yield from ray.get(each)[0]


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
