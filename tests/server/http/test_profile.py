"""One's own matches: history, statistics, browsers, export, deletion."""

import sqlite3
from contextlib import closing
from pathlib import Path
from threading import current_thread
from typing import Any, TypeVar

import pytest
from httpx import AsyncClient

from ridotto.engine.records.record import parse_record
from ridotto.engine.records.verify import verify
from ridotto.messages import profile
from ridotto.messages.http import Me, TableSummary
from ridotto.server.limits import Limits, Rate
from ridotto.server.slices import SliceQueue, Steps
from ridotto.server.store import Logged
from ridotto.server.tables.state.replaying import Replaying
from ridotto.server.token_buckets import Buckets
from tests.server.http.test_api import checked, problem
from tests.server.visitors import (
    ME_AND_BOTS,
    QUICK,
    SOMEWHERE,
    Site,
    ask,
    closed,
    hear,
    open_app,
    open_site,
    play_out,
    table_of,
    visitor,
)

T = TypeVar("T")

pytestmark = pytest.mark.anyio

OPERA = {
    "game": "turandot",
    "options": {"players": 3},
    "pace": "instant",
    "seats": ["me", "bot:heuristic", "bot:heuristic"],
    "starts": True,
}


async def named(guest: AsyncClient, name: str) -> None:
    checked(Me, await guest.put("/api/me", json={"name": name}))


