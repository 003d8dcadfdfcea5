"""Registers our games for `pettingzoo.make`."""

from pettingzoo import aec_registry, parallel_registry, register

from ridotto.adapters.names import env_name, game_ids
from ridotto.adapters.pettingzoo.aec import env
from ridotto.adapters.pettingzoo.parallel import parallel_env


def register_all() -> None:
    for game_id in game_ids():
        name = env_name(game_id)
        if name not in aec_registry:
            register("aec", name, env, kwargs={"game": game_id})
        if name not in parallel_registry:
            register("parallel", name, parallel_env, kwargs={"game": game_id})
