"""A house that a test may close, open again or kill."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.house import House


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    house.open()
    yield house
    house.close()
