"""Opponents from outside, as Python classes for the arena.

ridotto arena bottle_imp --players 4 --bots net bench.bots.outside:MonteCarlo:worlds=10
ridotto arena bottle_imp --players 4 --bots net bench.bots.outside:Ismcts:simulations=100

`MonteCarlo` is the usual first program for a game with hidden cards: it draws worlds that fit what its seat
has seen, plays every legal action to the end of the match at random in each of them, and takes the one with
the most points ahead. `Ismcts` is OpenSpiel's search in Python, through the adapter.
"""

from functools import cache
from statistics import fmean
from typing import Any

from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.games import all_kits

# Any: the arena hands these classes the views of every game, and OpenSpiel has no types.


@cache
def _game_of(kind: type) -> Any:
    """The game whose views are of this kind."""
    for kit in all_kits():
        game: Any = kit.game
        if isinstance(game.view(game.start(game.parse_options({})), None), kind):
            return game
    raise ValueError(kind)


class MonteCarlo:
    def __init__(self, worlds: int = 10) -> None:
        self._worlds = worlds

    def choose(self, view: Any, rng: Rng) -> int:
        if len(view.legal) == 1:
            return int(view.legal[0])
        game = _game_of(view.__class__)
        ahead = dict.fromkeys(view.legal, 0.0)
        for _ in range(self._worlds):
            world = game.complete(view, rng)
            for action in view.legal:
                scores = _at_the_end(game, game.apply(world, view.seat, action), rng)
                ahead[action] += scores[view.seat] - fmean(scores)
        return int(max(ahead, key=lambda action: ahead[action]))


def _at_the_end(game: Any, s: Any, rng: Rng) -> tuple[int, ...]:
    """The scores after random play."""
    while acting := game.to_act(s):
        if acting == (CHANCE,):
            s = game.apply_chance(s, game.sample_chance(s, rng))
        else:
            s = game.apply(s, acting[0], rng.choice(game.legal(s, acting[0])))
    return tuple(game.scores(s))


class Ismcts:
    def __init__(self, simulations: int = 100, explore: float = 20.0) -> None:
        """`explore`: about the standard deviation of the results, in points."""
        self._simulations = simulations
        self._explore = explore

    def choose(self, view: Any, rng: Rng) -> int:
        if len(view.legal) == 1:
            return int(view.legal[0])
        import numpy as np
        from open_spiel.python.algorithms import ismcts, mcts

        state = _as_openspiel(view, rng)
        luck = np.random.RandomState(rng.below(1 << 31))
        bot = ismcts.ISMCTSBot(
            game=state.get_game(),
            evaluator=mcts.RandomRolloutEvaluator(1, luck),
            uct_c=self._explore,
            max_simulations=self._simulations,
            random_state=luck,
        )
        return int(bot.step(state))


def _as_openspiel(view: Any, rng: Rng) -> Any:
    """A state in which this seat is to choose and has seen the same."""
    import pyspiel

    from ridotto.adapters.matches.turns import act, turn_at
    from ridotto.adapters.openspiel.game import game_name
    from ridotto.adapters.openspiel.trail import Trail

    rules = _game_of(view.__class__)
    given = {name: value for name, value in view.options.to_json().items() if isinstance(value, int | str)}
    game = pyspiel.load_game(game_name(rules.id), given)
    state = game.new_initial_state()
    s = rules.complete(view, rng)
    turn = turn_at(rules, s)
    while turn.seat != view.seat:
        turn = act(rules, turn, rng.choice(rules.legal(turn.own, turn.seat)))
    state.position = game.positions.position(turn, Trail(s))
    return state
