"""Our games as environments of PettingZoo: `pip install 'ridotto[pettingzoo]'`.

env = ridotto.adapters.pettingzoo.env(game, players=4)            # one agent after the other
env = ridotto.adapters.pettingzoo.parallel_env(game, players=4)   # all at once
"""

from ridotto.adapters.pettingzoo.aec import RidottoEnv, env
from ridotto.adapters.pettingzoo.parallel import WAIT, RidottoParallelEnv, parallel_env

__all__ = ["WAIT", "RidottoEnv", "RidottoParallelEnv", "env", "parallel_env"]
