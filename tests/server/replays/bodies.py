"""Requests for replays."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from httpx import AsyncClient, Response

from ridotto.games import find_game
from tests.largest import large_record
from tests.patience import PATIENCE_S
from tests.walks import played_match


def body(record: Mapping[str, Any], /, **wishes: Any) -> dict[str, Any]:
    return {"form": 2, "record": json.dumps(record)} | wishes


def small_record(seed: str = "small") -> dict[str, Any]:
    game = find_game("bottle_imp")
    match = played_match(game, game.parse_options({"players": 3, "rounds": 1}), seed)
    record: dict[str, Any] = json.loads(match.record().dumps())
    return record


@asynccontextmanager
async def large_replays(guest: AsyncClient, number: int) -> AsyncIterator[list["asyncio.Task[Response]"]]:
    """So many of the largest matches, asked for at once; given up in the end."""
    asked = [
        asyncio.create_task(guest.post("/api/replays", json=body(large_record(each)), timeout=PATIENCE_S))
        for each in range(number)
    ]
    try:
        yield asked
    finally:
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
