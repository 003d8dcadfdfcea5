"""Registers our games for `gymnasium.make` and `gymnasium.make_vec`."""

import gymnasium
from gymnasium.vector import SyncVectorEnv, VectorEnv

from ridotto.adapters.gymnasium.env import RidottoGymEnv
from ridotto.adapters.gymnasium.vector import RANDOM, RidottoVectorEnv, how_many
from ridotto.adapters.names import env_name, game_ids


def register_all() -> None:
    for game_id in game_ids():
        if env_name(game_id) not in gymnasium.registry:
            gymnasium.register(
                env_name(game_id),
                entry_point=f"{RidottoGymEnv.__module__}:{RidottoGymEnv.__name__}",
                vector_entry_point=f"{__name__}:{vector_env.__name__}",
                kwargs={"game": game_id},
            )


def vector_env(num_envs: int, *, opponents: object = RANDOM, **arguments: object) -> VectorEnv:
    """In compiled code against random opponents; otherwise one environment after the other."""
    if isinstance(opponents, str) and opponents == RANDOM:
        return RidottoVectorEnv(num_envs, **arguments)  # type: ignore[arg-type]  # it checks them itself
    return SyncVectorEnv(
        [lambda: RidottoGymEnv(opponents=opponents, **arguments)] * how_many(num_envs)  # type: ignore[arg-type]  # as above
    )
