"""The names under which `gymnasium.make` finds our games."""

import gymnasium
from gymnasium.vector import SyncVectorEnv, VectorEnv

from ridotto.adapters.gymnasium.env import RidottoGymEnv
from ridotto.adapters.gymnasium.vector import RANDOM, RidottoVectorEnv
from ridotto.engine.cells.cell_game import CellGame
from ridotto.games import all_games

NAMESPACE = "ridotto"


def env_name(game_id: str) -> str:
    words = "".join(word.capitalize() for word in game_id.split("_"))
    return f"{NAMESPACE}/{words}-v0"


def register_all() -> None:
    for game in all_games():
        if isinstance(game, CellGame) and env_name(game.id) not in gymnasium.registry:
            gymnasium.register(
                env_name(game.id),
                entry_point=RidottoGymEnv,
                vector_entry_point=vector_env,
                kwargs={"game": game.id},
            )


# Spaces and arrays of any kind, as Gymnasium declares it.
def vector_env(num_envs: int, *, opponents: object = RANDOM, **arguments: object) -> "VectorEnv":
    """In compiled code where the others play at random; otherwise one environment after the other."""
    if opponents == RANDOM:
        return RidottoVectorEnv(num_envs, **arguments)  # type: ignore[arg-type]  # it checks them itself
    return SyncVectorEnv([lambda: RidottoGymEnv(opponents=opponents, **arguments)] * num_envs)  # type: ignore[arg-type]  # it checks them itself
