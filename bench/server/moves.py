"""What a move costs the server without its sockets: processor time at one table with four listeners.

    python -m bench.server.moves
    python -m bench.server.moves --interpreted       with rules that are not compiled

Moves are made one after the other and kept in a data file. Time is that of the main thread, which plays and
tells, and of the thread that writes; waiting for the disk costs neither. The listeners keep what they hear
and look at it between the moves. Other work on the same machine empties the processor's caches, so figures of
different hours differ by a half.
"""

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

from tests.server.tables.scene import Player, Scene, open_scene, settled

from ridotto.games.kernels import warm_all
from ridotto.messages.table.requests import MoveRequest
from ridotto.server.network.outbox import NewestOnly

SEATS = 4
GAMES: dict[str, dict[str, object]] = {
    "bottle_imp": {"players": SEATS, "rounds": 2},
    "turandot": {"players": SEATS},
}
MOVES = 1000


class Ear:
    """A socket that costs nothing: those of tests read every message at once."""

    def __init__(self, player: Player) -> None:
        player.leave()
        self.player = player
        self._position = b""
        self._listener = player.session.join(player.person, self._hear)

    def _hear(self, message: bytes, kind: NewestOnly | None = None, /) -> None:
        if kind == "position":
            self._position = message

    def leave(self) -> None:
        self.player.session.leave(self._listener)

    def request(self, number: int) -> MoveRequest:
        decision = json.loads(self._position)["decision"]
        return MoveRequest(id=number, type="move", decision=decision, move=self.player.any_move(number))


async def moves_of(scene: Scene, game: str) -> AsyncIterator[tuple[float, float]]:
    """A match of people who play anything: seconds of the main thread and of all threads, move by move."""
    session, players = await scene.playing(SEATS, game=game, options=GAMES[game])
    by_seat = {player.seat: Ear(player) for player in players}
    await settled(session)
    number = 0
    while not session.is_over:
        ear = by_seat[session.match.to_act[0]]
        number += 1
        request = ear.request(number)
        before = time.thread_time(), time.process_time()
        await session.handle(ear.player.person, request)
        yield time.thread_time() - before[0], time.process_time() - before[1]
    for ear in by_seat.values():
        ear.leave()


async def measure(game: str) -> str:
    told: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as folder:
        async with open_scene(Path(folder)) as scene:
            while len(told) < MOVES:
                told += [each async for each in moves_of(scene, game)]
    main, every = (statistics.median(column) * 1000 for column in zip(*told, strict=True))
    return f"{game:12} {len(told)} moves, median: {main:.2f} ms in the main thread, {every:.2f} ms in all"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--interpreted", action="store_true", help="do not load the compiled rules")
    if not parser.parse_args().interpreted:
        warm_all()
    for game in GAMES:
        print(asyncio.run(measure(game)), flush=True)


if __name__ == "__main__":
    main()
