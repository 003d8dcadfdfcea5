"""Asynchronous tests carry the mark `anyio` and run on asyncio."""

from collections.abc import Iterator

import pytest

from tests.postgres import Postgres, postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """One for each process of pytest, as soon as a test asks for it; each test has a database of its own."""
    with postgres() as server:
        yield server
