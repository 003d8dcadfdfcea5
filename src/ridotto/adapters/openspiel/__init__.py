"""Our games in OpenSpiel: `pip install 'ridotto[openspiel]'`.

Importing this registers every game that has observations: `my_game` is "python_ridotto_my_game".
"""

from ridotto.adapters.openspiel.game import RidottoGame, game_name, register_all
from ridotto.adapters.openspiel.state import RidottoState

__all__ = ["RidottoGame", "RidottoState", "game_name"]

register_all()
