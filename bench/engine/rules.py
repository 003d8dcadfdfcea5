"""How fast the compiled rules play random games: `python -m bench.engine.rules`.

Everything here is per second of one core, however many other programs use it.
"""

import numpy as np

from bench.peer import rollout_decisions_per_second
from bench.playouts.bottle_imp import random_rounds
from bench.playouts.turandot import random_matches
from bench.timing import best_rate_of_core, rate, row
from ridotto.compile.kernel import Kernel, warm_up
from ridotto.compile.rule import Cells, rule
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules import state as bottle_imp_state
from ridotto.games.bottle_imp.rules.options import MODES
from ridotto.games.bottle_imp.rules.options import parse_options as bottle_imp_options
from ridotto.games.turandot.rules import state as turandot_state
from ridotto.games.turandot.rules.best_cast import best_score
from ridotto.games.turandot.rules.options import parse_options as turandot_options

GAMES = 50_000


@rule
def best_casts(s: Cells, times: int) -> int:
    """Of two troupes, as the last sum has it: so no call can be left out or made once for all."""
    total = 0
    for _ in range(times):
        total += best_score(s, total & 1)
    return total


BOTTLE_IMP_ROUNDS = Kernel(random_rounds, "vvvi")
TURANDOT_MATCHES = Kernel(random_matches, "vrvii")
BEST_CASTS = Kernel(best_casts, "ri")


def main() -> None:
    warm_up((BOTTLE_IMP_ROUNDS, TURANDOT_MATCHES, BEST_CASTS))
    peer = max(rollout_decisions_per_second() for _ in range(5))
    row("OpenSpiel oh_hell, C++ rollouts, 4 players", rate(peer), "decisions")
    for mode in MODES:
        decisions = bottle_imp_rate(mode.players, mode.id)
        row(
            f"Bottle Imp {mode.players} {mode.id}, deal and passes",
            rate(decisions),
            f"{decisions / peer:.1f} x",
        )
    for players in range(2, 6):
        decisions = turandot_rate(players)
        row(f"Turandot {players} players, auditions", rate(decisions), f"{decisions / peer:.1f} x")
    row("Turandot exact best cast", f"{1e6 / best_cast_rate():.2f} us", "goal: under 10 us")


def bottle_imp_rate(players: int, mode: str) -> float:
    options = bottle_imp_options({"players": players, "mode": mode, "rounds": 1})
    cells, order = bottle_imp_state.first_cells(options), np.zeros(64, np.int64)
    r = np.array(Rng.of("bench").cells, np.int64)
    return best_rate_of_core(lambda: BOTTLE_IMP_ROUNDS.run(cells, r, order, GAMES))


def turandot_rate(players: int) -> float:
    fresh = turandot_state.first_cells(turandot_options({"players": players}))
    cells = fresh.copy()
    r = np.array(Rng.of("bench").cells, np.int64)
    return best_rate_of_core(lambda: TURANDOT_MATCHES.run(cells, fresh, r, len(fresh), GAMES // 5))


def best_cast_rate() -> float:
    cells = turandot_state.first_cells(turandot_options({}))
    r = np.array(Rng.of("bench").cells, np.int64)
    finished = cells.copy()
    TURANDOT_MATCHES.run(finished, cells, r, len(cells), 1)
    casts = 100_000

    def run() -> int:
        BEST_CASTS.run(finished, casts)
        return casts

    return best_rate_of_core(run)


if __name__ == "__main__":
    main()
