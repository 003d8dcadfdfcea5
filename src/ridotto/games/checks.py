"""Checks a plugin game before it is used, so that no command fails in the middle."""

import inspect
import os
import re
import traceback
from collections import Counter
from pathlib import Path
from typing import get_args

from ridotto.engine.arguments import quoted, shown
from ridotto.engine.cells.cell_game import CellGame
from ridotto.engine.cells.steps import MOST_SEATS
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Game, Options, View
from ridotto.engine.notation import in_short
from ridotto.engine.options import PLAYERS, NumberOption, Option, WordOption, most_players
from ridotto.engine.options.kinds import Rank
from ridotto.games.kit import GameBots, GameKit

TAKEN = frozenset({
    "all", "bot", "bots", "chart", "cluster", "command", "deals", "depth", "fast", "first", "from_memory",
    "game", "games", "help", "jobs", "json", "kernels", "lang", "limit", "moves", "out", "parquet", "people",
    "raw", "records", "resume", "seed", "setups", "skip", "version",
})  # fmt: skip
"""Names that commands and batches already use for their own arguments."""

PARTS = ("load_bots", "load_learning", "load_messages", "load_ui")
"""Of a kit: what is not loaded with it."""

FUNCTIONS = ("default", "usual", "fitting", "matters", "facts", "refusal")
"""Of an option: what depends on what was chosen before."""

HEURISTIC = "heuristic"
"""The name of the bot behind the level `normal`."""

_ID = re.compile(r"[a-z][a-z0-9_]*")
_OURS = f"{Path(__file__).parents[1]}{os.sep}"


def check_kit(found: object, *, where: str) -> None:
    """Raises a `RidottoError` that says why this kit cannot be used."""
    if not isinstance(found, GameKit):
        raise RidottoError("plugin-no-kit", value=where)
    game = found.game
    if missing := _missing(game):
        raise RidottoError("plugin-incomplete", names=", ".join(missing))
    if not isinstance(game.id, str) or not _ID.fullmatch(game.id):
        raise RidottoError("plugin-bad-id", found=shown(game.id))
    _check_options(game.option_list)
    _check_seats(game)
    _check_view(game)
    _check_parts(found)


def told(error: BaseException) -> str:
    """What went wrong in another package, in one line, and where in it."""
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if not frame.filename.startswith((_OURS, "<"))]
    return f"{in_short(error)} ({theirs[-1].filename}:{theirs[-1].lineno})" if theirs else in_short(error)


def _check_parts(kit: GameKit[object, View, Options]) -> None:
    """Load the lazy parts too: a server offers all games, and none may fail while tables run."""
    for name in PARTS:
        load = getattr(kit, name)
        try:
            part = None if load is None else load()
        except (Exception, SystemExit) as error:
            raise RidottoError("plugin-part-broken", part=name, reason=told(error)) from error
        if name == "load_bots" and part is not None:
            _check_bots(part)


def _check_bots(bots: object) -> None:
    if not isinstance(bots, GameBots):
        raise RidottoError("plugin-no-bots", found=shown(bots))
    # Another package may return anything as a bot.
    bot: object = bots.heuristic
    is_bot = not inspect.isclass(bot) and hasattr(bot, "needs_full_view") and hasattr(bot, "choose")
    if not is_bot or getattr(bot, "name", None) != HEURISTIC:
        raise RidottoError("plugin-bad-bot", found=shown(bot), name=HEURISTIC)


def _check_seats(game: Game[object, View, Options]) -> None:
    players = most_players([game.option_list])
    if isinstance(game, CellGame) and players > MOST_SEATS:
        raise RidottoError("plugin-too-many-players", players=players, most=MOST_SEATS)


def _check_view(game: Game[object, View, Options]) -> None:
    """What a spectator sees at the start has all that is asked of a view."""
    view = game.view(game.start(game.parse_options({})), None)
    fields = (name for name, member in vars(View).items() if isinstance(member, property))
    if missing := sorted(name for name in fields if not hasattr(view, name)):
        raise RidottoError("plugin-view-incomplete", names=", ".join(missing))


def _missing(game: object) -> list[str]:
    """The parts of the contract that a game does not have, and the kernels where it promises some."""
    promised = {
        name for kind in type(game).__mro__ if kind.__module__.startswith("ridotto.engine.")
        for name in inspect.get_annotations(kind)
    }  # fmt: skip
    methods = {name for name, member in vars(Game).items() if inspect.isfunction(member) and name[0] != "_"}
    fields = {name for name, member in vars(Game).items() if isinstance(member, property)}
    lacking = {name for name in promised | fields | {"id"} if not hasattr(game, name)}
    lacking |= {name for name in methods if not callable(getattr(game, name, None))}
    # They are made of the kernels.
    return sorted(lacking - {"kernels"} or lacking)


def _check_options(options: tuple[Option, ...]) -> None:
    for option in options:
        if not isinstance(option, NumberOption | WordOption):
            raise RidottoError("plugin-no-option", found=quoted(option))
        if not _ID.fullmatch(option.name) or option.name in TAKEN:
            raise RidottoError("plugin-option-name", option=shown(option.name))
        if option.rank not in get_args(Rank):
            known = ", ".join(get_args(Rank))
            raise RidottoError(
                "plugin-option-rank", option=option.name, found=shown(option.rank), known=known
            )
        for name in FUNCTIONS:
            value = getattr(option, name, None)
            if value is not None and not callable(value):
                raise RidottoError(
                    "plugin-option-function", option=option.name, part=name, found=quoted(value)
                )
    for name, count in Counter(option.name for option in options).items():
        if count > 1:
            raise RidottoError("plugin-option-twice", option=name)
    if not any(option.name == PLAYERS and isinstance(option, NumberOption) for option in options):
        raise RidottoError("plugin-without-option", option=PLAYERS)
