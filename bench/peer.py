"""The peer: OpenSpiel on a comparable trick game, four players and eight tricks."""

import random
import time

import pyspiel

GAME = "oh_hell(players=4,num_tricks_fixed=8)"
DECISIONS = 36
"""In every match: four bids and 32 cards."""


def rollout_decisions_per_second(*, rollouts: int = 100, simulations: int = 150) -> float:
    """C++ all the way: MCTSBot with RandomRolloutEvaluator from a dealt state, per second of one core."""
    game = pyspiel.load_game(GAME)
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, simulations, 1000, False, 1, False)  # noqa: FBT003
    state = _dealt(game)
    started = time.process_time()
    bot.step(state)
    return rollouts * simulations * DECISIONS / (time.process_time() - started)


def ismcts_simulations_per_second(*, simulations: int = 20_000) -> float:
    """C++ all the way: ISMCTSBot from the first decision, a world drawn for every simulation."""
    game = pyspiel.load_game(GAME)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(
        1,
        evaluator,
        1.4,
        simulations,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,  # noqa: FBT003
        False,  # noqa: FBT003
    )
    state = _dealt(game)
    started = time.perf_counter()
    bot.step(state)
    return simulations / (time.perf_counter() - started)


def python_games(count: int) -> int:
    """Random matches driven from Python, the deal included."""
    game = pyspiel.load_game(GAME)
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
    return count


def _dealt(game: pyspiel.Game) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    return state
