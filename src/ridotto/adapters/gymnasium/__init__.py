"""One seat of our games as environments of Gymnasium: `pip install 'ridotto[gymnasium]'`.

Importing this registers every game that has observations: `my_game` is "ridotto/MyGame-v0".
"""

from ridotto.adapters.gymnasium.env import ILLEGAL_REWARD, RidottoGymEnv
from ridotto.adapters.gymnasium.registering import register_all
from ridotto.adapters.gymnasium.vector import RidottoVectorEnv
from ridotto.adapters.names import env_name

__all__ = ["ILLEGAL_REWARD", "RidottoGymEnv", "RidottoVectorEnv", "env_name"]

register_all()
