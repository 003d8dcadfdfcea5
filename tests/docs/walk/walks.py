"""What a player's card and a bot's decision pass in the server."""

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

import httpx

from tests.docs.walk.traced_server import Player, Steps, TracedServer

ROUNDS = 5
"""A card passes the same files each time; bots have no choice now and then, and do not think."""
THOUGHT_S = 0.4
"""The bot has thought, and waits until people have seen the last card."""
IDLE_S = 3.0
"""Whatever runs by itself runs in this time."""

GAME = {"game": "bottle_imp", "options": {"players": 2}}
PEOPLE = {**GAME, "seats": ["me", "open"], "pace": "instant"}
BOTS = {**GAME, "seats": ["bot:heuristic", "bot:heuristic"], "pace": "normal", "starts": True}
"""With pauses between the cards."""

Walk = Mapping[str, Sequence[str]]
"""The files on the way in their order, each with the functions that are entered."""


@dataclass(frozen=True)
class Turn:
    """A player has to play a card."""

    table: str
    guest: httpx.Client
    player: Player
    other: Player


def click(server: TracedServer) -> Walk:
    """A player plays a card: from the message of the browser until both players have the new position."""
    walks = []
    for _ in range(ROUNDS):
        with turn(server) as now:
            number = now.player.number
            server.walked()
            now.player.move()
            now.other.wait_for_position(number + 1)
            walks.append(server.walked())
    return _on_the_way(walks, times=ROUNDS)


@contextmanager
def turn(server: TracedServer) -> Iterator[Turn]:
    """Two people at a new table have given cards away."""
    with ExitStack() as at_the_end:
        guests = [at_the_end.enter_context(server.guest()) for _ in range(2)]
        table = _table_of(guests[0], PEOPLE)
        guests[1].put("/api/me", json={"name": "Other"})
        first, second = (Player(at_the_end.enter_context(server.sit(guest, table))) for guest in guests)
        second.ask("sit")
        first.ask("start")
        for player in (first, second):
            player.wait_for_turn()
            player.move()
        first.wait_for_position(second.number)
        if first.answer is not None:
            yield Turn(table, guests[0], first, second)
        else:
            yield Turn(table, guests[1], second, first)


def decision(server: TracedServer) -> Walk:
    """A bot plays a card while somebody watches, and the next one thinks: that is each step once."""
    by_itself, walks = _idle(server), []
    for _ in range(ROUNDS):
        with server.guest() as guest, server.sit(guest, _table_of(guest, BOTS)) as socket:
            watcher = Player(socket)
            watcher.wait_for_phase("play")
            time.sleep(THOUGHT_S)
            server.walked()
            watcher.wait_for_position(watcher.number + 1)
            time.sleep(THOUGHT_S)
            walks.append(server.walked())
    return _on_the_way(walks, by_itself, times=ROUNDS // 2 + 1)


def _idle(server: TracedServer) -> Steps:
    """What runs by itself while nobody does anything."""
    server.walked()
    time.sleep(IDLE_S)
    return server.walked()


def _on_the_way(walks: list[Steps], by_itself: Steps = (), *, times: int) -> Walk:
    """The files that were passed this many times, and what was entered in them at first."""
    passed = [_by_file(step for step in walk if step not in by_itself) for walk in walks]
    passes = Counter(file for walk in passed for file in walk)
    first = {file: steps for walk in reversed(passed) for file, steps in walk.items()}
    in_order = dict.fromkeys(file for walk in passed for file in walk)
    return {file: first[file] for file in in_order if passes[file] >= times}


def _by_file(steps: Iterable[tuple[str, str]]) -> Walk:
    found: dict[str, list[str]] = {}
    for file, function in steps:
        found.setdefault(file, []).append(function)
    return found


def _table_of(guest: httpx.Client, body: Mapping[str, object]) -> str:
    guest.put("/api/me", json={"name": "Host"})
    answer = guest.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table
