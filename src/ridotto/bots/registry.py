"""The bots there are, by game and name. The first of a game is its default."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ridotto.bots.bot import Bot
from ridotto.bots.easy import EasyBot
from ridotto.bots.random_bot import RandomBot
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.notation import cut
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.bots import beginner_move as bottle_imp_first
from ridotto.games.bottle_imp.bots.heuristic import HeuristicBot as BottleImpHeuristicBot
from ridotto.games.bottle_imp.bots.search import PLUG as BOTTLE_IMP_PLUG
from ridotto.games.turandot.bots import beginner_move as turandot_first
from ridotto.games.turandot.bots.heuristic import HeuristicBot as TurandotHeuristicBot
from ridotto.games.turandot.bots.search import PLUG as TURANDOT_PLUG
from ridotto.search.adapter import Plug
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
class _Minds:
    """What was written for a game."""

    heuristic: Bot
    first_thought: Callable[[Any, Rng], int]
    plug: Plug


_MINDS = {
    "bottle_imp": _Minds(BottleImpHeuristicBot(), bottle_imp_first.first_thought, BOTTLE_IMP_PLUG),
    "turandot": _Minds(TurandotHeuristicBot(), turandot_first.first_thought, TURANDOT_PLUG),
}


def bots_of(game_id: str) -> tuple[Bot, ...]:
    """What was written for a game, and the one that plays them all."""
    minds = _MINDS.get(game_id)
    if minds is None:
        return (RandomBot(),)
    return (minds.heuristic, EasyBot(minds.heuristic, minds.first_thought), RandomBot())


def bot_names(game_id: str) -> tuple[str, ...]:
    """All names but those of searches, which take any budget."""
    return tuple(bot.name for bot in bots_of(game_id))


def level_names(game_id: str) -> tuple[str, ...]:
    """The levels that this game can be played at."""
    return tuple(LEVELS) if game_id in _MINDS else ()


def searcher(game_id: str, budget: Budget, give_way: GiveWay = never_wait) -> SearchBot:
    """The bot that searches, with any budget."""
    return SearchBot("search", _MINDS[game_id].plug, budget, give_way)


def searchers() -> tuple[SearchBot, ...]:
    """One for each game that can be searched."""
    return tuple(searcher(game_id, Budget(playouts=1)) for game_id in _MINDS)


def find_bot(game_id: str, name: str) -> Bot:
    """A bot by its name, by the name of a level, or `search:` with a budget."""
    meant = LEVELS[name] if name in level_names(game_id) else name
    for bot in bots_of(game_id):
        if bot.name == meant:
            return bot
    kind, _, written = meant.partition(":")
    budget = parse_budget(written)
    if kind == "search" and budget is not None and game_id in _MINDS:
        return SearchBot(name, _MINDS[game_id].plug, budget)
    known = (*bot_names(game_id), *level_names(game_id), *([SEARCH_EXAMPLE] if game_id in _MINDS else ()))
    raise InvalidOptions("unknown-bot", bot=cut(name), known=", ".join(dict.fromkeys(known)))
