"""Workers are killed and stopped, their database crashes and loses connections: nothing told is lost."""

import operator
import random
from functools import partial
from pathlib import Path

import pytest

from tests.postgres import postgres
from tests.server.workers.evening import evening_of_workers

pytestmark = pytest.mark.anyio

KILLS = 6
ROUNDS = 10


async def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    """As many evenings as that takes: people may be done sooner."""
    seed = random.randrange(1 << 32)
    # Shown if the test fails.
    print(f"seed {seed}")
    chance = random.Random(seed)
    kills = acknowledged = 0
    with postgres("-c", "fsync=on", "-c", "synchronous_commit=off") as database:
        while kills < KILLS:
            goes_on = partial(operator.gt, KILLS - kills)
            evening = await evening_of_workers(database, tmp_path, chance, goes_on, ROUNDS)
            kills += evening.kills
            acknowledged += evening.acknowledged
    assert acknowledged > 20
