"""Replays over HTTP."""

import asyncio
import gzip
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.game import SomeGame
from ridotto.engine.options import setups
from ridotto.games import all_games
from ridotto.server.limits import Limits, Rate
from ridotto.server.replays import desk
from ridotto.server.replays.body import LONGEST_EVENT, MOST_VALUES
from ridotto.server.slices import MostWaiting
from tests.game_messages import Replay
from tests.largest import large_record, largest_record
from tests.patience import PATIENCE_S, until
from tests.server.http.test_api import checked, problem
from tests.server.replays.bodies import body, large_replays, small_record
from tests.server.visitors import SOMEWHERE, open_app, open_site, visitor
from tests.walks import played_match, some_game

pytestmark = pytest.mark.anyio


async def test_an_older_client_is_told_so(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        for form in ({}, {"form": None}, {"form": 1}, {"form": 3}):
            given = {"record": json.dumps(small_record())} | form
            found = problem(await guest.post("/api/replays", json=given), 400, "replay-form")
            assert found.facts == {"form": 2}
        for query in ("", "?form=1", "?seat=0&first=3"):
            problem(await guest.get(f"/api/tables/abcdefghjkmn/replay{query}"), 400, "replay-form")


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[" * 9000, b"\xff", b"null", b'"x"', b'{"record": "\\ud800"}']
)
async def test_bodies_that_are_no_json(tmp_path: Path, content: bytes) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        headers = {"content-type": "application/json"}
        found = problem(
            await guest.post("/api/replays", content=content, headers=headers), 422, "invalid-request"
        )
        assert str(found.facts["field"]).startswith("body")


@pytest.mark.parametrize(
    ("wishes", "name"),
    [
        ({"seat": "0"}, "seat"),
        ({"first": -1}, "first"),
        ({"count": 101}, "count"),
        ({"first_round": -1}, "first_round"),
        ({"form": "2"}, "form"),
        ({"record": 7}, "record"),
        ({"record": "x" * 1_000_001}, "record"),
        ({"other": 1}, "other"),
    ],
)
async def test_wishes_that_cannot_be_read_are_named(
    tmp_path: Path, wishes: dict[str, Any], name: str
) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        answer = await guest.post("/api/replays", json=body(small_record(), **wishes))
        assert problem(answer, 422, "invalid-request").facts["field"] == f"body.{name}"


async def test_a_record_of_very_many_values_is_not_read(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        for filling in ("[]", "0", "{}", '""'):
            record = '{"format": "ridotto/1", "events": [' + ",".join([filling] * MOST_VALUES) + "]}"
            answer = await guest.post("/api/replays", json={"form": 2, "record": record})
            assert problem(answer, 400, "too-many-values").facts["most"] == MOST_VALUES


async def test_an_answer_is_zipped_for_whoever_can_read_that(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        asked = body(small_record(), seat=2)
        plain = await guest.post("/api/replays", json=asked, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        async with guest.stream("POST", "/api/replays", json=asked) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(raw) == plain.content
        assert int(answer.headers["content-length"]) == len(raw)
        for each in (plain, answer):
            assert "accept-encoding" in each.headers["vary"].lower()
            assert each.headers["cache-control"] == "no-store"


async def test_a_small_replay_beside_large_ones(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as guest, large_replays(guest, 20) as asked:
        await until(lambda: site.context.replays.waiting >= 10)
        async with asyncio.timeout(PATIENCE_S):
            answer = await guest.post("/api/replays", json=body(small_record()), timeout=PATIENCE_S)
        assert len(checked(Replay, answer).frames) > 10
        assert not any(task.done() for task in asked)


async def test_nobody_draws_on_for_those_who_have_gone(tmp_path: Path) -> None:
    game = some_game("bottle_imp")
    async with open_site(tmp_path) as site, site.guest() as guest:
        async with large_replays(guest, 4):
            await until(lambda: site.context.replays.waiting >= 3)
        await until(lambda: site.context.replays.waiting == 0)
        # One more, so that the thread is done with all before it.
        answer = await guest.post("/api/replays", json=body(small_record()), timeout=PATIENCE_S)
        assert answer.status_code == 200
        for number in range(4):
            record = large_record(number)
            options = game.parse_options(record["options"])
            assert not site.context.replays.kept.find(game, options, record["events"]).is_played


async def test_a_refusal_says_when_to_come_again(tmp_path: Path) -> None:
    limits = replace(Limits(), replays=Rate(1, 1 / 100))
    async with open_app(tmp_path, limits) as app, visitor(app) as guest:
        for address in (SOMEWHERE, "127.0.0.1"):
            app.state.context.replays._budgets.charge(address, 2.0)
        answer = await guest.post("/api/replays", json=body(small_record()))
        found = problem(answer, 429, "too-fast")
        assert 90 <= int(answer.headers["retry-after"]) <= 100
        assert int(answer.headers["retry-after"]) == found.facts["seconds"]
        # Others have their own, and who is at this machine needs none.
        for address in ("192.0.2.9", "127.0.0.1"):
            async with visitor(app, address) as other:
                checked(Replay, await other.post("/api/replays", json=body(small_record())))


async def test_work_that_was_refused_half_way_is_not_lost(tmp_path: Path) -> None:
    """An address whose budget is smaller than one replay still gets there, a part at a time."""
    async with open_app(tmp_path, replace(Limits(), replays=Rate(1, 1 / 1000))) as app, visitor(app) as guest:
        budgets = app.state.context.replays._budgets
        statuses: list[int] = []
        while statuses[-1:] != [200]:
            budgets.charge(SOMEWHERE, -0.2 - budgets.wait_s(SOMEWHERE) / 1000)
            statuses.append((await guest.post("/api/replays", json=body(largest_record()))).status_code)
            assert len(statuses) < 200
        assert {*statuses[:-1]} <= {429}


async def test_busy_says_when_to_come_again(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as guest:
        site.context.replays._slices._most_waiting = MostWaiting(2, desk._busy)
        async with large_replays(guest, 8) as asked:
            async with asyncio.timeout(PATIENCE_S):
                first, *_ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
            answer = first.pop().result()
            problem(answer, 503, "replays-busy")
            assert answer.headers["retry-after"] == "5"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_events_are_far_shorter_than_they_may_be(game: SomeGame) -> None:
    options = [game.parse_options(chosen) for chosen in setups(game.option_list)]
    lines = (line for each in options for line in played_match(game, each, "long").events)
    assert max(map(len, lines)) < LONGEST_EVENT / 4
