"""A server that a test may close, open again or kill."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.server_process import ServerProcess


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path)
    server.open()
    yield server
    server.close()
