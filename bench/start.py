"""How long `ridotto serve` takes from its start to the first page: `python -m bench.start`.

The page counts as answered when it and every script and style it names have come over HTTP. The peer in the
same run is the least that the same libraries can do: uvicorn and Starlette with one fixed page.
"""

import re
import statistics
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager

import httpx

from bench.server.serving import Process, Server
from bench.timing import row

STARTS = 7
GOAL_S = 2.0

BARE = """
import socket
import uvicorn
from starlette.applications import Starlette
from starlette.responses import HTMLResponse
from starlette.routing import Route

async def page(request):
    return HTMLResponse("<!doctype html><title>Bare</title>")

listening = socket.create_server(("127.0.0.1", 0))
print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
config = uvicorn.Config(Starlette(routes=[Route("/", page)]), log_level="error")
uvicorn.Server(config).run(sockets=[listening])
"""

Opening = Callable[[], AbstractContextManager[str]]


def seconds_to_page(opening: Opening, http: httpx.Client) -> float:
    """One start on a fresh data folder, until the last file of the first page is there."""
    server = opening()
    started = time.perf_counter()
    with server as address:
        page = http.get(f"{address}/").raise_for_status().text
        for path in named_files(page):
            http.get(f"{address}{path}").raise_for_status()
        return time.perf_counter() - started


def named_files(page: str) -> list[str]:
    """The scripts and styles of a page."""
    return re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)


def main() -> None:
    openings: dict[str, Opening] = {
        "ridotto serve": Server,
        "uvicorn and Starlette, one page": lambda: Process(sys.executable, "-c", BARE),
    }
    found: dict[str, list[float]] = {name: [] for name in openings}
    with httpx.Client(timeout=60) as http:
        for _ in range(STARTS):
            # By turns, so that whatever else the machine does meets both.
            for name, opening in openings.items():
                found[name].append(seconds_to_page(opening, http))
    for name, seconds in found.items():
        row(f"{name}: start to first page, best", f"{min(seconds):.2f} s")
        row(f"{name}: median of {STARTS}", f"{statistics.median(seconds):.2f} s")
    ours, bare = (statistics.median(seconds) for seconds in found.values())
    row("ridotto beside the bare server, median", f"{ours / bare:.1f} x", f"goal: under {GOAL_S:g} s")


if __name__ == "__main__":
    main()
