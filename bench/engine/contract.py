"""Random decisions a second through the checked contract, from Python: `python -m bench.engine.contract`.

Everything here is per second of one core, however many other programs use it.
"""

import random
from collections.abc import Mapping
from functools import partial

from bench.peer import DECISIONS, python_games
from bench.timing import best_rate_of_core, rate, row
from ridotto.compile.kernel import warm_up
from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.games import find_game

GAMES = 1_000
GIVEN: dict[str, dict[str, object]] = {
    "bottle_imp": {"players": 4, "rounds": 1},
    "turandot": {"players": 4},
}


def random_decisions(game_id: str, given: Mapping[str, object], count: int) -> int:
    game = find_game(game_id)
    options = game.parse_options(given)
    decisions = 0
    for number in range(count):
        rng = Rng.of("bench", number)
        s = game.start(options)
        while acting := game.to_act(s):
            seat = acting[0]
            if seat == CHANCE:
                s = game.apply_chance(s, game.sample_chance(s, rng))
            else:
                s = game.apply(s, seat, random.choice(game.legal(s, seat)))
                decisions += 1
    return decisions


def main() -> None:
    peer = best_rate_of_core(lambda: DECISIONS * python_games(GAMES))
    row("OpenSpiel oh_hell from Python, 4 players", rate(peer), "decisions")
    for game_id, given in GIVEN.items():
        warm_up(find_game(game_id).kernels)
        decisions = best_rate_of_core(partial(random_decisions, game_id, given, GAMES))
        row(f"{game_id} through the contract, 4 players", rate(decisions), f"{decisions / peer:.2f} x")


if __name__ == "__main__":
    main()
