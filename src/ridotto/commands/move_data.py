"""Copies all data of a server to another place."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ridotto.commands.output.progress import progress
from ridotto.engine.errors import InvalidOptions
from ridotto.locale import Say
from ridotto.server.data_place import data_place
from ridotto.server.store import Database, Place
from ridotto.server.store.opening import check_driver
from ridotto.server.store.sql.connection import Connection
from ridotto.server.store.sqlite.opening import open_file
from ridotto.server.store.sqlite.store import SQLITE
from ridotto.server.store.sqlite.watch import BESIDE
from ridotto.server.upkeep.move import count_rows, move
from ridotto.server.upkeep.reading import reading


def run(args: Namespace, say: Say) -> int:
    source, target = data_place(args.source), data_place(args.target)
    if _is_same(source, target):
        raise InvalidOptions("move-same-place", to=str(target))
    if isinstance(source, Path):
        with reading(source):
            # Opening it like a server would create a missing file.
            pass
    with _opened(source) as old, _new(target) as new:
        if any(count_rows(new).values()):
            raise InvalidOptions("move-not-empty", to=str(target))
        with progress(say, total=sum(count_rows(old).values())) as bar:
            begin = SQLITE.begin if isinstance(target, Path) else "BEGIN"
            counts = move(old, new, begin, bar.show)
    print(
        say(
            "move-done",
            to=str(target),
            people=counts["people"],
            tables=counts["tables"],
            entries=counts["log"],
        )
    )
    return 0


def _is_same(source: Place, target: Place) -> bool:
    if isinstance(source, Path) and isinstance(target, Path):
        return source.resolve() == target.resolve()
    return source == target


@contextmanager
def _opened(place: Place) -> Iterator[Connection]:
    """Locked as by a server: nobody may change it meanwhile."""
    if isinstance(place, Database):
        check_driver()
        from ridotto.server.store.postgres.opening import open_database

        database = open_database(place)
        try:
            yield database.writing
        finally:
            database.close()
    else:
        file = open_file(place)
        try:
            yield file.writing
        finally:
            file.close()


@contextmanager
def _new(place: Place) -> Iterator[Connection]:
    """Removes a newly created file if that fails."""
    is_made = isinstance(place, Path) and not place.exists()
    try:
        with _opened(place) as connection:
            yield connection
    except BaseException:
        if is_made and isinstance(place, Path):
            for ending in BESIDE:
                with suppress(OSError):
                    place.with_name(place.name + ending).unlink()
        raise
