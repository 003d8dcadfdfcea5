"""The face of each game."""

from ridotto.games.bottle_imp.terminal.screen import BottleImpUi
from ridotto.games.turandot.terminal.screen import TurandotUi
from ridotto.screens.game_ui import GameUi
from ridotto.screens.words import Words


def ui_of(game_id: str, words: Words) -> GameUi:
    faces: dict[str, type[BottleImpUi] | type[TurandotUi]] = {
        "bottle_imp": BottleImpUi,
        "turandot": TurandotUi,
    }
    return faces[game_id](words)
