"""Who may come to a table's socket, and how many."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from httpx import AsyncClient
from websockets.exceptions import InvalidStatus

from ridotto.server.limits import Limits, Rate
from ridotto.server.network.callers.proxies import Proxies
from ridotto.server.tables import TableSession
from tests.server.visitors import (
    ME_AND_BOTS,
    QUICK,
    Site,
    ask,
    closed,
    hear,
    open_site,
    table_of,
    until_nobody_is_left,
)

pytestmark = pytest.mark.anyio

FROM_AFAR = {"x-forwarded-for": "203.0.113.5"}
"""What a proxy adds, so that a visitor does not count as somebody at this machine."""


async def refusal(site: Site, guest: AsyncClient, table_id: str, **headers: str) -> tuple[int, str]:
    """The code that a socket is closed with at once, and the only thing said before."""
    async with site.sit(guest, table_id, **headers) as socket:
        code, (told,) = await closed(socket)
    assert (told["type"], told["id"]) == ("refused", None)
    return code, told["code"]


async def test_without_a_cookie(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host, site.guest() as stranger:
        table_id = await table_of(host, QUICK)
        assert await refusal(site, stranger, table_id) == (4401, "no-cookie")


async def test_at_a_table_that_is_not_there(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        await host.get("/api/me")
        assert await refusal(site, host, "abcdefghjkmn") == (4404, "no-such-table")


@pytest.mark.parametrize(
    "entry", ["no JSON", '{"kind":"unheard-of"}', '{"kind":"sat"}', '{"kind":"event","line":"0 play 99"}']
)
async def test_at_a_table_whose_log_makes_no_sense(tmp_path: Path, entry: str) -> None:
    """It is nobody's mistake, whatever the rules say of that line; the other tables go on."""
    async with open_site(tmp_path) as site, site.guest() as host:
        broken, whole = await table_of(host, ME_AND_BOTS), await table_of(host, ME_AND_BOTS)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        file.execute("UPDATE log SET entry = ? WHERE table_id = ? AND number = 2", (entry, broken))
        file.commit()
    async with open_site(tmp_path) as site:
        for _ in range(2):
            async with site.guest() as guest:
                answer = await guest.get(f"/api/tables/{broken}")
            assert (answer.status_code, answer.json()["code"]) == (409, "table-damaged")
            assert await refusal(site, host, broken) == (4409, "table-damaged")
        async with site.sit(host, whole) as socket:
            assert (await hear(socket))["type"] == "welcome"


async def test_a_failure_before_the_first_word_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        table_id = await table_of(host, ME_AND_BOTS)
        monkeypatch.setattr(TableSession, "join", None)
        assert await refusal(site, host, table_id) == (1011, "server-failed")


