"""Tables of an evening long ago, which are in nobody's memory, opened one after the other."""

import contextlib
from itertools import cycle

import httpx

from tests.hostile.attacks.old_tables_file import OLD_TABLES
from tests.hostile.attacks.visitor import SOCKETS, Attack


async def old_tables(attack: Attack) -> None:
    async def open_some(number: int) -> None:
        async with attack.client() as http:
            for table_id in cycle(OLD_TABLES[number::SOCKETS]):
                if not attack.goes_on:
                    return
                with contextlib.suppress(httpx.HTTPError):
                    await http.get(f"/api/tables/{table_id}")
                    attack.sent += 1

    await attack.at_once(of=open_some)
