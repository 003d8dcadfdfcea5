"""Archives old finished tables as records."""

import sqlite3
from argparse import Namespace
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from ridotto.engine.errors import RidottoError
from ridotto.locale import Say
from ridotto.server.data_place import data_file
from ridotto.server.store.sqlite.opening import open_file
from ridotto.server.upkeep.archive import Archive
from ridotto.server.upkeep.reading import not_readable, reading
from ridotto.server.upkeep.tidy import Tally, tidy


def run(args: Namespace, say: Say) -> int:
    before = datetime.now(UTC) - args.older_than
    tally = _tidy(
        data_file(args.data, "tidy-not-for-database"), args.to, before.isoformat(timespec="milliseconds")
    )
    print(say("tidy-done", file=str(args.to), tables=tally.put_away))
    if tally.damaged:
        print(say("tidy-damaged", tables=tally.damaged))
    return 0


def _tidy(data: Path, to: Path, before: str) -> Tally:
    with reading(data):
        # A server would create a missing file.
        pass
    if _is_beside(data, to):
        raise RidottoError("archive-of-database", file=str(to))
    # Locked as by a server: no table may be played or looked at while it is archived.
    with closing(open_file(data)) as file, closing(Archive(to)) as archive:
        try:
            return tidy(file.writing, archive, before)
        except sqlite3.Error as error:
            raise not_readable(data, error) from None


def _is_beside(data: Path, to: Path) -> bool:
    """Whether a file is one of those that SQLite keeps beside the data file, and deletes."""
    real = data.resolve()
    return to.resolve() in {real.with_name(real.name + end) for end in ("-wal", "-shm", "-journal")}
