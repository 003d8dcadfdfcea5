"""How far bots can be exploited in one round: `python -m bench.games.turandot.one_round [iterations]`.

Two players, three singers, the last round only (T18). OpenSpiel's own regret minimisation goes through the
same match by its adapter, and its own NashConv weighs what it found: two solvers that share nothing but the
rules.
"""

import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

from bench.solving.game_tree import Floats, Tree, tree_of
from bench.timing import row
from ridotto.games.turandot.rules.deck.deck_file import read_rows
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.views.view import TurandotState

THREE = """id,category,gender,stars,favourite
1,goth,female,3,turandot
2,comic,undefined,3,
3,classical,male,2,
"""
"""As Turandot they are worth 4, 3 and 1."""
OPTIONS = {"players": 2, "rounds": 1, "deck": list(read_rows("three.csv", THREE.encode()))}
ASKED = {"easy": 20, "heuristic": 20, "search:5000": 4, "net": 4}
"""How often each bot is asked for each action that it could take: chance decides in all of them."""
BY_OPENSPIEL = 10
"""Iterations: each goes through all states in Python."""


def ahead(s: TurandotState) -> tuple[float, ...]:
    """What one gains the other loses."""
    one, other = TURANDOT.scores(s)
    return one - other, other - one


def won(s: TurandotState) -> tuple[float, ...]:
    """In percent; a shared win is half of one, and if the dummy wins nobody has one (T14.7)."""
    outcome = TURANDOT.outcome(s)
    assert outcome is not None
    return tuple(100 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(2))


@cache
def trees(deals: int | None = None) -> tuple[Tree, ...]:
    """The same tree for players who want points, who want to be ahead, and who want to win."""
    return tuple(tree_of(TURANDOT, OPTIONS, deals, worth) for worth in (None, ahead, won))


def show(name: str, policies: Sequence[Floats]) -> None:
    """What answering best brings, by what is wanted."""
    found = [whole.exploitability(policy) for whole, policy in zip(trees(), policies, strict=True)]
    row(name, f"{found[0]:.3f}", f"{found[1]:.3f} ahead  {found[2]:.1f} % won")


def show_openspiel() -> None:
    """OpenSpiel has the sum over the players, the figures here are their mean."""
    import pyspiel
    from open_spiel.python.algorithms import cfr, exploitability

    import ridotto.adapters.openspiel  # noqa: F401  (registers the games)

    with tempfile.TemporaryDirectory() as folder:
        deck = Path(folder) / "three.csv"
        deck.write_text(THREE, "utf-8")
        game = pyspiel.load_game(f"python_ridotto_turandot(players=2,rounds=1,first=0,deck={deck})")
        solver = cfr.CFRPlusSolver(game)
        for done in range(1, BY_OPENSPIEL + 1):
            solver.evaluate_and_update_policy()
            if done in (1, BY_OPENSPIEL):
                found = exploitability.nash_conv(game, solver.average_policy()) / 2
                row(f"OpenSpiel's CFR+, {done} iterations", f"{found:.3f}")


def main() -> None:
    iterations = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    wholes = trees()
    whole = wholes[0]
    row("nodes", str(len(whole.parent)), f"{len(whole.choices)} choices")
    show("random", [whole.normalised(np.zeros(len(whole.owner)))] * 3)
    for name, times in ASKED.items():
        show(name, [whole.policy_of(name, times)] * 3)
    for done in (iterations // 10, iterations):
        show(f"CFR+, {done} iterations", [each.solve(done) for each in wholes])
    show_openspiel()


if __name__ == "__main__":
    main()
