"""Our games as environments of PettingZoo: `pip install 'ridotto[pettingzoo]'`.

    env(game, players=4)  # one agent after the other
    parallel_env(game, players=4)  # all at once

Importing this registers both: `my_game` is "ridotto/MyGame-v0" for `pettingzoo.make`.
"""

from ridotto.adapters.pettingzoo.aec import RidottoEnv, env
from ridotto.adapters.pettingzoo.parallel import WAIT, RidottoParallelEnv, parallel_env
from ridotto.adapters.pettingzoo.registering import register_all

__all__ = ["WAIT", "RidottoEnv", "RidottoParallelEnv", "env", "parallel_env"]

register_all()
