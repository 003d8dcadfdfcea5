"""What is checked before a game from elsewhere is used, so that no command fails in the middle."""

import inspect
import re
from collections import Counter

from ridotto.engine.arguments import quoted, shown
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Game, Options, View
from ridotto.engine.notation import in_short
from ridotto.engine.options import PLAYERS, NumberOption, Option, WordOption
from ridotto.games.kit import GameKit

TAKEN = frozenset({
    "all", "bot", "bots", "chart", "command", "depth", "fast", "first", "from_memory", "game", "games",
    "help", "jobs", "json", "kernels", "lang", "limit", "moves", "out", "parquet", "people", "records",
    "resume", "seed", "setups", "skip", "version",
})  # fmt: skip
"""What commands with the options of games, and batches, already call something of their own."""

PARTS = ("load_bots", "load_learning", "load_messages", "load_ui")
"""Of a kit: what is not loaded with it."""

_ID = re.compile(r"[a-z][a-z0-9_]*")


def check_kit(found: object, *, where: str) -> None:
    """`RidottoError` says why this is no kit that can be used."""
    if not isinstance(found, GameKit):
        raise RidottoError("plugin-no-kit", value=where)
    game = found.game
    if missing := _missing(game):
        raise RidottoError("plugin-incomplete", names=", ".join(missing))
    if not isinstance(game.id, str) or not _ID.fullmatch(game.id):
        raise RidottoError("plugin-bad-id", found=shown(game.id))
    _check_options(game.option_list)
    game.parse_options({})
    _check_parts(found)


def _check_parts(kit: GameKit[object, View, Options]) -> None:
    """Load what else comes late: a server offers all games, and none of them may fail among its tables."""
    for name in PARTS:
        load = getattr(kit, name)
        try:
            if load is not None:
                load()
        except (Exception, SystemExit) as error:
            raise RidottoError("plugin-part-broken", part=name, reason=in_short(error)) from error


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
    for name, count in Counter(option.name for option in options).items():
        if count > 1:
            raise RidottoError("plugin-option-twice", option=name)
    if not any(option.name == PLAYERS and isinstance(option, NumberOption) for option in options):
        raise RidottoError("plugin-without-option", option=PLAYERS)
