"""Tables of an evening long ago, which are in nobody's memory, opened one after the other."""

import contextlib
from itertools import cycle

import httpx

from tests.hostile.attacks.visitor import SOCKETS, Attack

OLD_TABLES = tuple(f"told{number:08}" for number in range(60))
"""Their ids; old_tables_file.py writes them."""
OLD_ENTRIES = 3_000
"""That each has at least."""


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
