"""Where a command runs its work."""

import os
from argparse import Namespace

from ridotto.engine.errors import InvalidOptions
from ridotto.system.sharing import Cluster, Place


def place_of(args: Namespace) -> Place:
    """`--jobs`, `--cluster`, or all processors of this machine."""
    if args.cluster is None:
        return args.jobs or os.cpu_count() or 1
    if args.jobs is not None:
        raise InvalidOptions("jobs-or-cluster")
    return Cluster(args.cluster)
