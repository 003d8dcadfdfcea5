"""Something done with each record of a file, which may have very many."""

from collections.abc import Callable, Generator, Iterator
from itertools import chain, islice
from typing import TypeVar

from ridotto.games.kernels import warm_all
from ridotto.system.sharing import Place, working

T = TypeVar("T")
R = TypeVar("R")

_WORTH_SHARING = 400
"""With fewer records than this, compiled rules and a second process do not pay."""

_CHUNK = 20


def each_record(work: Callable[[T], R], records: Iterator[T], place: Place) -> Generator[R]:
    """The results in the order of the records."""
    if isinstance(place, int):
        head = list(islice(records, _WORTH_SHARING))
        records = chain(head, records)
        if len(head) < _WORTH_SHARING:
            yield from map(work, records)
            return
        # One process compiles, the others load.
        warm_all()
    with working(place, warm_all, chunk=_CHUNK) as workers:
        yield from workers.results(work, records)
