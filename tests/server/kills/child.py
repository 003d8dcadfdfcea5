"""A server without a network: two people and a bot at several tables, until somebody kills it.

Prints a line for each thing that was acknowledged: `table ID`, `told ID SEAT POSITION` and `took ID LINE`.
Arguments: the file of the store, then the ids of the tables to go on with.
"""

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

from ridotto.engine.errors import RidottoError
from ridotto.engine.rng import Rng
from ridotto.messages.table import (
    MoveRequest,
    RematchRequest,
    SitRequest,
    StartRequest,
    TableSettings,
    TakeBackRequest,
)
from ridotto.server.bot_pool import BotPool
from ridotto.server.store import Person, SqliteStore
from ridotto.server.tables import Hall, Room
from tests.server.tables.scene import random_move

PEOPLE = (Person("person-0", "Ada"), Person("person-1", "Bob"))
TABLES = (("bottle_imp", {"players": 3, "rounds": 2}), ("turandot", {"players": 3}))
COPIES = 2


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def main(path: Path, known: list[str]) -> None:
    store = await SqliteStore.open(path)
    hall = await Hall.open(store, bots=BotPool(1, step_s=0.0))
    rooms = [await hall.find(table_id) for table_id in known]
    rooms = [room for room in rooms if not room.is_over]
    while len(rooms) < len(TABLES) * COPIES:
        rooms.append(await make(hall, len(rooms)))
    await asyncio.gather(*(play_for_ever(hall, room) for room in rooms))


async def make(hall: Hall, number: int) -> Room:
    game, options = TABLES[number % len(TABLES)]
    settings = TableSettings(game, dict(options), True, True, "instant", None, "heuristic")
    room = await hall.make(PEOPLE[0], settings, ("me", "open", "bot:heuristic"), starts=False)
    say("table", room.id)
    return room


async def play_for_ever(hall: Hall, room: Room) -> None:
    while True:
        for person in PEOPLE:
            listen(room, person)
        if not room.is_started:
            await gather(room)
        await asyncio.gather(*(play(room, seat) for seat in (0, 1)))
        await room.handle(PEOPLE[0], RematchRequest(id=1, type="rematch"))
        next_table = room._table.seating.next_table
        assert next_table is not None
        say("table", next_table)
        room = await hall.find(next_table)


def listen(room: Room, person: Person) -> None:
    def send(message: bytes) -> None:
        if message.startswith(b'{"type":"position"'):
            say("told", room.id, room.seat_of(person.id), message.decode())

    room.join(person, send)


async def gather(room: Room) -> None:
    if room.seat_of(PEOPLE[1].id) is None:
        await room.handle(PEOPLE[1], SitRequest(id=1, type="sit"))
    # Refused where a rematch has begun by itself.
    with suppress(RidottoError):
        await room.handle(PEOPLE[0], StartRequest(id=1, type="start"))


async def play(room: Room, seat: int) -> None:
    """Random moves; now and then one is taken back."""
    game = room.match.game
    while not room.is_over:
        await asyncio.sleep(0.001)
        if seat not in game.to_act(room.match.state):
            continue
        decision, length = room._table.decisions[seat], len(room.match.events)
        rng = Rng.of("person", seat, decision, length)
        move = random_move(game, room.match.state, seat, rng)
        person = PEOPLE[seat]
        await room.handle(person, MoveRequest(id=1, type="move", decision=decision, move=move))
        say("took", room.id, f"{seat} {move}")
        sealed = room.match.game.view(room.match.state, None)
        is_sealed = sealed.sealed[seat] if game.id == "bottle_imp" else sealed.players[seat].is_sealed
        if is_sealed and rng.below(3) == 0:
            # Refused where the others have chosen meanwhile.
            with suppress(RidottoError):
                await room.handle(person, TakeBackRequest(id=1, type="take_back", decision=decision + 1))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2:]))
