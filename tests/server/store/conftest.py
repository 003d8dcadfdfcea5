"""Each test that asks for a `place` or a `store` runs on both engines."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ridotto.server.store import Database, Place, Store, open_store
from tests.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where nothing is kept yet."""
    if request.param == "sqlite":
        return tmp_path / "data" / "ridotto.sqlite"
    server: Postgres = request.getfixturevalue("postgres_server")
    return Database(server.new_database())


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    store = await open_store(place)
    yield store
    await store.close()
