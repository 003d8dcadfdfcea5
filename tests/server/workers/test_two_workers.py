"""People at one table by different workers play and see one match."""

import asyncio
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.server.workers.crew import TWO_AND_A_BOT, crew, new_guest, play, seated, watch

pytestmark = pytest.mark.anyio


async def test_a_whole_match(postgres_server: Postgres, tmp_path: Path) -> None:
    """Two players and two spectators, each pair on two workers; a bot plays too."""
    async with crew(postgres_server.new_database(), tmp_path) as (here, there):
        table_id, host, friend = await seated(here, there, TWO_AND_A_BOT)
        eve, fred = await new_guest(here), await new_guest(there)
        async with (
            eve.at(here, table_id) as eves,
            fred.at(there, table_id) as freds,
            host.at(here, table_id) as hosts,
            friend.at(there, table_id) as friends,
        ):
            seen = await asyncio.gather(watch(eves), watch(freds), play(hosts), play(friends))
    for told in seen:
        assert told.numbers == sorted(set(told.numbers)), "told twice or out of order"
    eve_told, fred_told, *_ = seen
    assert eve_told.positions[-1] == fred_told.positions[-1]
    common = {each["number"]: each["position"] for each in fred_told.positions}
    both = [each for each in eve_told.positions if each["number"] in common]
    assert len(both) > 10
    assert all(each["position"] == common[each["number"]] for each in both)
