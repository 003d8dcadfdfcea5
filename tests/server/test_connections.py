"""Connections that want nothing are closed; those of people stay."""

import asyncio
import resource
from pathlib import Path

import pytest

from ridotto.server import connections
from tests.patience import PATIENCE_S
from tests.server.visitors import hear, open_site

pytestmark = pytest.mark.anyio

QUICK = {"game": "bottle_imp", "options": {"players": 3, "rounds": 1}}


@pytest.mark.parametrize("begun", [b"", b"GET /api/cata"])
async def test_whoever_asks_for_nothing_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(connections, "FIRST_REQUEST_S", 0.05)
    async with open_site(tmp_path) as site:
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(begun)
        assert await asyncio.wait_for(reader.read(), timeout=PATIENCE_S) == b""
        writer.close()


async def test_sockets_and_slow_readers_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "FIRST_REQUEST_S", 3.0)
    async with open_site(tmp_path) as site, site.guest() as guest:
        await guest.get("/api/me")
        table = (await guest.post("/api/tables", json=QUICK)).json()["id"]
        async with site.sit(guest, table) as socket:
            await hear(socket, "table")
            # Whoever comes later and says nothing is sent away: so the time of the others is over too.
            reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
            assert await asyncio.wait_for(reader.read(), timeout=PATIENCE_S) == b""
            writer.close()
            await socket.send('{"type": "stand", "id": 1}')
            assert (await hear(socket, "accepted"))["id"] == 1
        assert (await guest.get("/api/me")).status_code == 200


def test_there_are_as_many_files_as_the_system_allows() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
        connections.allow_many_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
