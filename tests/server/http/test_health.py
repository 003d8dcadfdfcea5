"""What whoever watches over the server can see."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from httpx import AsyncClient

from ridotto.server.limits import Limits
from ridotto.server.network.callers.proxies import Proxies
from ridotto.server.store.sql import store as sql_store
from ridotto.server.telemetry.stats import SECONDS, Histogram
from tests.server.visitors import (
    ME_AND_BOTS,
    SOMEWHERE,
    hear,
    open_app,
    open_site,
    play_out,
    table_of,
    visitor,
)

pytestmark = pytest.mark.anyio


def figures(text: str) -> dict[str, float]:
    """By name and labels, as Prometheus reads them."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


async def test_health(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        answer = await guest.get("/healthz")
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
        await app.state.context.store.close()
        answer = await guest.get("/healthz")
        assert (answer.status_code, answer.json()) == (503, {"status": "store-closed"})


async def test_a_disk_that_takes_nothing_is_no_health(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("PRAGMA busy_timeout = 0")
            app.state.context.store._writer._connection.execute("PRAGMA busy_timeout = 0")
            other.execute("BEGIN IMMEDIATE")
            answer = await guest.get("/healthz")
            assert (answer.status_code, answer.json()) == (503, {"status": "store-failed"})
            other.execute("ROLLBACK")
        assert (await guest.get("/healthz")).status_code == 200


def take_nothing(code: int, what: str | None, value: str | None, *_: object) -> int:
    """A disk that is full: transactions begin and end, but nothing can be written in them."""
    is_write = code in (sqlite3.SQLITE_UPDATE, sqlite3.SQLITE_INSERT)
    is_version = (code, what) == (sqlite3.SQLITE_PRAGMA, "user_version") and value is not None
    return sqlite3.SQLITE_DENY if is_write or is_version else sqlite3.SQLITE_OK


async def test_a_full_disk_is_no_health(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        disk = app.state.context.store._writer._connection
        await guest.get("/api/me")
        disk.set_authorizer(take_nothing)
        assert (await guest.put("/api/me", json={"name": "Ada"})).status_code == 503
        answer = await guest.get("/healthz")
        assert (answer.status_code, answer.json()) == (503, {"status": "store-failed"})
        disk.set_authorizer(None)
        assert (await guest.get("/healthz")).status_code == 200


async def test_the_disk_is_tried_seldom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody plays, only this finds out; and anybody may ask for it without end."""
    async with open_app(tmp_path) as app, visitor(app) as guest:
        app.state.context.store._writer._connection.set_authorizer(take_nothing)
        assert (await guest.get("/healthz")).status_code == 200
        monkeypatch.setattr(sql_store, "PROBE_S", 0.0)
        assert (await guest.get("/healthz")).status_code == 503


async def test_the_figures_of_an_evening(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as guest:
        table_id = await table_of(guest, ME_AND_BOTS)
        assert (await guest.get("/api/tables/unheardof")).status_code == 404
        async with site.sit(guest, table_id) as socket:
            await socket.send("?")
            await hear(socket, "refused")
            during = figures((await guest.get("/metrics")).text)
            await play_out(socket)
        answer = await guest.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        found = figures(answer.text)
        assert (during["ridotto_sockets"], during["ridotto_tables_awake"]) == (1, 1)
        assert found["ridotto_tables"] == 1
        assert found["ridotto_moves_total"] == len(await record_of(guest, table_id))
        assert found["ridotto_frames_total"] >= 10
        assert found['ridotto_refusals_total{reason="invalid-request"}'] == 1
        assert found['ridotto_refusals_total{reason="no-such-table"}'] == 1
        assert {"ridotto_bots_waiting", "ridotto_bots_thinking", "ridotto_writes_waiting"} <= found.keys()
        for histogram in ("request", "answer", "commit", "loop_lag"):
            count = found[f"ridotto_{histogram}_seconds_count"]
            assert found[f'ridotto_{histogram}_seconds_bucket{{le="+Inf"}}'] == count
        assert found["ridotto_request_seconds_count"] > 10
        # Two tables asked for, one made, and the figures once before.
        assert found["ridotto_answer_seconds_count"] == 3
        assert found["ridotto_answer_seconds_sum"] > 0
        assert found["ridotto_commit_seconds_sum"] > 0


async def record_of(guest: AsyncClient, table_id: str) -> list[str]:
    events: list[str] = (await guest.get(f"/api/tables/{table_id}/record")).json()["events"]
    return events


async def test_figures_are_for_this_machine(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        for address, status in (("127.0.0.1", 200), ("::1", 200), (SOMEWHERE, 404)):
            async with visitor(app, address) as guest:
                assert (await guest.get("/metrics")).status_code == status
                assert (
                    await guest.get("/metrics", headers={"authorization": "Bearer "})
                ).status_code == status


async def test_behind_a_tunnel_everybody_needs_the_token(tmp_path: Path) -> None:
    """With `--limit-local` remote visitors may look local."""
    limits = Limits(counts_own_machine=True)
    async with (
        open_app(tmp_path, limits, metrics_token="secret") as app,
        visitor(app, "127.0.0.1") as guest,
    ):
        assert (await guest.get("/metrics")).status_code == 404
        answer = await guest.get("/metrics", headers={"authorization": "Bearer secret"})
        assert answer.status_code == 200


async def test_strangers_do_not_learn_that_there_are_figures(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        for ask in (guest.get, guest.head, guest.post):
            refused, nowhere = await ask("/metrics"), await ask("/nowhere")
            assert (refused.status_code, refused.content) == (nowhere.status_code, nowhere.content)
            assert refused.headers == nowhere.headers


async def test_or_for_whoever_has_the_token(tmp_path: Path) -> None:
    """Behind a proxy everybody comes from this machine, so nobody does."""
    async with (
        open_app(tmp_path, metrics_token="secret", proxies=Proxies(1)) as app,
        visitor(app, "127.0.0.1") as guest,
    ):
        for given, status in (
            ("", 404),
            ("Bearer wrong", 404),
            ("Bearer secret", 200),
            ("Bearer sécret", 404),
            ("bearer secret", 200),
            ("secret", 404),
            ("Basic secret", 404),
        ):
            headers = {b"authorization": given.encode()}
            assert (await guest.get("/metrics", headers=headers)).status_code == status


def test_a_histogram_counts_up_to_its_bounds() -> None:
    histogram = Histogram()
    for seconds in (0.0, SECONDS[0], SECONDS[0] * 1.01, 1000.0):
        histogram.add(seconds)
    assert (histogram.counts[0], histogram.counts[1], histogram.counts[-1]) == (2, 1, 1)
