"""Each attack for a moment, with a canary beside."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.hostile.attackers import attacking
from tests.hostile.attacks.catalogue import ATTACKS
from tests.hostile.canary import Canary, canary_at
from tests.hostile.checks.taken import MOST_GROWTH_MB, MOST_LOOP_S, MOST_THINKING_MB, STEPS, THINKERS, Taken
from tests.hostile.server import ServerProcess, running_server
from tests.patience import PATIENCE_S, until

pytestmark = pytest.mark.anyio

SECONDS = 1.0
"""The least that an attack takes: it goes on until people have played and loaded pages under it."""
LOOK_S = 0.05
"""Between two questions to the server: each is a new connection of an address that may have 30 a second."""
MOST_LINES = 3
"""In the log: a counted line, not one for each thing that a visitor does."""
MOST_FILES = 20
"""That a server keeps open afterwards, beside those from before: connections that pages use again."""


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server() -> Iterator[ServerProcess]:
    """One for all attacks; in the end it closes as if nothing had been.

    An address has less processor time for replays there, so that it is soon used up (patched.py).
    """
    with running_server(patch="short-of-replays") as running:
        running.wait_until_bots_search()
        yield running
        assert running.stop() == 0


@pytest.mark.parametrize("name", ATTACKS)
async def test_people_play_on(server: ServerProcess, name: str) -> None:
    await withstand(server, name)


async def withstand(server: ServerProcess, name: str) -> None:
    """One attack, and all that must be so meanwhile and afterwards."""
    files, lines = server.open_files(), len(server.log)
    async with canary_at(server.address) as canary:
        await lives_on(canary)
        memory, taken = server.memory_mb(), Taken(server, canary)
        async with attacking(name, server.address, seconds=SECONDS) as attacker:
            loop_s = server.loop_s()
            await lives_on(canary)
            assert server.loop_s() - loop_s < MOST_LOOP_S, "others have waited for this attack"
            taken.check_memory(name)
            async with asyncio.timeout(PATIENCE_S):
                while not taken.has_gone_far(name):
                    await asyncio.sleep(LOOK_S)
        taken.check(name, attacker.sent)
        await lives_on(canary)
        assert not canary.seen.faults
        assert server.memory_mb() - memory < (MOST_THINKING_MB if name in THINKERS else MOST_GROWTH_MB)
    await until(lambda: server.open_files() <= files + MOST_FILES)
    said = server.log[lines:]
    assert len(said) <= MOST_LINES, said
    assert not any("Traceback" in line for line in said)


async def lives_on(canary: Canary) -> None:
    """Wait until the people have made some more moves and loaded some more pages."""
    moves, pages = len(canary.seen.moves) + STEPS, len(canary.seen.pages) + STEPS
    await until(lambda: len(canary.seen.moves) >= moves and len(canary.seen.pages) >= pages)
