"""The games that bring a search, for tests of it: a game without bots of its own has only the random one."""

from typing import Any

import numpy as np

from ridotto.bots.registry import can_search, find_bot
from ridotto.compile.rule import compiled
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.game import CHANCE, Game, O, S, V
from ridotto.engine.rng import Rng
from ridotto.games import all_games
from ridotto.search.adapter import SearchAdapter
from ridotto.search.bot import SearchBot
from ridotto.search.budget import Budget
from ridotto.search.tree import KNOWN, SLOT_CELLS, SLOTS, VISITS, new_tree
from ridotto.search.trials import TALLY_CELLS
from tests.walks import CONFIGURATIONS, slug, walk

SEARCHED_GAMES = [game for game in all_games() if can_search(game.id)]
SEARCHED = [(game, options) for game, options in CONFIGURATIONS if can_search(game.id)]
SEARCHED_IDS = [slug(game, options) for game, options in SEARCHED]

TINY = "search:60"


def searcher(game: Game[S, V, O], name: str = TINY) -> SearchBot[Any]:
    bot = find_bot(game.id, name)
    assert isinstance(bot, SearchBot)
    return bot


def positions(game: Game[S, V, O], options: O, every: int) -> list[tuple[S, int]]:
    """Now and then in a random match: a state and a seat to act that has a choice."""
    states = [s for s in walk(game, options, seed="search") if game.to_act(s) and game.to_act(s) != (CHANCE,)]
    found = [(s, game.to_act(s)[-1]) for s in states[::every]]
    return [(s, seat) for s, seat in found if len(game.legal(s, seat)) > 1]


def adapter_of(game: Game[S, V, O], name: str = TINY) -> SearchAdapter[Any]:
    return searcher(game, name)._adapter


def check_both_speeds(game: Game[S, V, O], options: O, place: float, name: str = TINY) -> None:
    """A search comes to the same tallies interpreted and compiled, at this place of a random match.

    Late in a round situations come up so often that other cards are tried in them.
    """
    adapter = adapter_of(game, name)
    kernel = adapter.try_actions
    found = positions(game, options, every=1)
    s, seat = found[int(place * len(found))]
    view = game.view(s, seat)
    k, w = adapter.known_by(view)
    actions = list(view.legal)[:4]
    sizes = [adapter.state_size, adapter.state_size]
    slow = [k.tolist(), w.tolist(), Rng.of("speed").cells, *([0] * size for size in sizes), actions]
    slow_tallies = [0.0] * (MOST_ACTIONS * TALLY_CELLS)
    slow_tree = new_tree(Budget(playouts=100)).tolist()
    kernel.rule(*slow, slow_tree, slow_tallies, seat, len(actions), 40)
    fast: list[Any] = [k, w, np.array(Rng.of("speed").cells, np.int64)]
    fast += [*(np.zeros(size, np.int64) for size in sizes), np.array(actions, np.int64)]
    fast_tallies = np.zeros(MOST_ACTIONS * TALLY_CELLS)
    fast_tree = new_tree(Budget(playouts=100))
    compiled(kernel.rule)(*fast, fast_tree, fast_tallies, seat, len(actions), 40)
    assert fast_tallies.tolist() == slow_tallies
    assert fast_tree.tolist() == slow_tree
    is_late = place > 0.5
    assert (max(slow_tree[SLOTS + VISITS :: SLOT_CELLS]) > KNOWN) == is_late