async def played(site: Site, guest: AsyncClient, body: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """A match that is over, and its last position."""
    table_id = await table_of(guest, body)
    async with site.sit(guest, table_id) as socket:
        return table_id, (await play_out(socket))["position"]


async def history(guest: AsyncClient, **wish: Any) -> profile.History:
    found: profile.History = checked(profile.History, await guest.get("/api/me/history", params=wish))
    return found


async def statistics(guest: AsyncClient) -> profile.Statistics:
    found: profile.Statistics = checked(profile.Statistics, await guest.get("/api/me/statistics"))
    return found


async def test_a_match_is_told_with_score_date_company_and_figures(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as ada:
        await named(ada, "Ada")
        first, imp = await played(site, ada, ME_AND_BOTS)
        second, opera = await played(site, ada, OPERA)
        found = await history(ada)
        assert [match.table for match in found.matches] == [second, first]
        assert (found.next, found.is_complete) == (None, True)
        match = found.matches[1]
        assert match.scores == tuple(imp["outcome"]["scores"])
        assert match.winners == tuple(imp["outcome"]["winners"])
        assert [(seat.kind, seat.name, seat.is_you) for seat in match.seats] == [
            ("person", "Ada", True), ("bot", None, False), ("bot", None, False),
        ]  # fmt: skip
        assert (match.rounds, match.is_counted, match.has_replay) == (1, True, True)
        assert match.ended_at.startswith("20")

        setups = {setup.game: setup for setup in (await statistics(ada)).setups}
        of_imp, of_opera = setups["bottle_imp"], setups["turandot"]
        score = imp["outcome"]["scores"][0]
        assert (of_imp.matches, of_imp.average, of_imp.recent) == (1, score, (score,))
        assert of_imp.wins == int(0 in imp["outcome"]["winners"])
        assert of_imp.setup["players"] == 3
        figures = {figure.name: figure for figure in of_imp.figures}
        bottles = imp["past"][0]["bottles"]
        assert figures["left_with_bottle"].value == int(any(bottle["owner"] == 0 for bottle in bottles))
        best = {figure.name: figure for figure in of_opera.figures}["best_opera"]
        assert best.value == opera["players"][0]["production"]["points"]["total"]
        assert (best.keeps, best.table) == ("best", second)


async def test_a_finished_table_in_the_list_has_its_score(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as ada:
        table_id, position = await played(site, ada, ME_AND_BOTS)
        outcome = position["outcome"]

        def is_told(table: TableSummary) -> bool:
            return (table.scores, table.winners) == (tuple(outcome["scores"]), tuple(outcome["winners"]))

        [in_memory] = checked(Me, await ada.get("/api/me")).tables
        assert in_memory.id == table_id
        assert is_told(in_memory)
    async with open_app(tmp_path) as app, visitor(app) as again:
        again.cookies.set("ridotto", ada.cookies["ridotto"])
        [asleep] = checked(Me, await again.get("/api/me")).tables
        assert is_told(asleep)


async def test_a_history_is_paged_and_has_bounds(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as ada:
        await ada.get("/api/me")
        tables = [(await played(site, ada, ME_AND_BOTS))[0] for _ in range(3)]
        found: list[str] = []
        before: dict[str, str] = {}
        while True:
            page = await history(ada, count=2, **before)
            found += [match.table for match in page.matches]
            if page.next is None:
                break
            before = {"before": page.next}
        assert found == tables[::-1]
        for wish in ({"count": 51}, {"count": 0}, {"before": "' OR 1"}, {"before": "x" * 1000}):
            problem(await ada.get("/api/me/history", params=wish), 422, "invalid-request")
        setup = (await statistics(ada)).setups[0]
        assert setup.matches == len(setup.recent) == 3


async def test_matches_of_before_are_found_out_again(tmp_path: Path) -> None:
    """As after an upgrade: tables without results, and one that cannot be read."""
    async with open_site(tmp_path) as site, site.guest() as ada:
        good, position = await played(site, ada, ME_AND_BOTS)
        damaged, _ = await played(site, ada, ME_AND_BOTS)
        secret = ada.cookies["ridotto"]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        file.execute("DELETE FROM results")
        file.execute("UPDATE log SET entry = 'x' WHERE table_id = ? AND number = 3", (damaged,))
        file.commit()
    async with open_app(tmp_path) as app, visitor(app) as again:
        again.cookies.set("ridotto", secret)
        for _ in range(2):
            [match] = (await history(again)).matches
            assert (match.table, match.scores) == (good, tuple(position["outcome"]["scores"]))
        assert (await statistics(again)).setups[0].matches == 1
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        assert file.execute("SELECT count(*) FROM results").fetchone() == (2,), "not looked at for ever"


async def test_matches_of_before_are_replayed_where_tables_are_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In slices and by turns: a log as a whole would keep everybody waiting."""
    taken: list[str] = []
    usual = Replaying.take

    def noted(self: Replaying, logged: Logged) -> None:
        taken.append(current_thread().name)
        usual(self, logged)

    asked: list[str] = []
    run = SliceQueue.run

    async def counted(
        self: SliceQueue[T], steps: Steps[T], address: str, budgets: Buckets | None = None
    ) -> T:
        asked.append(address)
        return await run(self, steps, address, budgets)

    async with open_site(tmp_path) as site, site.guest() as ada:
        await played(site, ada, ME_AND_BOTS)
        secret = ada.cookies["ridotto"]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        file.execute("DELETE FROM results")
        file.commit()
    monkeypatch.setattr(Replaying, "take", noted)
    monkeypatch.setattr(SliceQueue, "run", counted)
    async with open_app(tmp_path) as app, visitor(app) as again:
        again.cookies.set("ridotto", secret)
        assert len((await history(again)).matches) == 1
        assert app.state.context.directory.tables_in_memory == 0, "nobody has opened it"
    assert len(taken) > 5
    assert all(thread.startswith("ridotto-loading") for thread in taken), set(taken)
    assert asked == [SOMEWHERE]


async def test_whoever_left_has_no_win_of_the_bots(tmp_path: Path) -> None:
    body = {**QUICK, "seats": ["me", "open", "bot:heuristic"]}
    async with open_site(tmp_path) as site, site.guest() as ada, site.guest() as bob:
        await named(ada, "Ada")
        await named(bob, "Bob")
        table_id = await table_of(ada, body)
        async with site.sit(ada, table_id) as hers, site.sit(bob, table_id) as his:
            assert (await ask(his, "sit"))["type"] == "accepted"
            assert (await ask(hers, "start"))["type"] == "accepted"
            assert (await ask(his, "stand"))["type"] == "accepted"
            await play_out(hers)
        [match] = (await history(bob)).matches
        assert not match.is_counted
        assert [seat.name for seat in match.seats] == ["Ada", "Bob", None]
        assert (await statistics(bob)).setups == ()
        assert (await statistics(ada)).setups[0].matches == 1


async def test_another_browser_becomes_the_same_person_once(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as phone, visitor(app) as desk, visitor(app) as late:
        await named(phone, "Ada")
        await desk.get("/api/me")
        code = checked(profile.DeviceCode, await phone.post("/api/me/devices/code")).code
        typed = {"code": f" {code[:5].upper()}-{code[5:]} "}
        assert checked(profile.Devices, await desk.post("/api/me/devices", json=typed)).count == 2
        assert checked(Me, await desk.get("/api/me")).name == "Ada"
        assert desk.cookies["ridotto"] != phone.cookies["ridotto"], "each browser has a secret of its own"
        problem(await late.post("/api/me/devices", json=typed), 404, "code-unknown")
        # A new code makes the one before worthless.
        codes = [checked(profile.DeviceCode, await phone.post("/api/me/devices/code")).code for _ in range(2)]
        problem(await late.post("/api/me/devices", json={"code": codes[0]}), 404, "code-unknown")
        # Signed out from the second browser, the first one is somebody new; the code is worthless too.
        assert checked(profile.Devices, await desk.delete("/api/me/devices")).count == 1
        assert checked(Me, await phone.get("/api/me")).name is None
        assert checked(Me, await desk.get("/api/me")).name == "Ada"
        problem(await late.post("/api/me/devices", json={"code": codes[1]}), 404, "code-unknown")


async def test_codes_cannot_be_tried_for_long(tmp_path: Path) -> None:
    async with open_app(tmp_path, Limits(code_tries=Rate(3, 0.01))) as app, visitor(app) as guest:
        for _ in range(3):
            problem(await guest.post("/api/me/devices", json={"code": "a" * 10}), 404, "code-unknown")
        problem(await guest.post("/api/me/devices", json={"code": "a" * 10}), 429, "too-fast")
    limits = Limits(all_code_tries=Rate(3, 0.01), counts_own_machine=True)
    (tmp_path / "other").mkdir()
    async with open_app(tmp_path / "other", limits) as app:
        for number in range(4):
            async with visitor(app, f"203.0.113.{number}") as guest:
                answer = await guest.post("/api/me/devices", json={"code": "b" * 10})
        problem(answer, 429, "too-fast")


async def test_codes_and_devices_are_bounded(tmp_path: Path) -> None:
    async with open_app(tmp_path, Limits(devices=1, codes=Rate(2, 0.01))) as app, visitor(app) as guest:
        problem(await guest.post("/api/me/devices/code"), 401, "no-cookie")
        await guest.get("/api/me")
        problem(await guest.post("/api/me/devices/code"), 409, "too-many-devices")
        problem(await guest.post("/api/me/devices/code"), 409, "too-many-devices")
        problem(await guest.post("/api/me/devices/code"), 429, "too-fast")


@pytest.mark.parametrize("path", ["history", "statistics", "export", "devices"])
async def test_who_is_unknown_has_no_history(tmp_path: Path, path: str) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        problem(await guest.get(f"/api/me/{path}"), 401, "no-cookie")
        assert "set-cookie" not in (await guest.get(f"/api/me/{path}")).headers


async def test_histories_have_a_budget(tmp_path: Path) -> None:
    async with open_app(tmp_path, Limits(histories=Rate(2, 0.01))) as app, visitor(app) as guest:
        await guest.get("/api/me")
        await history(guest)
        await statistics(guest)
        problem(await guest.get("/api/me/history"), 429, "too-fast")


async def test_all_of_it_can_be_exported(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as ada:
        await named(ada, "Ada")
        table_id, _ = await played(site, ada, ME_AND_BOTS)
        answer = await ada.get("/api/me/export")
        found: profile.Export = checked(profile.Export, answer)
        assert (found.name, found.next) == ("Ada", None)
        [exported] = found.matches
        assert exported.match.table == table_id
        assert exported.record is not None
        record = parse_record((await ada.get(f"/api/tables/{table_id}/record")).text)
        assert exported.record.events == tuple(record.events)
        assert verify(record) is None
        assert ada.cookies["ridotto"] not in answer.text


async def test_exports_are_paged_and_have_a_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.server.http.profile.EXPORT_SIZE", 1)
    limits = Limits(exported=Rate(1, 0.01), counts_own_machine=True)
    async with open_site(tmp_path, limits) as site, site.guest() as ada:
        tables = [(await played(site, ada, ME_AND_BOTS))[0] for _ in range(2)]
        first: profile.Export = checked(profile.Export, await ada.get("/api/me/export"))
        assert [match.match.table for match in first.matches] == [tables[1]]
        second: profile.Export = checked(
            profile.Export, await ada.get("/api/me/export", params={"before": first.next or ""})
        )
        assert [match.match.table for match in second.matches] == [tables[0]]
        problem(await ada.get("/api/me/export"), 429, "too-fast")


async def test_deleted_means_gone(tmp_path: Path) -> None:
    together = {**QUICK, "seats": ["me", "open", "bot:heuristic"]}
    async with open_site(tmp_path) as site, site.guest() as ada, site.guest() as bob:
        await named(ada, "Ada")
        await named(bob, "Bob")
        alone, _ = await played(site, ada, ME_AND_BOTS)
        shared = await table_of(ada, together)
        async with site.sit(ada, shared) as hers, site.sit(bob, shared) as his:
            await ask(his, "sit")
            await ask(hers, "start")
            secret = ada.cookies["ridotto"]
            code = checked(profile.DeviceCode, await ada.post("/api/me/devices/code")).code
            answer = await ada.request("DELETE", "/api/me")
            assert answer.status_code == 200
            assert 'ridotto=""' in answer.headers["set-cookie"]
            # Her sockets are closed; his match goes on with a bot in her seat.
            _, said = await closed(hers)
            assert said[-1]["code"] == "no-cookie"
            over = await play_out(his)
            assert over["position"]["outcome"]
        problem(await bob.get(f"/api/tables/{alone}"), 404, "no-such-table")
        [match] = (await history(bob)).matches
        assert [(seat.kind, seat.name) for seat in match.seats] == [
            ("person", None), ("person", "Bob"), ("bot", None),
        ]  # fmt: skip
        problem(await bob.post("/api/me/devices", json={"code": code}), 404, "code-unknown")
        ada.cookies.set("ridotto", secret)
        problem(await ada.get("/api/me/history"), 401, "no-cookie")
        assert checked(Me, await bob.get("/api/me")).name == "Bob"
    text = "".join(_dump(tmp_path / "tables.sqlite"))
    assert "Ada" not in text
    assert alone not in text
    assert "Bob" in text


async def test_whoever_watches_a_table_that_is_deleted_is_told(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as ada, site.guest() as bob:
        await bob.get("/api/me")
        table_id = await table_of(ada, {**ME_AND_BOTS, "pace": "slow"})
        async with site.sit(bob, table_id) as watching:
            await hear(watching, "position")
            await ada.request("DELETE", "/api/me")
            _, said = await closed(watching)
            assert said[-1]["code"] == "no-such-table"


async def test_deleting_is_for_our_own_pages_and_not_for_a_hurry(tmp_path: Path) -> None:
    async with open_app(tmp_path, Limits(deletions=Rate(1, 0.01))) as app, visitor(app) as guest:
        await guest.get("/api/me")
        foreign = {"origin": "https://elsewhere.example"}
        problem(await guest.request("DELETE", "/api/me", headers=foreign), 403, "foreign-origin")
        assert (await guest.request("DELETE", "/api/me")).status_code == 200
        await guest.get("/api/me")
        problem(await guest.request("DELETE", "/api/me"), 429, "too-fast")


def _dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA wal_checkpoint")
        return list(file.iterdump())
