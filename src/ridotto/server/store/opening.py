"""The engine that a place asks for."""

from ridotto.engine.errors import InvalidOptions, RidottoError
from ridotto.server.store.interface import Store
from ridotto.server.store.place import Database, Place
from ridotto.server.store.sqlite.store import SqliteStore


async def open_store(place: Place, *, is_shared: bool = False) -> Store:
    """A `RidottoError` says what to do where it cannot be opened. Workers can share a database only."""
    if not isinstance(place, Database):
        if is_shared:
            raise InvalidOptions("workers-need-database")
        return await SqliteStore.open(place)
    check_driver()
    from ridotto.server.store.postgres.store import PostgresStore

    return await PostgresStore.open(place, is_shared=is_shared)


def check_driver() -> None:
    """PostgreSQL's driver is an extra."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise RidottoError("database-driver-missing") from None
