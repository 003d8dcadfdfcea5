"""What is meant for one person's own evening, asked for without end: codes of others, exports, files."""

import contextlib
from itertools import cycle

import httpx

from tests.hostile.attacks.visitor import Attack

HOSTILE_FILE = ("name,role\n" + "x" * 50 + ",tenor\n" * 500).encode()


async def own_pages(attack: Attack) -> None:
    secret = await attack.new_person()

    async def ask(number: int) -> None:
        async with attack.client() as http:
            http.cookies.set("ridotto", secret)
            for kind in cycle(range(5)):
                if not attack.goes_on:
                    return
                with contextlib.suppress(httpx.HTTPError):
                    await _request(http, kind, f"{number:04}-{attack.sent:04}")
                    attack.sent += 1

    await attack.at_once(of=ask)


async def _request(http: httpx.AsyncClient, kind: int, guess: str) -> httpx.Response:
    match kind:
        case 0:
            return await http.post("/api/me/devices", json={"code": guess})
        case 1:
            return await http.get("/api/me/export")
        case 2:
            return await http.get("/api/me/statistics")
        case 3:
            return await http.post("/api/me/devices/code")
        case _:
            return await http.post("/api/games/turandot/files/deck?name=d.csv", content=HOSTILE_FILE)
