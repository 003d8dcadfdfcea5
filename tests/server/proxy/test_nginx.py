"""Behind a real proxy that ends TLS."""

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from ridotto.server.app_context import open_app_context
from ridotto.server.limits import Limits, Rate
from ridotto.server.network.callers.hosts import hosts_for
from ridotto.server.network.callers.proxies import Proxies
from tests.server.proxy.front import Front
from tests.server.proxy.nginx import NAME, nginx
from tests.server.visitors import ME_AND_BOTS, play_out, served, table_of

pytestmark = pytest.mark.anyio

LIMITS = replace(Limits(), requests=Rate(20, 1 / 1000))


@pytest.fixture
async def front(tmp_path: Path) -> AsyncIterator[Front]:
    hosts = hosts_for("127.0.0.1", (NAME,), is_behind_proxy=True)
    opening = open_app_context(tmp_path / "tables.sqlite", limits=LIMITS, proxies=Proxies(1), hosts=hosts)
    async with opening as context, served(context) as (_, behind), nginx(tmp_path, behind) as (port, trust):
        yield Front(port, trust)


async def test_a_whole_match_over_tls(front: Front) -> None:
    async with front.guest() as guest:
        page = await guest.get("/api/me")
        assert page.headers["strict-transport-security"].startswith("max-age=")
        assert "Secure" in page.headers["set-cookie"]
        table_id = await table_of(guest, ME_AND_BOTS)
        async with front.sit(guest, table_id) as socket:
            last = await play_out(socket)
        assert last["position"]["outcome"] is not None


async def test_pages_of_other_sites_get_no_socket(front: Front) -> None:
    async with front.guest() as guest:
        await guest.get("/api/me")
        table_id = await table_of(guest, ME_AND_BOTS)
        for origin in ("https://evil.test", front.origin.replace("https", "http")):
            with pytest.raises(InvalidStatus) as caught:
                await front.sit(guest, table_id, origin)
            assert caught.value.response.status_code == 403
            assert json.loads(caught.value.response.body or b"")["code"] == "foreign-origin"


async def test_visitors_are_told_apart_and_cannot_pose_as_others(front: Front) -> None:
    async with front.guest("127.0.0.2") as greedy, front.guest("127.0.0.3") as modest:
        found = [
            (
                await greedy.get("/api/catalogue", headers={"x-forwarded-for": f"198.51.100.{number}"})
            ).status_code
            for number in range(25)
        ]
        assert found == [200] * 20 + [429] * 5
        assert (await modest.get("/api/catalogue")).status_code == 200


async def test_a_name_that_is_not_ours(front: Front) -> None:
    async with front.guest() as guest:
        answer = await guest.get(f"https://evil.test:{front.port}/api/catalogue")
        assert (answer.status_code, answer.json()["code"]) == (421, "foreign-host")


async def test_the_proxy_finds_out_how_long_a_body_is(front: Front) -> None:
    """We read no chunks, but a client may send them."""

    async def chunks() -> AsyncIterator[bytes]:
        for part in (b'{"na', b'me": "', b"Ada", b'"}'):
            yield part

    async with front.guest() as guest:
        answer = await guest.put("/api/me", content=chunks(), headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["name"]) == (200, "Ada")


async def test_figures_are_not_for_the_public(front: Front) -> None:
    async with front.guest() as guest:
        assert (await guest.get("/metrics")).status_code == 404
        assert (await guest.get("/healthz")).status_code == 200
