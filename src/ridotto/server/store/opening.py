"""Opens the store of a place: SQLite for a file, PostgreSQL for a URL."""

from collections.abc import Collection

from ridotto.engine.errors import InvalidOptions, RidottoError
from ridotto.server.store.interface import Store
from ridotto.server.store.place import Database, Place
from ridotto.server.store.sqlite.store import SqliteStore


async def open_store(place: Place, *, is_shared: bool = False, names: Collection[str] = ()) -> Store:
    """Raises a `RidottoError` that says what to do if that fails. Workers can only share a database.

    `names`: the host names of the room, by which its workers know each other.
    """
    if not isinstance(place, Database):
        if is_shared:
            raise InvalidOptions("workers-need-database")
        return await SqliteStore.open(place)
    check_driver()
    from ridotto.server.store.postgres.store import PostgresStore

    return await PostgresStore.open(place, is_shared=is_shared, names=names)


def check_driver() -> None:
    """PostgreSQL's driver is an extra."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise RidottoError("database-driver-missing") from None
