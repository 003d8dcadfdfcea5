"""A worker that cannot reach the database: people are told, others go on, and it comes back by itself."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.patience import LOOK_S, PATIENCE_S
from tests.postgres import Postgres, database_of
from tests.server.kills.evening import SHARING, Server
from tests.server.moves import move_for
from tests.server.store.postgres.proxy import Wire
from tests.server.visitors import closed, hear, say
from tests.server.workers.crew import TWO_AND_A_BOT, new_guest, play, seated

pytestmark = pytest.mark.anyio


async def is_well(worker: Server) -> bool:
    async with worker.guest() as guest:
        return (await guest.get("/healthz")).status_code == 200


async def until_it_is(worker: Server, *, well: bool) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while await is_well(worker) != well:
            await asyncio.sleep(LOOK_S)


async def test_a_worker_that_is_cut_off(postgres_server: Postgres, tmp_path: Path) -> None:
    """What it sends to the database stays on the way: nobody tells it that anything is wrong."""
    url = postgres_server.new_database()
    wire = Wire(postgres_server.port)
    far = postgres_server.url(database_of(url), port=wire.port)
    cut_off = Server(far, *SHARING, log=tmp_path / "cut-off.log")
    other = Server(url, *SHARING, log=tmp_path / "other.log")
    try:
        await asyncio.gather(cut_off.start(), other.start())
        table_id, host, friend = await seated(cut_off, other, TWO_AND_A_BOT)
        async with AsyncExitStack() as sockets:
            lost = await sockets.enter_async_context(host.at(cut_off, table_id))
            eve = await new_guest(cut_off)
            silent = await sockets.enter_async_context(eve.at(cut_off, table_id))
            await hear(silent, "position")
            asked = await hear(lost, "position")
            wire.hold()
            move = move_for(asked["task"])
            await say(lost, "move", 7, decision=asked["decision"], move=move)
            # For the move, or for everybody.
            assert (await hear(lost, "refused"))["code"] == "store-unreachable"
            # Whoever only watches would wait for ever, and others would not see that they are gone.
            code, said = await closed(silent)
            assert (code, said[-1]["type"], said[-1]["code"]) == (1011, "refused", "store-unreachable")
            await until_it_is(cut_off, well=False)
            # A proxy hears it before the handshake.
            with pytest.raises(InvalidStatus) as turned_away:
                await sockets.enter_async_context(eve.at(cut_off, table_id))
            assert turned_away.value.response.status_code == 503
            # By the other worker the same person plays the match to its end.
            found = await sockets.enter_async_context(host.at(other, table_id))
            friends = await sockets.enter_async_context(friend.at(other, table_id))
            played = await asyncio.gather(play(found), play(friends))
            assert all(told.is_over for told in played)
            wire.let_go()
            await until_it_is(cut_off, well=True)
            again = await sockets.enter_async_context(host.at(cut_off, table_id))
            assert (await hear(again, "position"))["position"]["outcome"] is not None
    finally:
        wire.close()
        await asyncio.gather(cut_off.end(), other.end())
    assert "Traceback" not in cut_off.log + other.log
