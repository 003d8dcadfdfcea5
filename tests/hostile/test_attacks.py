"""Each attack for a moment, with a canary beside."""

import asyncio
import time
from collections.abc import Callable, Iterator

import pytest

from ridotto.server.limits import Limits
from ridotto.server.network.websocket import READ_BYTES
from tests.hostile.attackers import attacked
from tests.hostile.attacks.catalogue import ATTACKS
from tests.hostile.canary import Canary, canary_at
from tests.hostile.server import ServerProcess, running_server
from tests.patience import PATIENCE_S
from tests.server.raw_socket import PONG, frame

pytestmark = pytest.mark.anyio

SECONDS = 3.0
MOST = 300_000
MOST_GROWTH_MB = 50
MOST_LINES = 3
"""In the log: a counted line, not one for each thing that a visitor does."""
MOST_SOCKETS = 100
"""Of one attack: twenty, and those that come for the ones that were closed. Each is read once before it is
known that its address has had its share."""
LINES_OF_NEW_TABLE = 5
MORE = 10
"""Moves and pages after an attack, to see that the server is well."""


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server() -> Iterator[ServerProcess]:
    """One for all attacks; in the end it closes as if nothing had been."""
    with running_server() as running:
        running.wait_until_bots_search()
        yield running
        assert running.stop() == 0


FLOODS = ("pongs", "pings", "unread_pings", "letters", "pieces")


@pytest.mark.parametrize("name", FLOODS)
async def test_a_flood_stays_outside(server: ServerProcess, name: str) -> None:
    """What an address may not send is not even read, however fast it comes."""
    began, before = time.monotonic(), server.frames()
    sent = await attacked(name, server.address, seconds=SECONDS, most=MOST)
    read, seconds = server.frames() - before, time.monotonic() - began
    allowed = Limits().address_frames
    slices = MOST_SOCKETS * READ_BYTES / len(frame(PONG))
    assert read <= allowed.burst + allowed.per_second * seconds + slices
    assert sent > 2 * read


@pytest.mark.parametrize("name", ["musical_chairs", "chatter", "requests"])
async def test_nobody_fills_the_data_file(server: ServerProcess, name: str) -> None:
    async with canary_at(server.address) as canary:
        began, before = time.monotonic(), server.lines_in_logs(but=canary.table_id)
        assert await attacked(name, server.address, seconds=SECONDS, most=MOST) > 0
        lines = server.lines_in_logs(but=canary.table_id) - before
        seconds = time.monotonic() - began
    allowed = Limits().seat_changes
    assert 0 < lines <= LINES_OF_NEW_TABLE + allowed.burst + allowed.per_second * seconds


@pytest.mark.parametrize("name", ATTACKS)
async def test_people_play_on(server: ServerProcess, name: str) -> None:
    async with canary_at(server.address) as canary:
        await lives_on(canary)
        memory, lines, moves = server.memory_mb(), len(server.log), len(canary.seen.moves)
        assert await attacked(name, server.address, seconds=SECONDS, most=MOST) > 0
        assert len(canary.seen.moves) > moves, "nobody waits for the end of an attack"
        await lives_on(canary)
        assert not canary.seen.faults
        assert server.memory_mb() - memory < MOST_GROWTH_MB
    said = server.log[lines:]
    assert len(said) <= MOST_LINES, said
    assert not any("Traceback" in line for line in said)


async def lives_on(canary: Canary) -> None:
    """Wait until the people have made some more moves and loaded some more pages."""
    moves, pages = len(canary.seen.moves) + MORE, len(canary.seen.pages) + MORE
    await until(lambda: len(canary.seen.moves) >= moves and len(canary.seen.pages) >= pages)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not is_so():
            await asyncio.sleep(0.01)
