"""Work that fails on the nodes: `python -m tests.cluster.failing ADDRESS FOLDER` prints how it ended."""

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from ridotto.engine.errors import InvalidOptions, RidottoError
from ridotto.system import cluster
from ridotto.system.sharing import Cluster, working


def refuse(_: int) -> int:
    raise InvalidOptions("too-few-bots")


def divide(item: int) -> int:
    return 1 // (item * 0)


def die(folder: Path, times: int, item: int) -> int:
    """The second item kills its process so many times, as where compiled code crashes."""
    if item == 1 and len(list(folder.iterdir())) < times:
        (folder / str(os.getpid())).touch()
        os._exit(1)
    return item


def main() -> None:
    address, folder = sys.argv[1], Path(sys.argv[2])

    def failed(work: Callable[[int], int]) -> str:
        try:
            with working(Cluster(address)) as workers:
                return str(list(workers.results(work, range(3))))
        except RidottoError as error:
            return error.code if error.code != "cluster-work-kills" else error.text("en")

    print(failed(refuse))
    print(failed(divide))
    # To begin a process again takes seconds.
    vars(cluster)["MOST_DEATHS"] = 3
    print(failed(partial(die, folder, 2)))
    for file in folder.iterdir():
        file.unlink()
    print(failed(partial(die, folder, 9)))
    vars(cluster)["__version__"] = "another"
    print(failed(abs))


if __name__ == "__main__":
    main()
