"""Who takes part: our bots by name, and programs by their command."""

import contextlib
import shlex
from typing import Protocol

from ridotto.arena.program import Program
from ridotto.bots import compilation
from ridotto.bots.registry import find_bot, net_from
from ridotto.engine.bot import Bot, decide_all
from ridotto.engine.choices import Choice
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import Seat, SomeGame, View
from ridotto.engine.rng import Rng

PROGRAM = "program:"
"""The prefix of an entrant that is somebody's own command."""

NET = "net:"
"""The prefix of a file of weights other than the one that a game brings."""


class Entrant(Protocol):
    """Makes whole choices: all actions of a pass or a cast at once."""

    @property
    def faults(self) -> list[str]:
        """Its faults so far: each time a random move was played for it."""
        ...

    def compile_bot(self) -> None:
        """Get ready before the first move, so that it does not count as thinking time."""
        ...

    def choose(self, game: SomeGame, s: object, seat: Seat, rng: Rng) -> Choice[object]: ...
    def close(self) -> None: ...


class HouseBot:
    """A bot of ours."""

    def __init__(self, bot: Bot[View]) -> None:
        self._bot = bot
        self.faults: list[str] = []

    def compile_bot(self) -> None:
        compilation.compile_bot(self._bot)

    def choose(self, game: SomeGame, s: object, seat: Seat, rng: Rng) -> Choice[object]:
        return decide_all(self._bot, game, s, seat, rng)

    def close(self) -> None:
        """Nothing is held open."""


def seat_name(bot: str) -> str:
    """What a record calls a seat of this bot."""
    return bot if bot.startswith(PROGRAM) else f"bot:{bot}"


def find_entrant(game_id: str, name: str, *, limit_s: float) -> Entrant:
    if name.startswith(PROGRAM):
        return Program(_command(name.removeprefix(PROGRAM)), limit_s=limit_s)
    if name.startswith(NET):
        return HouseBot(net_from(game_id, name.removeprefix(NET)))
    return HouseBot(find_bot(game_id, name))


def _command(text: str) -> list[str]:
    """The words of a command; an unclosed quotation gives none."""
    with contextlib.suppress(ValueError):
        if words := shlex.split(text):
            return words
    raise InvalidOptions("no-command", example=f"{PROGRAM}python3 my_bot.py")
