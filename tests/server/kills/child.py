"""A server without a network: two people and a bot at several tables, until somebody kills it.

Prints a line for each thing that was acknowledged: `table ID`, `told ID SEAT POSITION` and `took ID LINE`.
Arguments: the file of the store, then the ids of the tables to go on with.
"""

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from ridotto.engine.errors import RidottoError
from ridotto.engine.rng import Rng
from ridotto.messages.table.requests import (
    MoveRequest,
    RematchRequest,
    SitRequest,
    StartRequest,
    TakeBackRequest,
)
from ridotto.messages.table.settings import TableSettings
from ridotto.server.bot_pool import BotPool
from ridotto.server.network.outbox import NewestOnly
from ridotto.server.store import Person, SqliteStore
from ridotto.server.tables import TableDirectory, TableSession
from tests.server.tables.scene import random_move

PEOPLE = (Person("person-0", "Ada"), Person("person-1", "Bob"))
TABLES = (("bottle_imp", {"players": 3, "rounds": 2}), ("turandot", {"players": 3}))
COPIES = 2


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def main(path: Path, known: list[str]) -> None:
    store = await SqliteStore.open(path)
    directory = await TableDirectory.open(store, bots=BotPool(1, step_s=0.0))
    sessions = [await directory.find(table_id) for table_id in known]
    sessions = [session for session in sessions if not session.is_over]
    while len(sessions) < len(TABLES) * COPIES:
        sessions.append(await make(directory, len(sessions)))
    await asyncio.gather(*(play_for_ever(directory, session) for session in sessions))


async def make(directory: TableDirectory, number: int) -> TableSession:
    game, options = TABLES[number % len(TABLES)]
    settings = TableSettings(game, dict(options), True, True, "instant", None, "heuristic")
    session = await directory.make(PEOPLE[0], settings, ("me", "open", "bot:heuristic"), starts=False)
    say("table", session.id)
    return session


async def play_for_ever(directory: TableDirectory, session: TableSession) -> None:
    while True:
        for person in PEOPLE:
            listen(session, person)
        if not session.is_started:
            await gather(session)
        await asyncio.gather(*(play(session, seat) for seat in (0, 1)))
        await session.handle(PEOPLE[0], RematchRequest(id=1, type="rematch"))
        next_table = session._table.seating.next_table
        assert next_table is not None
        say("table", next_table)
        session = await directory.find(next_table)


def listen(session: TableSession, person: Person) -> None:
    def send(message: bytes, kind: NewestOnly | None = None, /) -> None:
        if kind == "position":
            say("told", session.id, session.seat_of(person.id), message.decode())

    session.join(person, send)


async def gather(session: TableSession) -> None:
    if session.seat_of(PEOPLE[1].id) is None:
        await session.handle(PEOPLE[1], SitRequest(id=1, type="sit"))
    # Refused where a rematch has begun by itself.
    with suppress(RidottoError):
        await session.handle(PEOPLE[0], StartRequest(id=1, type="start"))


async def play(session: TableSession, seat: int) -> None:
    """Random moves; now and then one is taken back."""
    game = session.match.game
    while not session.is_over:
        await asyncio.sleep(0.001)
        if seat not in game.to_act(session.match.state):
            continue
        decision, length = session._table.decisions[seat], len(session.match.events)
        rng = Rng.of("person", seat, decision, length)
        move = random_move(game, session.match.state, seat, rng)
        person = PEOPLE[seat]
        await session.handle(person, MoveRequest(id=1, type="move", decision=decision, move=move))
        say("took", session.id, f"{seat} {move}")
        sealed: Any = session.match.game.view(session.match.state, None)
        is_sealed = sealed.sealed[seat] if game.id == "bottle_imp" else sealed.players[seat].is_sealed
        if is_sealed and rng.below(3) == 0:
            # Refused where the others have chosen meanwhile.
            with suppress(RidottoError):
                await session.handle(person, TakeBackRequest(id=1, type="take_back", decision=decision + 1))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2:]))
