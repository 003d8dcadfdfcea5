"""What several of these tests begin with."""

import pytest

from ridotto.games.bottle_imp.rules.views.view import BottleImpState
from tests.games.bottle_imp.builders import position, say


@pytest.fixture
def trick() -> BottleImpState:
    """Seat 0 led 20, blue; seat 1 is to follow."""
    return say(position("solo", hands=["20 1", "3 23 36", "27 4"]), "0 play 20")
