"""Work that lasts until somebody lets it end: `python -m tests.cluster.waiting ADDRESS FOLDER`.

Each time that an item is begun, a file tells which one and where.
"""

import os
import sys
from functools import partial
from pathlib import Path

from ridotto.system.sharing import Cluster, working
from tests.patience import wait_until

ITEMS = 6


def waited(folder: Path, item: int) -> int:
    (folder / f"begun-{item}-{os.getpid()}").touch()
    wait_until((folder / "go").exists)
    return item * item


def main() -> None:
    address, folder = sys.argv[1:]
    with working(Cluster(address)) as workers:
        print(*workers.results(partial(waited, Path(folder)), range(ITEMS)))


if __name__ == "__main__":
    main()
