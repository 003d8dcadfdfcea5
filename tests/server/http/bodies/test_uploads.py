"""Large bodies that are arriving: each is in memory, so there are only so many."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from ridotto.server.app_context import open_app_context
from ridotto.server.limits import Limits
from ridotto.server.network.callers.proxies import Proxies
from tests.patience import PATIENCE_S, until
from tests.server.visitors import Site, open_site, served

pytestmark = pytest.mark.anyio

LIMITS = replace(Limits(), counts_own_machine=True, uploads_per_address=2, uploads_in_all=3)
LARGE = 500_000
SMALLEST = 30_000
"""Of those that count as large."""
SMALL = 20_000


@asynccontextmanager
async def open_site_behind_proxy(folder: Path, limits: Limits) -> AsyncIterator[Site]:
    async with (
        open_app_context(folder / "tables.sqlite", limits=limits, proxies=Proxies(1)) as context,
        served(context) as (server, port),
    ):
        yield Site(context, port, server)


@asynccontextmanager
async def upload(
    site: Site, source: str = "127.0.0.1", size: int = LARGE, forwarded: str = ""
) -> AsyncIterator[asyncio.StreamReader]:
    """A record whose last byte never comes. `forwarded`: for whom a proxy sends it."""
    async with asyncio.timeout(PATIENCE_S):
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port, local_addr=(source, 0))
        lines = ["POST /api/replays HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {size}"]
        lines += [f"X-Forwarded-For: {forwarded}"] if forwarded else []
        writer.write("\r\n".join([*lines, "", ""]).encode() + b"x" * (size - 1))
        try:
            yield reader
        finally:
            writer.transport.abort()


async def check_refused(site: Site, source: str) -> None:
    async with upload(site, source) as reader:
        answer = await reader.read()
    check_answer(answer)


def check_answer(answer: bytes) -> None:
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
    """Who has a place gets no other in a full house."""
    async with open_site(tmp_path, LIMITS) as site, upload(site), upload(site), upload(site, "127.0.0.8"):
        await until(lambda: site.context.uploads_of_address.total == 3)
        await check_refused(site, "127.0.0.8")


async def test_a_few_addresses_cannot_keep_everybody_out(tmp_path: Path) -> None:
    """Eight that take all thirty places: a ninth gets one, and one of theirs is told to come again."""
    limits = Limits()
    async with (
        open_site_behind_proxy(tmp_path, limits) as site,
        AsyncExitStack() as stack,
        site.guest() as guest,
    ):
        arriving = site.context.uploads_of_address
        held = []
        for number in range(limits.uploads_in_all):
            address = f"198.51.100.{number % 8}"
            held.append(await stack.enter_async_context(upload(site, forwarded=address, size=SMALLEST)))
            await until(lambda: arriving.total == len(held))
        answer = await guest.post(
            "/api/replays", content=b"x" * LARGE, headers={"x-forwarded-for": "203.0.113.9"}
        )
        assert answer.json()["code"] == "invalid-request", "it was read"
        await until(lambda: arriving.total == limits.uploads_in_all - 1)
        told = [asyncio.create_task(reader.read()) for reader in held]
        await until(lambda: any(task.done() for task in told))
        [gone] = [task.result() for task in told if task.done()]
        check_answer(gone)
        for task in told:
            task.cancel()


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
