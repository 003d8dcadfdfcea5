"""Work that fails on the nodes: `python -m tests.cluster.failing ADDRESS` prints the code of each error."""

import sys
from collections.abc import Callable

from ridotto.engine.errors import InvalidOptions, RidottoError
from ridotto.system import cluster
from ridotto.system.sharing import Cluster, working


def refuse(_: int) -> int:
    raise InvalidOptions("too-few-bots")


def divide(item: int) -> int:
    return 1 // (item * 0)


def main() -> None:
    def failed(work: Callable[[int], int]) -> str:
        try:
            with working(Cluster(sys.argv[1])) as workers:
                list(workers.results(work, range(3)))
        except RidottoError as error:
            return error.code
        return "none"

    print(failed(refuse), failed(divide))
    vars(cluster)["__version__"] = "another"
    print(failed(abs))


if __name__ == "__main__":
    main()
