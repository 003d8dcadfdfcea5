"""People who play on through kills of their server, and what has become of their moves in the end."""

import asyncio
import os
import random
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from httpx import AsyncClient, TransportError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ridotto.engine.records.record import parse_record
from ridotto.engine.records.verify import verify
from ridotto.server.data_place import FILE_NAME
from ridotto.server.upkeep.check import check
from ridotto.server.upkeep.reading import reading_newest
from tests.patience import PATIENCE_S
from tests.server.moves import move_for
from tests.server.visitors import hear, say

BOTTLE_IMP = {
    "game": "bottle_imp",
    "options": {"players": 3, "rounds": 4},
    "pace": "instant",
    "seats": ["me", "open", "bot:heuristic"],
}
TURANDOT = {"game": "turandot", "options": {"players": 3}, "pace": "instant", "seats": ["me", "open", "open"]}


SHARING = ("--workers", "1", "--name", "club.example")
"""A server with these is one of several workers of a room, on this machine or another."""


class Server:
    """A real process on a port of its own."""

    def __init__(
        self,
        data: Path | str,
        *more: str,
        log: Path | None = None,
        program: Sequence[str] = (sys.executable, "-m", "ridotto"),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """`environment`: more than that of the tests."""
        self._log = log
        self._environment = environment or {}
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._command = [
            *(*program, "serve", "--no-open"),
            *("--port", str(self.port), "--data", str(data), *more),
        ]
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        # Killed ports are free at once; a moment may pass until the lock of the file is.
        environment = os.environ | {"LANG": "C", "RIDOTTO_JIT": "0", **self._environment}
        with (self._log or Path(os.devnull)).open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=None if self._log is None else log,
                env=environment,
            )
        async with self.guest() as guest, asyncio.timeout(PATIENCE_S):
            while True:
                try:
                    await guest.get("/api/catalogue")
                    return
                except TransportError:
                    assert self._process.returncode is None, "the server did not start"
                    await asyncio.sleep(0.02)

    @property
    def log(self) -> str:
        """What it has said to its host so far."""
        assert self._log is not None
        return self._log.read_text("utf-8")

    def send(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    async def stop(self, number: int) -> int:
        assert self._process is not None
        self.send(number)
        return await self._process.wait()

    async def end(self) -> None:
        """Whatever it is doing."""
        if self._process is not None and self._process.returncode is None:
            await self.stop(signal.SIGKILL)

    async def kill(self) -> None:
        assert await self.stop(signal.SIGKILL) == -signal.SIGKILL
        await self.start()

    def guest(self) -> AsyncClient:
        return AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE_S)


class Served(Protocol):
    """Where people go: one server, or several that are one room."""

    @property
    def port(self) -> int: ...
    def guest(self) -> AsyncClient: ...
    async def start(self) -> None: ...
    async def stop(self, number: int) -> int: ...


@dataclass
class Player:
    """A client that comes back by itself and sends again what was not answered."""

    server: Served
    table_id: str
    cookie: str
    acknowledged: list[str] = field(default_factory=list)
    visits: int = 0
    _moves: dict[int, str] = field(default_factory=dict)
    """By decision, which is also the id of the request."""
    _in_doubt: set[int] = field(default_factory=set)
    _unanswered: set[int] = field(default_factory=set)

    async def play(self) -> None:
        while True:
            try:
                async with self._connect() as table:
                    self.visits += 1
                    if await self._play(table):
                        return
            except (OSError, WebSocketException):
                # What was under way may be kept or not.
                self._in_doubt |= self._unanswered
                self._unanswered.clear()
                await asyncio.sleep(0.05)

    def _connect(self) -> connect:
        return connect(
            f"ws://127.0.0.1:{self.server.port}/ws/tables/{self.table_id}",
            additional_headers={"cookie": f"ridotto={self.cookie}"},
            proxy=None,
        )

    async def _play(self, table: ClientConnection) -> bool:
        """Play until the match is over; a broken connection raises."""
        sent = shown = -1
        while True:
            message = await hear(table)
            if message["type"] in ("accepted", "refused"):
                self._unanswered.discard(message["id"])
            if message["type"] == "accepted":
                self.acknowledged.append(self._moves[message["id"]])
            if message["type"] == "refused":
                self._hear_refusal(message)
            if message["type"] != "position":
                continue
            assert message["number"] >= shown, "a position went back"
            shown = message["number"]
            if message["position"]["outcome"] is not None:
                return True
            if message["task"] is not None and message["decision"] != sent:
                sent = message["decision"]
                await asyncio.sleep(0.02)
                await self._answer(table, sent, message["task"])

    def _hear_refusal(self, message: dict[str, Any]) -> None:
        if message["code"] == "store-unreachable":
            # Nobody knows whether it was kept: come back and ask again.
            self._in_doubt.add(message["id"])
            raise ConnectionError
        assert message["code"] == "stale-decision", message
        assert message["id"] in self._in_doubt, "it was kept after all"

    async def _answer(self, table: ClientConnection, decision: int, task: dict[str, Any]) -> None:
        move = self._moves.setdefault(decision, move_for(task))
        self._unanswered.add(decision)
        await say(table, "move", decision, decision=decision, move=move)


