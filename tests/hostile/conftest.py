"""Asynchronous tests carry the mark `anyio` and run on asyncio."""

import pytest

pytest.register_assert_rewrite("tests.hostile.checks")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
