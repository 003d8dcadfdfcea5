"""The server is killed again and again in the middle of matches: nothing that was acknowledged is lost."""

import random
from pathlib import Path

import pytest

from tests.server.kills.evening import evening_of_kills

pytestmark = pytest.mark.anyio

KILLS = 6


async def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    evening = await evening_of_kills(tmp_path, random.Random(3), lambda kills: kills < KILLS)
    assert evening.kills == KILLS
    assert evening.acknowledged > 20