async def seat_of_guest(server: Served) -> AsyncClient:
    guest = server.guest()
    await guest.get("/api/me")
    return guest


async def table_for(server: Served, body: dict[str, Any], people: int) -> list[Player]:
    """A table that has begun, with a player in each of the first seats."""
    host, *friends = [await seat_of_guest(server) for _ in range(people)]
    table_id = (await host.post("/api/tables", json=body)).json()["id"]
    players = [Player(server, table_id, guest.cookies["ridotto"]) for guest in (host, *friends)]
    for place, player in enumerate(players):
        async with player._connect() as table:
            await hear(table, "table")
            await say(table, "start" if place == 0 else "sit", 1, **({} if place == 0 else {"seat": place}))
            await hear(table, "refused" if place == 0 and people > 1 else "accepted")
    if people > 1:
        async with players[0]._connect() as table:
            await say(table, "start")
            await hear(table, "accepted")
    for guest in (host, *friends):
        await guest.aclose()
    return players


def is_played(playing: Sequence[asyncio.Task[None]]) -> bool:
    """Whether any match still runs; raises what a player ran into."""
    done = [task for task in playing if task.done()]
    for task in done:
        task.result()
    return len(done) < len(playing)


def is_subsequence(part: Iterable[str], whole: Iterable[str]) -> bool:
    left = iter(whole)
    return all(one in left for one in part)


@dataclass(frozen=True)
class Evening:
    """What came of it."""

    kills: int
    interruptions: int
    """Kills that somebody had to play on after."""
    acknowledged: int
    """Moves."""
    visits: int
    """How often the player came who came most often."""


Harm = Callable[[], Awaitable[None]]
"""Something bad that happens while people play."""


async def evening_of_kills(folder: Path, chance: random.Random, goes_on: Callable[[int], bool]) -> Evening:
    """The server is killed again and again, and the file is sound in the end."""
    server = Server(folder)
    evening = await evening_of(server, server.kill, chance, goes_on)
    assert evening.visits > evening.interruptions, "somebody played through all kills"
    with reading_newest(folder / FILE_NAME) as file:
        assert list(check(file)) == []
    return evening


async def evening_of(
    server: Served, harm: Harm, chance: random.Random, goes_on: Callable[[int], bool], rounds: int = 4
) -> Evening:
    """Two matches to their end, harm done in the middle for as long as `goes_on(kills)`.

    Fails where a move that was acknowledged is not in the record. `rounds`: of The Bottle Imp.
    """
    await server.start()
    long_match = {**BOTTLE_IMP, "options": {"players": 3, "rounds": rounds}}
    tables = [await table_for(server, long_match, 2), await table_for(server, TURANDOT, 3)]
    players = [player for table in tables for player in table]
    playing = [asyncio.create_task(player.play()) for player in players]
    kills = interruptions = 0
    try:
        while goes_on(kills) and is_played(playing):
            await _until_some_more_moves(players, playing, chance.randint(3, 9))
            await asyncio.sleep(chance.random() * 0.03)
            await harm()
            kills += 1
            # The last harm may come after the last move.
            interruptions += is_played(playing)
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    for table in tables:
        await _check(server, table, kills)
    assert await server.stop(signal.SIGTERM) == 0
    acknowledged = sum(len(player.acknowledged) for player in players)
    return Evening(kills, interruptions, acknowledged, max(player.visits for player in players))


async def _until_some_more_moves(
    players: Sequence[Player], playing: Sequence[asyncio.Task[None]], more: int
) -> None:
    goal = sum(len(player.acknowledged) for player in players) + more
    async with asyncio.timeout(PATIENCE_S):
        while sum(len(player.acknowledged) for player in players) < goal and is_played(playing):
            await asyncio.sleep(0.005)


async def _check(server: Served, table: Sequence[Player], kills: int) -> None:
    record = parse_record(await _record(server, table[0].table_id))
    assert verify(record) is None
    assert record.result is not None
    for seat, player in enumerate(table):
        lines = [line[2:] for line in record.events if line.startswith(f"{seat} ")]
        assert is_subsequence(player.acknowledged, lines)
        assert len(player.acknowledged) >= len(lines) - kills


async def _record(server: Served, table_id: str) -> str:
    """The last harm may come after the last move, and a server whose database is away says so."""
    async with asyncio.timeout(PATIENCE_S), server.guest() as guest:
        while (answer := await guest.get(f"/api/tables/{table_id}/record")).status_code != 200:
            assert answer.status_code == 503, answer.text
            await asyncio.sleep(0.05)
    return answer.text
