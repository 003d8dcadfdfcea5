"""All games: the built-in ones, and those of other packages.

A package adds a game with an entry point of the group `ridotto.games` that names its kit:

    [project.entry-points."ridotto.games"]
    my_game = "my_package.kit:KIT"
"""

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from multiprocessing import parent_process
from types import ModuleType
from typing import TYPE_CHECKING, Literal, cast, overload

from ridotto.engine.arguments import shown
from ridotto.engine.errors import InvalidOptions, RidottoError
from ridotto.engine.game import Options, SomeGame, View
from ridotto.games.checks import check_kit
from ridotto.games.failures import BROKEN, report, told
from ridotto.games.kit import GameKit
from ridotto.games.packages import BUILT_IN, package_name, plugins

if TYPE_CHECKING:
    from ridotto.games.bottle_imp.rules.game import BottleImpGame
    from ridotto.games.turandot.rules.game import TurandotGame

SomeKit = GameKit[object, View, Options]
"""The kit of a game whose own types are not known here."""


@cache
def _kits() -> dict[str, SomeKit]:
    # The one place where the types of games are dropped: from here on states are opaque.
    kits = [cast(SomeKit, import_module(module).KIT) for module in BUILT_IN]
    found = {kit.game.id: kit for kit in kits}
    bringers = dict.fromkeys(found, __name__.partition(".")[0])
    for entry in sorted(plugins(), key=lambda entry: entry.name):
        try:
            found[entry.name] = _plugin(entry, bringers)
            bringers[entry.name] = package_name(entry)
        except RidottoError as error:
            # Worker processes find the same games; the first process has reported it.
            if parent_process() is None:
                report(error)
    return found


def _plugin(entry: EntryPoint, bringers: Mapping[str, str]) -> SomeKit:
    """The kit of another package; raises a one-line error if it is broken in any way."""
    try:
        kit = entry.load()
        check_kit(kit, where=entry.value)
        if kit.game.id != entry.name:
            raise RidottoError("plugin-other-name", game=kit.game.id)
        if entry.name in bringers:
            raise RidottoError("plugin-known-id", game=entry.name, package=bringers[entry.name])
    except (Exception, SystemExit) as error:
        reason = error if isinstance(error, RidottoError) else told(error)
        package = package_name(entry)
        raise RidottoError(BROKEN, game=shown(entry.name), package=package, reason=reason) from error
    return cast(SomeKit, kit)


def all_kits() -> tuple[SomeKit, ...]:
    return tuple(_kits().values())


def find_kit(game_id: str) -> SomeKit:
    try:
        return _kits()[game_id]
    except (KeyError, TypeError):
        raise InvalidOptions("unknown-game", game=shown(game_id), known=", ".join(_kits())) from None


# A game that is known here is returned with its own types, which other games' callers never see. Each id is a
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
