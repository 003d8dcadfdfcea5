"""Finds entrants by their names on the command line."""

import contextlib
import shlex

from ridotto.arena.entrants.built_in_bot import BuiltInBot
from ridotto.arena.entrants.entrant import Entrant
from ridotto.arena.entrants.program import Program
from ridotto.arena.entrants.python_bot import PythonBot, is_python_bot
from ridotto.bots.registry import find_bot, net_from
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.records.seat_names import BOT_PREFIX

PROGRAM = "program:"
"""The prefix of an entrant that is an external command."""

NET = "net:"
"""The prefix of a weights file other than the game's own."""

SEARCH = "search:"
"""The prefix of a budget."""


def seat_name(bot: str) -> str:
    """The name of this bot's seats in a record."""
    return bot if bot.startswith(PROGRAM) else f"{BOT_PREFIX}{bot}"


def find_entrant(game_id: str, name: str, *, limit_s: float) -> Entrant:
    if name.startswith(PROGRAM):
        return Program(_command(name.removeprefix(PROGRAM)), limit_s=limit_s)
    if name.startswith(NET):
        return BuiltInBot(net_from(game_id, name.removeprefix(NET)))
    if is_python_bot(name) and not name.startswith(SEARCH):
        return PythonBot(name)
    return BuiltInBot(find_bot(game_id, name))


def _command(text: str) -> list[str]:
    """The words of a command; an unclosed quotation gives none."""
    with contextlib.suppress(ValueError):
        if words := shlex.split(text):
            return words
    raise InvalidOptions("no-command", example=f"{PROGRAM}python3 my_bot.py")
