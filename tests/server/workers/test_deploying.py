"""A new version is installed while people play: they come back to other workers, and nothing is lost."""

import random
import signal
from pathlib import Path

import pytest

from tests.patience import until
from tests.postgres import Postgres
from tests.server.kills.evening import Server, evening_of

pytestmark = pytest.mark.anyio

DONE = "all workers were replaced"
ROUNDS = 8


async def test_matches_go_on(postgres_server: Postgres, tmp_path: Path) -> None:
    """Two matches are played to their end; each of two workers is replaced on the way."""
    room = Server(postgres_server.new_database(), "--workers", "2", log=tmp_path / "log")
    has_begun = False

    async def replace() -> None:
        """Two harms: whoever comes to the second worker may have to leave once more."""
        nonlocal has_begun
        if not has_begun:
            has_begun = True
            room.send(signal.SIGHUP)
        else:
            await until(lambda: DONE in room.log)

    try:
        evening = await evening_of(room, replace, random.Random(11), lambda harms: harms < 2, ROUNDS)
    finally:
        await room.end()
    assert evening.visits > 1, "nobody had to come back"
    assert evening.interruptions
    assert DONE in room.log
    assert "Traceback" not in room.log
