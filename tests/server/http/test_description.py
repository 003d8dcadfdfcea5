"""The description of the HTTP interface: made once, however many ask for it."""

import asyncio
import threading
from pathlib import Path

import pytest
from fastapi import FastAPI

from ridotto.messages.schema import Schema
from ridotto.server.http.openapi import cached_answers, description
from tests.patience import PATIENCE_S, until
from tests.server.http.test_api import problem
from tests.server.visitors import open_app, visitor

pytestmark = pytest.mark.anyio

ADDRESS = "/api/openapi.json"


class Counted:
    """Describes, and counts how often; the first time may fail, or wait."""

    def __init__(self, *, fails: int = 0) -> None:
        self.times = 0
        self.may_go_on = threading.Event()
        self._fails = fails

    def __call__(self, app: FastAPI) -> Schema:
        self.times += 1
        assert self.may_go_on.wait(PATIENCE_S)
        if self.times <= self._fails:
            raise RuntimeError
        return description.describe(app)


async def test_many_who_ask_at_once_share_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted()
    monkeypatch.setattr(cached_answers, "describe", counted)
    written, waiting = cached_answers.Described._written, 0

    async def counting(described: cached_answers.Described, app: FastAPI) -> cached_answers._Written:
        nonlocal waiting
        waiting += 1
        return await written(described, app)

    monkeypatch.setattr(cached_answers.Described, "_written", counting)
    async with open_app(tmp_path) as app, visitor(app) as guest:
        asked = [asyncio.create_task(guest.get(ADDRESS)) for _ in range(20)]
        await until(lambda: waiting == 20)
        # One goes away, and even if it is the first the others are answered.
        asked[0].cancel()
        counted.may_go_on.set()
        answers = await asyncio.gather(*asked[1:])
        answers.append(await guest.get(ADDRESS))
        assert counted.times == 1
        assert len({answer.content for answer in answers}) == 1


async def test_it_comes_compressed_to_who_can_read_that(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        zipped = await guest.get(ADDRESS, headers={"accept-encoding": "gzip"})
        plain = await guest.get(ADDRESS, headers={"accept-encoding": "identity"})
        assert zipped.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert int(zipped.headers["content-length"]) < int(plain.headers["content-length"]) / 4
        assert zipped.json() == plain.json() == description.describe(app)
        assert zipped.headers["vary"].lower() == plain.headers["vary"].lower() == "accept-encoding"


async def test_it_is_tried_again_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(fails=1)
    counted.may_go_on.set()
    monkeypatch.setattr(cached_answers, "describe", counted)
    async with open_app(tmp_path) as app, visitor(app) as guest:
        problem(await guest.get(ADDRESS), 500, "server-failed")
        assert (await guest.get(ADDRESS)).status_code == 200
        assert counted.times == 2
