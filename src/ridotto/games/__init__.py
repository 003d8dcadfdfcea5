"""The games there are: those of the house, and those of other packages.

A package adds a game with an entry point of the group `ridotto.games` that names its kit:

    [project.entry-points."ridotto.games"]
    my_game = "my_package.kit:KIT"
"""

import logging
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import TYPE_CHECKING, Literal, cast, overload

from ridotto.engine.arguments import shown
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import Options, SomeGame, View
from ridotto.games.kit import GameKit

if TYPE_CHECKING:
    from ridotto.games.bottle_imp.rules.game import BottleImpGame
    from ridotto.games.turandot.rules.game import TurandotGame

BUILT_IN = ("ridotto.games.bottle_imp.kit", "ridotto.games.turandot.kit")
GROUP = "ridotto.games"

SomeKit = GameKit[object, View, Options]
"""The kit of a game whose own types are not known here."""

_log = logging.getLogger(__name__)


@cache
def _kits() -> dict[str, SomeKit]:
    # The one place where the types of games are let go: states go in and out, and nobody looks into them.
    kits = [cast(SomeKit, import_module(module).KIT) for module in BUILT_IN]
    found = {kit.game.id: kit for kit in kits}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        kit = _plugin(entry, known=found)
        if kit is not None:
            found[kit.game.id] = kit
    return found


def _plugin(entry: EntryPoint, known: dict[str, SomeKit]) -> SomeKit | None:
    """The kit of another package. One that is broken is told in a line, and everything else goes on."""
    try:
        kit = entry.load()
        if not isinstance(kit, GameKit):
            raise TypeError(f"{entry.value} is no GameKit")
        if kit.game.id in known:
            raise ValueError(f'there is a game "{kit.game.id}" already')
    except Exception as error:
        _log.warning('The game "%s" cannot be used: %s: %s', entry.name, type(error).__name__, error)
        return None
    return kit


def all_kits() -> tuple[SomeKit, ...]:
    return tuple(_kits().values())


def find_kit(game_id: str) -> SomeKit:
    try:
        return _kits()[game_id]
    except (KeyError, TypeError):
        raise InvalidOptions("unknown-game", game=shown(game_id), known=", ".join(_kits())) from None


# A game that is known here is told with its own types, which other games' callers never see. Each id is a
# `str` too, so the checker sees an overlap.
@overload
def find_game(game_id: Literal["bottle_imp"]) -> "BottleImpGame": ...  # type: ignore[overload-overlap]  # as above
@overload
def find_game(game_id: Literal["turandot"]) -> "TurandotGame": ...  # type: ignore[overload-overlap]  # as above
@overload
def find_game(game_id: str) -> SomeGame: ...


def find_game(game_id: str) -> object:
    return find_kit(game_id).game


def all_games() -> tuple[SomeGame, ...]:
    return tuple(kit.game for kit in all_kits())


class _Games(ModuleType):
    """`ridotto.games()` lists the games, although this package has the same name."""

    def __call__(self) -> tuple[str, ...]:
        return tuple(game.id for game in all_games())


sys.modules[__name__].__class__ = _Games
