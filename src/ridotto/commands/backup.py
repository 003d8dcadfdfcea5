"""Copies a data file, also while a server uses it."""

from argparse import Namespace

from ridotto.locale import Say
from ridotto.server.data_place import data_file
from ridotto.server.upkeep.backup import back_up


def run(args: Namespace, say: Say) -> int:
    counts = back_up(data_file(args.data, "backup-not-for-database"), args.file)
    print(say("backup-made", file=str(args.file), tables=counts["tables"], people=counts["people"]))
    return 0
