"""How far bots can be exploited on nine cards for three players.

python -m bench.games.bottle_imp.tiny [iterations]
"""

import sys
import time

import numpy as np

from bench.solving.game_tree import Tree, tree_of
from bench.timing import row
from ridotto.games.bottle_imp.rules.deck.deck_file import example_file, read_rows
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP

SEATS = 3
ASKED = {"easy": 4, "heuristic": 0, "net": 0}
"""How often each bot is asked for each action that it could take; 0: once, for it always does the same."""
OPTIONS = {"players": SEATS, "rounds": 1, "deck": list(read_rows("nine.csv", example_file().encode()))}


def tree(deals: int | None = None) -> Tree:
    return tree_of(BOTTLE_IMP, OPTIONS, deals)


def main() -> None:
    iterations = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    started = time.perf_counter()
    whole = tree()
    seconds = time.perf_counter() - started
    row("nodes", str(len(whole.parent)), f"{len(whole.choices)} choices, {seconds:.0f} s")
    even = whole.normalised(np.zeros(len(whole.owner)))
    row("random", f"{whole.exploitability(even):.3f}", "points a round")
    for name, times in ASKED.items():
        row(name, f"{whole.exploitability(whole.policy_of(name, times)):.3f}")
    for done in (iterations // 10, iterations):
        row(f"CFR+, {done} iterations", f"{whole.exploitability(whole.solve(done)):.3f}")


if __name__ == "__main__":
    main()
