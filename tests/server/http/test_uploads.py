"""Large bodies that are arriving: each is in memory, so there are only so many."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from ridotto.server.limits import Limits
from tests.patience import PATIENCE_S, until
from tests.server.visitors import Site, open_site

pytestmark = pytest.mark.anyio

LIMITS = replace(Limits(), counts_own_machine=True, uploads_per_address=2, uploads_in_all=3)
LARGE = 500_000
SMALL = 20_000


@asynccontextmanager
async def upload(
    site: Site, source: str = "127.0.0.1", size: int = LARGE
) -> AsyncIterator[asyncio.StreamReader]:
    """A record whose last byte never comes."""
    async with asyncio.timeout(PATIENCE_S):
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port, local_addr=(source, 0))
        head = f"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {size}\r\n\r\n"
        writer.write(head.encode() + b"x" * (size - 1))
        try:
            yield reader
        finally:
            writer.transport.abort()


async def check_refused(site: Site, source: str) -> None:
    async with upload(site, source) as reader:
        answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 503")
    assert b"too-many-uploads" in answer
    assert b"retry-after: 5" in answer.lower()


async def test_an_address_has_only_so_many(tmp_path: Path) -> None:
    async with open_site(tmp_path, LIMITS) as site, upload(site):
        arriving = site.context.uploads_of_address
        async with upload(site):
            await until(lambda: arriving.total == 2)
            await check_refused(site, "127.0.0.1")
            async with upload(site, "127.0.0.9"):
                await until(lambda: arriving.total == 3)
        await until(lambda: arriving.total == 1)
        async with upload(site):
            await until(lambda: arriving.total == 2)


async def test_all_together_have_only_so_many(tmp_path: Path) -> None:
    async with open_site(tmp_path, LIMITS) as site, upload(site), upload(site), upload(site, "127.0.0.8"):
        await until(lambda: site.context.uploads_of_address.total == 3)
        await check_refused(site, "127.0.0.9")


async def test_small_bodies_and_whole_ones_take_no_place(tmp_path: Path) -> None:
    async with open_site(tmp_path, LIMITS) as site, site.guest() as guest:
        for _ in range(3):
            answer = await guest.post("/api/replays", content=b"x" * LARGE)
            assert answer.json()["code"] == "invalid-request"
        async with upload(site, size=SMALL), upload(site, size=SMALL), upload(site, size=SMALL):
            await until(lambda: site.context.connections.total == 4)
            assert site.context.uploads_of_address.total == 0
            async with upload(site):
                await until(lambda: site.context.uploads_of_address.total == 1)


async def test_programs_on_the_machine_itself_may_use_all_places(tmp_path: Path) -> None:
    usual = replace(LIMITS, counts_own_machine=False)
    async with open_site(tmp_path, usual) as site, upload(site), upload(site), upload(site):
        await until(lambda: site.context.uploads_of_address.total == 3)
        await check_refused(site, "127.0.0.1")
