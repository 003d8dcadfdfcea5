"""A stranger's bots beside twenty tables of somebody else's that think all the time."""

import statistics
from collections.abc import Iterator

import pytest

from tests.hostile.attackers import attacking
from tests.hostile.server import ServerProcess, running_server
from tests.hostile.stranger import waits_for_bots
from tests.patience import until

pytestmark = pytest.mark.anyio

ROUNDS = 3
MOST_TIMES_LONGER = 5
"""It is twice at most on a machine that does nothing else (siege.py); a queue without shares makes it 20."""
BUSY = 10
"""Jobs of the others that wait."""


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server() -> Iterator[ServerProcess]:
    """One where `hard` and `master` search everywhere."""
    with running_server(patch="searching") as running:
        running.wait_until_bots_search()
        yield running
        assert running.stop() == 0


@pytest.mark.parametrize("name", ["masters", "hints"])
async def test_a_stranger_is_served(server: ServerProcess, name: str) -> None:
    await serve_a_stranger(server, name)


async def serve_a_stranger(server: ServerProcess, name: str) -> None:
    """Alone before and afterwards, since other processes come and go."""
    before = await _usual_wait(server)
    async with attacking(name, server.address, seconds=0):
        await until(lambda: server.bots_waiting() >= BUSY)
        beside = await _usual_wait(server)
    await until(lambda: server.bots_waiting() == 0)
    alone = max(before, await _usual_wait(server))
    assert beside < MOST_TIMES_LONGER * alone


async def _usual_wait(server: ServerProcess) -> float:
    return statistics.median(await waits_for_bots(server.address, lambda waits: waits < ROUNDS))
