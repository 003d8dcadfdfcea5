"""Checks a plugin game before it is used, so that no command fails in the middle."""

import inspect
import re
from collections import Counter
from typing import get_args

from ridotto.engine.arguments import quoted, shown
from ridotto.engine.cells.cell_game import CellGame
from ridotto.engine.cells.steps import MOST_SEATS
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Game, Options, View
from ridotto.engine.options import PLAYERS, NumberOption, Option, WordOption, most_players
from ridotto.engine.options.kinds import Rank
from ridotto.games.kit import GameKit
from ridotto.games.kit_checks import check_parts

TAKEN = frozenset({
    "all", "bot", "bots", "chart", "cluster", "command", "deals", "depth", "fast", "first", "from_memory",
    "game", "games", "help", "jobs", "json", "kernels", "lang", "limit", "moves", "out", "parquet", "people",
    "raw", "records", "resume", "seed", "setups", "skip", "version",
})  # fmt: skip
"""Names that commands and batches already use for their own arguments."""

FUNCTIONS = ("default", "usual", "fitting", "matters", "facts", "refusal")
"""Of an option: what depends on what was chosen before."""

_ID = re.compile(r"[a-z][a-z0-9_]*")


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
    check_parts(found)


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
