"""Small matches are for programs (T18.6): no table of a server plays one, and a replay shows one."""

from pathlib import Path

import pytest

import ridotto
from tests.server.visitors import open_app, visitor

pytestmark = pytest.mark.anyio


async def test_a_table_refuses_fewer_rounds(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        await guest.get("/api/me")
        for rounds in (1, 6):
            options = {"players": 2, "rounds": rounds}
            body = {"game": "turandot", "options": options, "seats": ["me", "bot:random"]}
            answer = await guest.post("/api/tables", json=body)
            assert answer.status_code == 400, answer.text
            assert "rounds" in answer.json()["text"]


async def test_a_replay_shows_it(tmp_path: Path) -> None:
    match = ridotto.load("turandot", players=2, rounds=2, seed=4)
    match.play_bots({0: "random", 1: "random"})
    record = match.record()
    assert record.result is not None
    async with open_app(tmp_path) as app, visitor(app) as guest:
        body = {"form": 2, "record": record.dumps(), "count": 100}
        frames = (await guest.post("/api/replays", json=body)).json()["frames"]
    last = frames[-1]["position"]
    assert last["outcome"]["scores"] == list(record.result["scores"])