async def test_at_a_table_without_spectators(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host, site.guest() as friend:
        table_id = await table_of(host, ME_AND_BOTS | {"allows_spectators": False})
        await friend.get("/api/me")
        assert await refusal(site, friend, table_id) == (4403, "no-spectators")


async def test_whoever_looks_on_has_to_go_when_such_a_table_begins(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host, site.guest() as friend:
        table_id = await table_of(host, QUICK | {"allows_spectators": False})
        await friend.get("/api/me")
        async with site.sit(friend, table_id) as watching, site.sit(host, table_id) as playing:
            await ask(playing, "fill", 1, level="heuristic")
            assert (await ask(playing, "start", 2))["type"] == "accepted"
            code, said = await closed(watching)
        assert (code, said[-1]["code"]) == (4403, "no-spectators")


async def test_who_is_signed_out_is_disconnected(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host, site.guest() as lost:
        table_id = await table_of(host, QUICK)
        code = (await host.post("/api/me/devices/code")).json()["code"]
        await lost.post("/api/me/devices", json={"code": code})
        async with site.sit(host, table_id) as own, site.sit(lost, table_id) as other:
            await hear(other, "table")
            assert (await host.delete("/api/me/devices")).status_code == 200
            found, said = await closed(other)
            assert (found, said[-1]["code"]) == (4401, "no-cookie")
            assert (await ask(own, "fill", 1, level="heuristic"))["type"] == "accepted"
        assert await refusal(site, lost, table_id) == (4401, "no-cookie")


async def test_a_browser_that_is_somebody_else_now_is_disconnected(tmp_path: Path) -> None:
    """Its windows would go on as the person that it was."""
    async with open_site(tmp_path) as site, site.guest() as host, site.guest() as other:
        table_id = await table_of(host, QUICK)
        await other.get("/api/me")
        own_table = await table_of(other, QUICK)
        own_code = (await other.post("/api/me/devices/code")).json()["code"]
        async with site.guest() as phone:
            await phone.post("/api/me/devices", json={"code": own_code})
            async with (
                site.sit(host, table_id) as hosts,
                site.sit(other, own_table) as lost,
                site.sit(phone, own_table) as kept,
            ):
                code = (await host.post("/api/me/devices/code")).json()["code"]
                assert (await other.post("/api/me/devices", json={"code": code})).status_code == 200
                found, said = await closed(lost)
                assert (found, said[-1]["code"]) == (4401, "no-cookie")
                for socket in (hosts, kept):
                    assert (await ask(socket, "fill", 1, level="heuristic"))["type"] == "accepted"


async def test_who_is_signed_out_while_coming_is_not_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_site(tmp_path) as site, site.guest() as host, site.guest() as lost:
        table_id = await table_of(host, QUICK)
        code = (await host.post("/api/me/devices/code")).json()["code"]
        await lost.post("/api/me/devices", json={"code": code})
        directory = site.context.directory
        find = directory.find

        async def found(wanted: str, address: str) -> TableSession:
            monkeypatch.undo()
            await host.delete("/api/me/devices")
            return await find(wanted, address)

        monkeypatch.setattr(directory, "find", found)
        assert await refusal(site, lost, table_id) == (4401, "no-cookie")


async def test_from_another_site(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        for origin in ("http://evil.test", "null", f"http://localhost:{site.port}"):
            with pytest.raises(InvalidStatus) as caught:
                await site.sit(host, table_id, origin=origin)
            assert caught.value.response.status_code == 403
            assert json.loads(caught.value.response.body or b"")["code"] == "foreign-origin"
        async with site.sit(host, table_id, origin=f"http://127.0.0.1:{site.port}") as socket:
            assert (await hear(socket))["type"] == "welcome"


async def test_sockets_of_an_address(tmp_path: Path) -> None:
    limits = replace(Limits(), sockets_per_address=1)
    async with open_site(tmp_path, limits) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        async with site.sit(host, table_id, **FROM_AFAR) as first:
            await hear(first)
            assert await refusal(site, host, table_id, **FROM_AFAR) == (4429, "too-many-sockets")
            async with site.sit(host, table_id) as owner:
                assert (await hear(owner))["type"] == "welcome"
        await until_nobody_is_left(site)
        async with site.sit(host, table_id, **FROM_AFAR) as third:
            assert (await hear(third))["type"] == "welcome"


async def test_sockets_in_all(tmp_path: Path) -> None:
    """Nobody is exempt: each costs memory, even one from this very machine."""
    async with open_site(tmp_path, replace(Limits(), sockets_in_all=1)) as site, site.guest() as host:
        table_id = await table_of(host, ME_AND_BOTS)
        async with site.sit(host, table_id) as first:
            await hear(first, "welcome")
            assert await refusal(site, host, table_id) == (4429, "too-many-sockets")


async def test_spectators_of_a_table(tmp_path: Path) -> None:
    limits = replace(Limits(), spectators_per_table=1)
    async with open_site(tmp_path, limits) as site, site.guest() as host, site.guest() as friend:
        table_id = await table_of(host, QUICK)
        await friend.get("/api/me")
        async with site.sit(friend, table_id) as first:
            await hear(first)
            async with site.sit(friend, table_id) as second:
                assert (await closed(second))[0] == 4429
            async with site.sit(host, table_id) as seated:
                assert (await hear(seated))["type"] == "welcome", "nobody takes the place of a player"


async def test_spectators_of_an_address(tmp_path: Path) -> None:
    """Nobody takes all places; elsewhere, and at other tables, there are others."""
    limits = replace(Limits(), spectators_per_address=1, sockets_per_place=9)
    async with open_site(tmp_path, limits) as site, site.guest() as host, site.guest() as friend:
        site.context.proxies = Proxies(1)
        table_id, other = await table_of(host, QUICK), await table_of(host, QUICK)
        await friend.get("/api/me")
        elsewhere = {"x-forwarded-for": "203.0.113.6"}
        async with site.sit(friend, table_id, **FROM_AFAR) as first:
            await hear(first, "welcome")
            async with site.sit(friend, table_id, **FROM_AFAR) as second:
                assert (await closed(second))[0] == 4429
            for table, headers in ((table_id, elsewhere), (other, FROM_AFAR), (table_id, {})):
                async with site.sit(friend, table, **headers) as admitted:
                    assert (await hear(admitted))["type"] == "welcome"
            async with site.sit(host, table_id, **FROM_AFAR) as seated:
                assert (await hear(seated))["type"] == "welcome", "nobody takes the place of a player"
        await until_nobody_is_left(site)
        async with site.sit(friend, table_id, **FROM_AFAR) as again:
            assert (await hear(again))["type"] == "welcome"


async def test_sockets_of_a_person_at_a_table(tmp_path: Path) -> None:
    limits = replace(Limits(), sockets_per_place=1)
    async with open_site(tmp_path, limits) as site, site.guest() as host, site.guest() as friend:
        table_id, other = await table_of(host, QUICK), await table_of(host, QUICK)
        await friend.get("/api/me")
        async with site.sit(host, table_id) as first:
            await hear(first)
            assert await refusal(site, host, table_id) == (4429, "too-many-sockets")
            async with site.sit(host, other) as second, site.sit(friend, table_id) as third:
                assert (await hear(second))["type"] == "welcome"
                assert (await hear(third))["type"] == "welcome"
        await until_nobody_is_left(site)
        async with site.sit(host, table_id) as again:
            assert (await hear(again))["type"] == "welcome"


async def test_handshakes_of_an_address_are_counted(tmp_path: Path) -> None:
    limits = replace(Limits(), requests=Rate(1, 1 / 1000))
    async with open_site(tmp_path, limits) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        async with site.sit(host, table_id, **FROM_AFAR):
            pass
        with pytest.raises(InvalidStatus) as caught:
            await site.sit(host, table_id, **FROM_AFAR)
        assert caught.value.response.status_code == 429
        assert int(caught.value.response.headers["retry-after"]) > 0
