"""The games. Importing this package registers them."""

import sys
from types import ModuleType

from ridotto.engine.registry import all_games, register
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.turandot.rules.game import TURANDOT

register(BOTTLE_IMP)
register(TURANDOT)


class _Games(ModuleType):
    """`ridotto.games()` lists the games, although this package has the same name."""

    def __call__(self) -> tuple[str, ...]:
        return tuple(game.id for game in all_games())


sys.modules[__name__].__class__ = _Games
