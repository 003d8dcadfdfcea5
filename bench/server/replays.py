"""What 20 replays of the largest match at once cost everybody else: `python -m bench.server.replays`.

First the server is left alone, then 20 clients in a second process ask without a pause for the last frames of
matches of 540 rounds, all different, so that none is known from the one before. They come from this machine,
where no budget of processor time holds. Pages and moves are asked for meanwhile, one after the other.
"""

import http.client
import json
import multiprocessing
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

from tests.largest import large_record
from tests.walks import played_match
from websockets.sync.client import ClientConnection, connect

from bench.server.serving import Server
from bench.timing import row
from ridotto.engine.records.record import Record, parse_record
from ridotto.games import all_games
from ridotto.server.replays.match_cache import KeptMatches
from ridotto.server.replays.page import PageRequest, Showing, page_steps

AT_ONCE = 20
SECONDS = 15.0
"""Of each measurement."""
GOAL_MS = 150
TABLES = 5
TABLE = {
    "game": "bottle_imp",
    "options": {"players": 3, "rounds": 100},
    "seats": ["me", "bot:normal", "bot:normal"],
    "starts": True,
    "pace": "instant",
}
PAGES = ("/", "/api/catalogue", "/api/me", "/api/tables")
MATCHES = 400
"""More than are looked at in this time: none is known from before."""


def body(number: int) -> bytes:
    """What asks for the last frames of a match."""
    record = large_record(number)
    first = len(record["events"]) - 99
    return json.dumps({"form": 2, "record": json.dumps(record), "first": first}).encode()


# Those who look at replays


def look(address: str, asked: list[bytes], number: int, answers: Any, is_over: Any) -> None:
    """Ask for one replay after the other; tell the size and the status of every answer."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=300)
    at = number
    while not is_over.is_set():
        connection.request("POST", "/api/replays", asked[at % len(asked)])
        answer = connection.getresponse()
        answers.put((answer.status, len(answer.read())))
        at += AT_ONCE
    connection.close()


def look_at_once(address: str, asked: list[bytes], answers: Any, is_asking: Any, is_over: Any) -> None:
    lookers = [Thread(target=look, args=(address, asked, n, answers, is_over)) for n in range(AT_ONCE)]
    for looker in lookers:
        looker.start()
    is_asking.set()
    for looker in lookers:
        looker.join()


@contextmanager
def lookers(address: str, asked: list[bytes]) -> Iterator[list[tuple[int, int]]]:
    """20 clients in a process of their own; their answers, once they are gone."""
    context = multiprocessing.get_context("spawn")
    answers: Any = context.Queue()
    is_asking, is_over = context.Event(), context.Event()
    process = context.Process(target=look_at_once, args=(address, asked, answers, is_asking, is_over))
    process.start()
    is_asking.wait()
    found: list[tuple[int, int]] = []
    try:
        yield found
    finally:
        is_over.set()
        while process.is_alive() or not answers.empty():
            if not answers.empty():
                found.append(answers.get())
        process.join()


# Everybody else


def measured(*people: "Reader | Player") -> list[float]:
    """Milliseconds of all answers: everybody asks for one after the other."""
    found: list[float] = []
    threads = [Thread(target=keep_asking, args=(somebody, found)) for somebody in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def keep_asking(somebody: "Reader | Player", found: list[float]) -> None:
    ends = time.monotonic() + SECONDS
    while time.monotonic() < ends:
        somebody.get_ready()
        began = time.perf_counter()
        somebody.ask()
        found.append((time.perf_counter() - began) * 1000)
        time.sleep(somebody.PAUSE_S)


class Reader:
    """Somebody who opens one page after the other."""

    PAUSE_S = 0.01

    def __init__(self, address: str) -> None:
        self._connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=60)
        self._asked = 0
        self.cookie = ""

    def get_ready(self) -> None:
        self._asked += 1

    def ask(self) -> None:
        self.said("GET", PAGES[self._asked % len(PAGES)])

    def said(self, method: str, path: str, body: Any = None) -> bytes:
        headers = {"cookie": self.cookie, "content-type": "application/json"}
        self._connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self._connection.getresponse()
        content = answer.read()
        assert answer.status in (200, 201), (answer.status, content)
        self.cookie = (answer.getheader("set-cookie") or self.cookie).split(";")[0]
        return content


class Player:
    """Somebody at a table with two bots that answer at once."""

    PAUSE_S = 0.12
    """Who moves more often than ten times a second is made to wait."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._decision = -1
        self._task: dict[str, Any] | None = None

    def get_ready(self) -> None:
        """Until there is something to decide."""
        while self._task is None:
            self._hear()

    def ask(self) -> None:
        """The first legal move, until it is accepted."""
        assert self._task is not None
        move = {"type": "move", "decision": self._decision, "move": first_move(self._task)}
        self._task = None
        self._socket.send(json.dumps(move | {"id": self._decision}))
        while self._hear() != "accepted":
            pass

    def _hear(self) -> str:
        message = json.loads(self._socket.recv(timeout=60))
        assert message["type"] != "refused", message
        if message["type"] == "position" and message["task"] and message["decision"] > self._decision:
            self._decision, self._task = message["decision"], message["task"]
        kind: str = message["type"]
        return kind


