"""Who makes room when large bodies arrive at all places."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.server.counts import Counts
from ridotto.server.http.bodies.places import PATIENCE_S, Upload, UploadPlaces
from ridotto.server.limits import Limits
from ridotto.server.network.callers.addresses import household
from ridotto.server.network.callers.sites import BUSY_HOUSEHOLDS

pytestmark = pytest.mark.anyio

LIMITS = replace(Limits(), uploads_per_address=3, uploads_in_all=4)
IN_TIME = LIMITS.record_body / LIMITS.request_s
"""Bytes a second."""


class House:
    """Bodies that arrive until they are told to make room."""

    def __init__(self) -> None:
        self.now = 0.0
        self.counts = Counts(BUSY_HOUSEHOLDS)
        self.places = UploadPlaces(self.counts, LIMITS, lambda: self.now)
        self.gone: list[str] = []
        """Names of those who had to go."""
        self._stack = AsyncExitStack()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator["House"]:
        async with self._stack:
            yield self

    async def comes(self, name: str, address: str, received: float = 0.0) -> None:
        """Raises if there is no place."""
        has_place: asyncio.Future[Upload] = asyncio.get_running_loop().create_future()
        arriving = asyncio.create_task(self._arrive(name, address, has_place))
        self._stack.callback(arriving.cancel)
        await asyncio.wait((has_place, arriving), return_when=asyncio.FIRST_COMPLETED)
        if not has_place.done():
            await arriving
        has_place.result().received = round(received)
        # Whoever makes room has done so.
        for _ in range(5):
            await asyncio.sleep(0)

    async def check_refused(self, address: str) -> None:
        with pytest.raises(RidottoError) as refused:
            await self.comes("refused", address)
        assert (refused.value.code, refused.value.facts) == ("too-many-uploads", {"seconds": 5})

    async def _arrive(self, name: str, address: str, has_place: "asyncio.Future[Upload]") -> None:
        is_placed = False
        try:
            async with self.places.one_more(address, is_counted=True) as upload:
                is_placed = True
                has_place.set_result(upload)
                await asyncio.Event().wait()
        except RidottoError:
            if not is_placed:
                raise
            self.gone.append(name)


async def test_who_has_most_places_makes_room_with_the_one_that_got_least() -> None:
    async with House().opened() as house:
        await house.comes("alone", "192.0.2.1")
        for name, received in (("half", 500), ("least", 10), ("most", 900)):
            await house.comes(name, "192.0.2.2", received)
        house.now = 1.0
        await house.comes("newcomer", "192.0.2.3")
        assert house.gone == ["least"]
        assert house.counts.total == LIMITS.uploads_in_all


async def test_whoever_has_a_place_gets_no_other() -> None:
    async with House().opened() as house:
        await house.comes("alone", "192.0.2.1")
        for name in "abc":
            await house.comes(name, "192.0.2.2")
        await house.check_refused("192.0.2.1")
        assert not house.gone


async def test_a_site_counts_as_one() -> None:
    """Two addresses with two each, but they are one site's; and its third address is no newcomer."""
    site = [household(f"2001:db8:7:{number}::1") for number in range(4)]
    async with House().opened() as house:
        await house.comes("alone", "192.0.2.1")
        for number in range(3):
            await house.comes(f"of the site {number}", site[number])
        await house.check_refused(site[3])
        await house.comes("newcomer", "192.0.2.3")
        assert len(house.gone) == 1
        assert house.gone[0].startswith("of the site")


async def test_where_all_have_one_who_is_too_slow_makes_room() -> None:
    """Not who has only just come, nor who comes in time."""
    async with House().opened() as house:
        for number, pace in enumerate((1.1, 0.5, 0.0, 2.0)):
            await house.comes(f"pace {pace}", f"192.0.2.{number}", pace * IN_TIME * (PATIENCE_S + 1))
        house.now = PATIENCE_S / 2
        await house.check_refused("192.0.2.9")
        house.now = PATIENCE_S + 1
        await house.comes("first", "192.0.2.9", 10 * IN_TIME)
        await house.comes("second", "192.0.2.10", 10 * IN_TIME)
        assert house.gone == ["pace 0.0", "pace 0.5"]
        await house.check_refused("192.0.2.11")


async def test_whoever_made_room_makes_it_once() -> None:
    """Two newcomers in the same moment take two places."""
    async with House().opened() as house:
        await house.comes("alone", "192.0.2.1")
        for name in "abc":
            await house.comes(name, "192.0.2.2")
        await asyncio.gather(house.comes("first", "192.0.2.3"), house.comes("second", "192.0.2.4"))
        assert len({*house.gone}) == len(house.gone) == 2
        assert house.counts.total == LIMITS.uploads_in_all
