"""The kit: everything that the rest of the program uses of this game."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ridotto.games.kit import GameBots, GameKit
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.views.view import TurandotState, TurandotView
from ridotto.games.turandot.statistics import FIGURES

if TYPE_CHECKING:
    from ridotto.games.turandot.terminal.screen import TurandotUi
    from ridotto.messages.game import GameMessages
    from ridotto.nets.bot import NetBot
    from ridotto.nets.declared import Learning
    from ridotto.screens.words import Words
    from ridotto.search.adapter import SearchAdapter


def _bots() -> GameBots[TurandotView]:
    from ridotto.games.turandot.bots import BOTS

    return BOTS


def _learning() -> "Learning[TurandotView]":
    from ridotto.games.turandot.learning import LEARNING

    return LEARNING


def _guided(net: "NetBot[TurandotView]") -> "SearchAdapter[TurandotView]":
    from ridotto.games.turandot.guided.adapter import GuidedAdapter

    return GuidedAdapter(net)


def _messages() -> "GameMessages[TurandotView, TurandotOptions]":
    from ridotto.games.turandot.messages import MESSAGES

    return MESSAGES


def _ui() -> "Callable[[Words], TurandotUi]":
    from ridotto.games.turandot.terminal.screen import TurandotUi

    return TurandotUi


KIT: GameKit[TurandotState, TurandotView, TurandotOptions] = GameKit(
    game=TURANDOT,
    load_bots=_bots,
    load_messages=_messages,
    load_ui=_ui,
    load_learning=_learning,
    load_guided=_guided,
    figures=FIGURES,
)
