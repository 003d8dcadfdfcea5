"""Who comes and does nothing is forgotten in the end."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from ridotto.server.profile import newcomers
from ridotto.server.profile.newcomers import LIFE_S
from tests.server.visitors import QUICK, hear, open_site, table_of

pytestmark = pytest.mark.anyio


@dataclass
class Watch:
    now: float = 0.0

    def __call__(self) -> float:
        return self.now


async def test_a_visitor_who_does_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(newcomers, "AT_ONCE", 1)
    async with open_site(tmp_path) as site:
        watch = Watch()
        site.context.newcomers._clock = watch
        async with site.guest() as host, site.guest() as idle, site.guest() as watcher, site.guest() as late:
            table_id = await table_of(host, QUICK | {"allows_spectators": True})
            for guest in (idle, watcher):
                await guest.get("/api/me")
            store = site.context.store
            async with site.sit(watcher, table_id) as socket:
                await hear(socket, "table")
                watch.now = LIFE_S
                await late.get("/api/me")
                await site.context.newcomers.forget_idle()
                found = [await store.person_by_secret(guest.cookies["ridotto"]) for guest in (host, idle)]
                assert [person is None for person in found] == [False, True]
                for guest in (watcher, late):
                    assert await store.person_by_secret(guest.cookies["ridotto"]) is not None
            # A visitor who comes back is somebody new.
            before = idle.cookies["ridotto"]
            assert (await idle.get("/api/me")).status_code == 200
            assert idle.cookies["ridotto"] != before


async def test_in_a_flood_the_first_go_earlier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(newcomers, "MOST", 2)
    async with open_site(tmp_path) as site:
        secrets = []
        for _ in range(4):
            async with site.guest() as guest:
                await guest.get("/api/me")
                secrets.append(guest.cookies["ridotto"])
        await site.context.newcomers.forget_idle()
        found = [await site.context.store.person_by_secret(secret) is not None for secret in secrets]
        assert found == [False, False, True, True]