@contextmanager
def players(address: str) -> Iterator[list[Player]]:
    """Some people, each at a table of their own."""
    with ExitStack() as stack:
        yield [Player(stack.enter_context(seated(address))) for _ in range(TABLES)]


def seated(address: str) -> ClientConnection:
    host = Reader(address)
    table = json.loads(host.said("POST", "/api/tables", TABLE))["id"]
    url = f"{address.replace('http', 'ws')}/ws/tables/{table}"
    return connect(url, additional_headers={"cookie": host.cookie}, compression=None)


def first_move(task: dict[str, Any]) -> str:
    if task["kind"] == "play":
        return f"play {task['cards'][0]}"
    chosen = zip(task["goals"], task["cards"], strict=False)
    return "pass " + " ".join(f"{goal['goal']} {card}" for goal, card in chosen)


# The comparison


def megabytes(pid: int) -> float:
    """The memory that a process has now."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def told(what: str, found: list[float]) -> float:
    slowest = statistics.quantiles(found, n=100)[98]
    row(what, f"{statistics.median(found):.1f} ms", f"99 of 100 within {slowest:.1f} ms; {len(found)} asked")
    return slowest


def page_ms(kept: KeptMatches, record: Record, first: int) -> float:
    """Processor time of one page, in this process."""
    began = time.process_time()
    for _ in page_steps(kept, Showing(record), PageRequest(0, first, 100, 0)):
        pass
    return (time.process_time() - began) * 1000


def costs() -> None:
    kept = KeptMatches()
    largest = parse_record(json.dumps(large_record(0)))
    last = len(largest.events) - 99
    row(
        "processor time of a page, the largest match",
        f"{page_ms(kept, largest, last):.0f} ms",
        "the first time",
    )
    row("the same match again", f"{page_ms(kept, largest, last):.0f} ms")
    for game in all_games():
        usual = played_match(game, game.parse_options({}), "usual").record()
        row(f"{game.id}, the usual match", f"{page_ms(kept, usual, 0):.0f} ms", "the first time")


def main() -> None:
    costs()
    asked = [body(number) for number in range(MATCHES)]
    server = Server()
    with server as address:
        # What the server does once, soon after its first page, is no part of this.
        measured(Reader(address))
        told("pages, the server left alone", measured(Reader(address)))
        with players(address) as people:
            told("moves, the server left alone", measured(*people))
        before = megabytes(server.pid)
        with lookers(address, asked) as answers, players(address) as people:
            pages = told(f"pages, {AT_ONCE} replays at once", measured(Reader(address)))
            moves = told(f"moves, {AT_ONCE} replays at once", measured(*people))
            during = megabytes(server.pid)
        sizes = [size for status, size in answers if status == 200]
        row("replays answered", f"{len(sizes)}", f"{len(answers) - len(sizes)} refused")
        row("largest answer", f"{max(sizes) / 1000:.0f} kB", "goal: under 1 MB")
        row("memory of the server", f"{before:.0f} MB", f"{during:.0f} MB with the replays")
        row("pages and moves, 99 of 100", f"{max(pages, moves):.1f} ms", f"goal: under {GOAL_MS} ms")


if __name__ == "__main__":
    main()
