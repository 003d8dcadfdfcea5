"""Programs and browsers that find the toy game as an installed package."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import PLUGIN
from tests.browser.conftest import browser, pages, visit
from tests.browser.server_process import ServerProcess

__all__ = ["browser", "pages", "visit"]

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="package", autouse=True)
def installed() -> Iterator[None]:
    """Every program that is started from here finds the package."""
    places = (str(ROOT), str(PLUGIN), os.environ.get("PYTHONPATH", ""))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, places)))
        yield


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, installed: None) -> Iterator[ServerProcess]:  # noqa: ARG001
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    server.open()
    yield server
    server.close()
