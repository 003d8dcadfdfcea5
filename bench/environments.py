"""Steps a second of the environments, on one core: `python -m bench.environments`.

The peer is connect four as PettingZoo brings it, driven in the same way (it needs pygame).
"""

import random
import time
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from bench.timing import best_rate, rate, row
from ridotto.adapters.gymnasium import env_name
from ridotto.adapters.pettingzoo import env

STEPS = 20_000
# Options of each game.
GIVEN: dict[str, dict[str, Any]] = {
    "bottle_imp": {"players": 4, "rounds": 1},
    "turandot": {"players": 4},
}
ROWS = 1024


def aec_steps(table: AECEnv, count: int) -> int:
    """Random matches, each step with its observation and mask."""
    done = 0
    while done < count:
        table.reset()
        for _ in table.agent_iter():
            seen, _, is_over, _, _ = table.last()
            table.step(None if is_over else random.choice(seen["action_mask"].nonzero()[0]))
            done += not is_over
    return done


def row_steps(rows: gymnasium.vector.VectorEnv, count: int) -> int:
    _, info = rows.reset()
    for _ in range(count):
        # The highest of random numbers, where it is legal: a random legal action of each row.
        chosen = np.argmax(np.random.rand(ROWS, 63) * info["action_mask"], axis=1)
        *_, info = rows.step(chosen)
    return count * ROWS


core_rate = partial(best_rate, clock=time.process_time)


def main() -> None:
    from pettingzoo.classic import connect_four_v3

    peer = core_rate(partial(aec_steps, connect_four_v3.raw_env(), STEPS // 4))
    row("PettingZoo connect_four_v3, 2 players", rate(peer), "steps")
    for game_id, given in GIVEN.items():
        steps = core_rate(partial(aec_steps, env(game_id, **given), STEPS))
        row(f"{game_id} in PettingZoo, 4 players", rate(steps), f"{steps / peer:.2f} x")
        rows = gymnasium.make_vec(env_name(game_id), num_envs=ROWS, **given)
        steps = core_rate(partial(row_steps, rows, 20))
        row(f"{game_id} in Gymnasium, {ROWS} rows", rate(steps))


if __name__ == "__main__":
    main()
