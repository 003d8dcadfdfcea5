"""Whose thoughts they are: bots and hints share the processors by address, person and table."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ridotto.server.bot_pool import Account, BotPool, Turn
from ridotto.server.tables.bots import hints
from tests.server.visitors import ME_AND_BOTS, ask, hear, open_site, table_of

pytestmark = pytest.mark.anyio


async def test_bots_and_hints_are_on_one_account(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    accounts: list[Account] = []
    think = BotPool.ask

    def noting(pool: BotPool, account: Account, thought: Callable[[Turn], Any]) -> "asyncio.Future[Any]":
        accounts.append(account)
        return think(pool, account, thought)

    monkeypatch.setattr(BotPool, "ask", noting)
    monkeypatch.setattr(hints, "is_compiled", lambda _: True)
    for search in ("suggest_all", "task_or_suggestions"):
        monkeypatch.setattr(hints, search, lambda *_: ())
    async with open_site(tmp_path) as site, site.guest() as guest:
        table_id = await table_of(guest, ME_AND_BOTS)
        person = await site.context.store.person_by_secret(guest.cookies["ridotto"])
        assert person is not None
        async with site.sit(guest, table_id) as socket:
            asked = await hear(socket, "position")
            while asked["task"] is None:
                asked = await hear(socket, "position")
            before = len(accounts)
            wishes: tuple[list[Any] | None, ...] = (None, [])
            for number, thoughts in enumerate(wishes):
                told = await ask(socket, "hint", number, decision=asked["decision"], thoughts=thoughts)
                assert told["type"] == "accepted"
        assert before >= 2, "both bots have thought"
        assert len(accounts) >= before + 2
        assert {*accounts} == {Account("127.0.0.1", person.id, table_id)}
