"""Regret minimisation by OpenSpiel on nine cards: python solve_a_tiny_game.py [iterations] [matches]

pip install 'ridotto[openspiel]'
"""

import random
import statistics
import sys
from importlib.resources import files

import numpy as np
import pyspiel
from open_spiel.python.algorithms.external_sampling_mccfr import AverageType, ExternalSamplingSolver

import ridotto.adapters.openspiel  # noqa: F401  (registers the games)

iterations, matches = (int(word) for word in (*sys.argv[1:], "1500", "3000")[:2])
deck = files("ridotto.games.bottle_imp.rules.deck") / "nine.csv"
game = pyspiel.load_game(f"python_ridotto_bottle_imp(players=3,rounds=1,first=0,deck={deck})")
np.random.seed(1)
solver = ExternalSamplingSolver(game, AverageType.SIMPLE)
for _ in range(iterations):
    solver.iteration()
policy = solver.average_policy()


def play(solved: int) -> float:
    """A match with the policy in one seat and random players in the others: how far it is ahead."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            chances: dict[int, float] = dict(state.chance_outcomes())
        elif state.current_player() == solved:
            chances = policy.action_probabilities(state)
        else:
            chances = dict.fromkeys(state.legal_actions(), 1.0)
        state.apply_action(random.choices(list(chances), list(chances.values()))[0])
    points: list[float] = state.returns()
    return points[solved] - (sum(points) - points[solved]) / 2


random.seed(1)
ahead = [play(number % 3) for number in range(matches)]
margin = 1.96 * statistics.stdev(ahead) / len(ahead) ** 0.5
print(f"after {iterations} iterations: {statistics.fmean(ahead):+.2f} ± {margin:.2f} points ahead of random")
