"""Asynchronous tests carry the mark `anyio` and run on asyncio."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
