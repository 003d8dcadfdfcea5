"""How fast the compiled rules play random games: `python -m bench.engine.rules`.

Everything here is per second of one core, however many other programs use it.
"""

from itertools import chain

from bench.games.bottle_imp import rates as bottle_imp
from bench.games.turandot import rates as turandot
from bench.peer import rollout_decisions_per_second
from bench.timing import rate, row
from ridotto.compile.kernel import warm_up


def main() -> None:
    warm_up((*bottle_imp.KERNELS, *turandot.KERNELS))
    peer = max(rollout_decisions_per_second() for _ in range(5))
    row("OpenSpiel oh_hell, C++ rollouts, 4 players", rate(peer), "decisions")
    for what, decisions in chain(bottle_imp.rates(), turandot.rates()):
        row(what, rate(decisions), f"{decisions / peer:.1f} x")
    row("Turandot exact best cast", f"{1e6 / turandot.best_cast_rate():.2f} us", "goal: under 10 us")


if __name__ == "__main__":
    main()
