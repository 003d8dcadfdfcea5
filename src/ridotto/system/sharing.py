"""Distributes work among processes of this machine, or on a cluster.

The results come in the order of the items, so they do not depend on which process does what.
"""

import contextlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar

from ridotto.engine.errors import RidottoError
from ridotto.system.workers import PoolWorkers, do_nothing, working_pool

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Cluster:
    """A cluster of Ray."""

    address: str
    """`host:port` of its head, or `auto`: the one that this machine belongs to."""


Place: TypeAlias = int | Cluster
"""Where work is done: by this many processes of this machine, or on a cluster."""


class Workers(Protocol):
    def results(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]: ...


class Alone:
    """This process does it all."""

    def results(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        return map(work, items)


@contextlib.contextmanager
def working(
    place: Place,
    begin: Callable[[], None] = do_nothing,
    end: Callable[[], None] = do_nothing,
    *,
    chunk: int = 1,
) -> Iterator[Workers]:
    """Workers, each of which starts with one call and ends with the other.

    `chunk`: how many items a process gets at once. A cluster chooses the size itself.
    """
    if isinstance(place, Cluster):
        check_ray()
        from ridotto.system.cluster import cluster_workers

        with cluster_workers(place.address, begin) as on_cluster:
            yield on_cluster
    elif place == 1:
        begin()
        try:
            yield Alone()
        finally:
            end()
    else:
        with working_pool(place, begin, end) as pool:
            yield PoolWorkers(pool, place, chunk)


def check_ray() -> None:
    try:
        import ray  # noqa: F401
    except ImportError:
        raise RidottoError("cluster-no-ray") from None
