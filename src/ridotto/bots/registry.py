"""The bots there are, by game and name. The first of a game is its default."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ridotto.bots.easy import EasyBot
from ridotto.bots.random_bot import RandomBot
from ridotto.engine.bot import Bot
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.notation import quote_short
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.bots import beginner_move as bottle_imp_beginner
from ridotto.games.bottle_imp.bots.heuristic import HeuristicBot as BottleImpHeuristicBot
from ridotto.games.bottle_imp.bots.search import ADAPTER as BOTTLE_IMP_ADAPTER
from ridotto.games.turandot.bots import beginner_move as turandot_beginner
from ridotto.games.turandot.bots.heuristic import HeuristicBot as TurandotHeuristicBot
from ridotto.games.turandot.bots.search import ADAPTER as TURANDOT_ADAPTER
from ridotto.search.adapter import SearchAdapter
from ridotto.search.bot import SearchBot
from ridotto.search.budget import Budget, parse_budget
from ridotto.search.stopwatch import GiveWay, never_wait

LEVELS = {"easy": "easy", "normal": "heuristic", "hard": "search:200ms", "master": "search:1.5s"}
"""What people choose from, the weakest first, and the bot that each is."""

USUAL_LEVEL = "normal"
"""Who sits opposite when nobody is named."""

SEARCH_EXAMPLE = "search:50ms"
"""A search with seconds, milliseconds or, as in `search:1000`, playouts for each move."""


@dataclass(frozen=True, slots=True)
class GameBots:
    """What was written for a game."""

    heuristic: Bot
    beginner_move: Callable[[Any, Rng], int]
    adapter: SearchAdapter


_GAME_BOTS = {
    "bottle_imp": GameBots(BottleImpHeuristicBot(), bottle_imp_beginner.beginner_move, BOTTLE_IMP_ADAPTER),
    "turandot": GameBots(TurandotHeuristicBot(), turandot_beginner.beginner_move, TURANDOT_ADAPTER),
}


def bots_of(game_id: str) -> tuple[Bot, ...]:
    """What was written for a game, and the one that plays them all."""
    bots_of_game = _GAME_BOTS.get(game_id)
    if bots_of_game is None:
        return (RandomBot(),)
    return (bots_of_game.heuristic, EasyBot(bots_of_game.heuristic, bots_of_game.beginner_move), RandomBot())


def bot_names(game_id: str) -> tuple[str, ...]:
    """All names but those of searches, which take any budget."""
    return tuple(bot.name for bot in bots_of(game_id))


def level_names(game_id: str) -> tuple[str, ...]:
    """The levels that this game can be played at."""
    return tuple(LEVELS) if game_id in _GAME_BOTS else ()


def searcher(game_id: str, budget: Budget, give_way: GiveWay = never_wait) -> SearchBot:
    """The bot that searches, with any budget."""
    return SearchBot("search", _GAME_BOTS[game_id].adapter, budget, give_way)


def searchers() -> tuple[SearchBot, ...]:
    """One for each game that can be searched."""
    return tuple(searcher(game_id, Budget(playouts=1)) for game_id in _GAME_BOTS)


def find_bot(game_id: str, name: str) -> Bot:
    """A bot by its name, by the name of a level, or `search:` with a budget."""
    meant = LEVELS[name] if name in level_names(game_id) else name
    for bot in bots_of(game_id):
        if bot.name == meant:
            return bot
    kind, _, written = meant.partition(":")
    budget = parse_budget(written)
    if kind == "search" and budget is not None and game_id in _GAME_BOTS:
        return SearchBot(name, _GAME_BOTS[game_id].adapter, budget)
    known = (*bot_names(game_id), *level_names(game_id), *([SEARCH_EXAMPLE] if game_id in _GAME_BOTS else ()))
    raise InvalidOptions("unknown-bot", bot=quote_short(name), known=", ".join(dict.fromkeys(known)))
