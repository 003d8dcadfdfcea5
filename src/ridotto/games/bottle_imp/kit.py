"""The kit: everything that the rest of the program uses of this game."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ridotto.games.bottle_imp.from_memory import from_memory
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from ridotto.games.bottle_imp.rules.views.view import BottleImpState, BottleImpView
from ridotto.games.bottle_imp.statistics import FIGURES
from ridotto.games.kit import GameBots, GameKit

if TYPE_CHECKING:
    from ridotto.games.bottle_imp.terminal.screen import BottleImpUi
    from ridotto.messages.game import GameMessages
    from ridotto.nets.bot import NetBot
    from ridotto.nets.declared import Learning
    from ridotto.screens.words import Words
    from ridotto.search.adapter import SearchAdapter


def _bots() -> GameBots[BottleImpView]:
    from ridotto.games.bottle_imp.bots import BOTS

    return BOTS


def _learning() -> "Learning[BottleImpView]":
    from ridotto.games.bottle_imp.learning import LEARNING

    return LEARNING


def _guided(net: "NetBot[BottleImpView]") -> "SearchAdapter[BottleImpView]":
    from ridotto.games.bottle_imp.guided.adapter import GuidedAdapter

    return GuidedAdapter(net)


def _messages() -> "GameMessages[BottleImpView, BottleImpOptions]":
    from ridotto.games.bottle_imp.messages import MESSAGES

    return MESSAGES


def _ui() -> "Callable[[Words], BottleImpUi]":
    from ridotto.games.bottle_imp.terminal.screen import BottleImpUi

    return BottleImpUi


KIT: GameKit[BottleImpState, BottleImpView, BottleImpOptions] = GameKit(
    game=BOTTLE_IMP,
    load_bots=_bots,
    load_messages=_messages,
    load_ui=_ui,
    load_learning=_learning,
    load_guided=_guided,
    from_memory=from_memory,
    figures=FIGURES,
)
