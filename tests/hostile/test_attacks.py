"""Each attack for a moment, with a canary beside."""

import time
from collections.abc import Iterator

import pytest

from ridotto.server.limits import Limits, Rate
from ridotto.server.network.websocket import READ_BYTES
from tests.hostile.attackers import attacked
from tests.hostile.attacks.catalogue import ATTACKS
from tests.hostile.attacks.visitor import SOCKETS
from tests.hostile.canary import Canary, canary_at
from tests.hostile.server import ServerProcess, running_server
from tests.patience import until
from tests.server.raw_socket import PONG, frame

pytestmark = pytest.mark.anyio

SECONDS = 1.5
FLOODS = ("pongs", "pings", "unread_pings", "letters", "pieces")
SCRIBBLES = ("musical_chairs", "chatter", "requests")
"""Attacks with what becomes a line in a table's log."""
MOST_GROWTH_MB = 50
MOST_LINES = 3
"""In the log: a counted line, not one for each thing that a visitor does."""
AT_ONCE = 4
"""How often each socket may have been read while its address was in debt: by chance many are due together."""
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


@pytest.mark.parametrize("name", ATTACKS)
async def test_people_play_on(server: ServerProcess, name: str) -> None:
    async with canary_at(server.address) as canary:
        await lives_on(canary)
        memory, lines, moves = server.memory_mb(), len(server.log), len(canary.seen.moves)
        taken = Taken(server, canary)
        assert await attacked(name, server.address, seconds=SECONDS) > 0
        assert len(canary.seen.moves) > moves, "nobody waits for the end of an attack"
        if name in FLOODS:
            taken.check_frames()
        if name in SCRIBBLES:
            taken.check_logs()
        await lives_on(canary)
        assert not canary.seen.faults
        assert server.memory_mb() - memory < MOST_GROWTH_MB
    said = server.log[lines:]
    assert len(said) <= MOST_LINES, said
    assert not any("Traceback" in line for line in said)


class Taken:
    """What a server has taken from an attacker since this was made. By the clock: a busy machine gives them
    more time, and so more of what they may have."""

    def __init__(self, server: ServerProcess, canary: Canary) -> None:
        self._server = server
        self._canary = canary
        self._began = time.monotonic()
        self._frames = server.frames() - canary.asked
        self._lines = server.lines_in_logs(but=canary.table_id)

    def check_frames(self) -> None:
        """What an address may not send is not even read, however fast it comes."""
        asked = self._canary.asked
        frames = self._server.frames() - asked - self._frames
        # Each socket may be read once before it is known that its address has had its share.
        slices = AT_ONCE * SOCKETS * READ_BYTES / len(frame(PONG))
        assert 0 < frames <= self._allowed(Limits().address_frames) + slices

    def check_logs(self) -> None:
        lines = self._server.lines_in_logs(but=self._canary.table_id) - self._lines
        assert 0 < lines <= self._allowed(Limits().seat_changes) + LINES_OF_NEW_TABLE

    def _allowed(self, rate: Rate) -> float:
        return rate.burst + rate.per_second * (time.monotonic() - self._began)


async def lives_on(canary: Canary) -> None:
    """Wait until the people have made some more moves and loaded some more pages."""
    moves, pages = len(canary.seen.moves) + MORE, len(canary.seen.pages) + MORE
    await until(lambda: len(canary.seen.moves) >= moves and len(canary.seen.pages) >= pages)
