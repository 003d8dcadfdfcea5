"""All bots, by game and name."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import cast

from ridotto.bots.by_setup import BotBySetup
from ridotto.bots.easy import EasyBot
from ridotto.bots.random_bot import RandomBot
from ridotto.engine.arguments import shown
from ridotto.engine.bot import Bot
from ridotto.engine.cells.cell_game import CellGame
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import View
from ridotto.games import all_kits, find_kit
from ridotto.games.kit import Strongest
from ridotto.nets.bot import NetBot, Observed
from ridotto.search.adapter import SearchAdapter
from ridotto.search.bot import SearchBot
from ridotto.search.budget import Budget, parse_budget
from ridotto.search.stopwatch import GiveWay, never_wait

LEVELS = {"easy": "easy", "normal": "heuristic", "hard": "search:200ms", "master": "search:1.5s"}
"""The levels people choose from, the weakest first, and the bot behind each. Those that search play by a
network instead where a game brings one that is better."""

USUAL_LEVEL = "normal"
"""The opponent when none is named."""

GUIDED_LEVEL = "master"
"""The level whose search asks networks, if the game has such a search."""

SEARCH_EXAMPLE = "search:50ms"
"""A search with seconds, milliseconds or, as in `search:1000`, playouts per move."""
GUIDED_EXAMPLE = "guided:50ms"
"""The same for a search that asks networks."""


def bots_of(game_id: str) -> tuple[Bot[View], ...]:
    """The bots of a game, and the random one. The first is the default."""
    bots = find_kit(game_id).bots
    if bots is None:
        return (RandomBot(),)
    return (bots.heuristic, EasyBot(bots.heuristic, bots.beginner_move), *_nets(game_id), RandomBot())


def bot_names(game_id: str) -> tuple[str, ...]:
    """All names except searches, which take any budget."""
    return tuple(bot.name for bot in bots_of(game_id))


def level_names(game_id: str) -> tuple[str, ...]:
    """The levels of this game: those that search only where it can be searched."""
    if find_kit(game_id).bots is None:
        return ()
    is_searched = can_search(game_id)
    return tuple(name for name, bot in LEVELS.items() if is_searched or not bot.startswith("search:"))


def usual_level(game_id: str) -> str:
    """The default opponent in this game."""
    return USUAL_LEVEL if level_names(game_id) else bot_names(game_id)[0]


def can_search(game_id: str) -> bool:
    return _adapter(game_id) is not None


def searcher(game_id: str, budget: Budget, give_way: GiveWay = never_wait) -> SearchBot[View]:
    """The searching bot with any budget."""
    adapter = _adapter(game_id)
    if adapter is None:
        raise InvalidOptions("no-search", game=game_id)
    return SearchBot("search", adapter, budget, give_way)


def searchers() -> tuple[SearchBot[View], ...]:
    """One for each search of each game."""
    once = Budget(playouts=1)
    found = [
        SearchBot("search", adapter, once)
        for kit in all_kits()
        for adapter in (_adapter(kit.game.id), _guided(kit.game.id))
        if adapter is not None
    ]
    return tuple(found)


def find_bot(game_id: str, name: str) -> Bot[View]:
    """A bot by its name, by the name of a level, or `search:` with a budget."""
    if not isinstance(name, str):
        raise _unknown(game_id, name)
    meant = LEVELS[name] if name in level_names(game_id) else name
    for bot in bots_of(game_id):
        if bot.name == meant:
            return bot
    kind, _, written = meant.partition(":")
    budget = parse_budget(written)
    adapter = _adapter_called(kind, game_id)
    if budget is not None and adapter is not None:
        search = SearchBot(name, adapter, budget)
        return search if name == meant else _level(game_id, search, budget)
    raise _unknown(game_id, name)


def _unknown(game_id: str, name: object) -> InvalidOptions:
    return InvalidOptions("unknown-bot", bot=shown(name), known=", ".join(_known_names(game_id)))


def _known_names(game_id: str) -> Iterable[str]:
    searches = () if _adapter(game_id) is None else (SEARCH_EXAMPLE,)
    guided = () if _guided(game_id) is None else (GUIDED_EXAMPLE,)
    return dict.fromkeys((*bot_names(game_id), *level_names(game_id), *searches, *guided))


def _level(game_id: str, search: SearchBot[View], budget: Budget) -> Bot[View]:
    """The bot of a level by set-up: a network, alone or within a search, unless a plain search is better."""
    nets, bots, guided = _nets(game_id), find_kit(game_id).bots, _guided(game_id)
    if not nets or bots is None:
        return search
    players: dict[Strongest, Bot[View]] = {"guided": nets[0], "search": search, "net": nets[0]}
    if search.name == GUIDED_LEVEL and guided is not None:
        players["guided"] = SearchBot(search.name, guided, budget)
    return BotBySetup(search.name, players, bots.strongest)


def net_from(game_id: str, file: str) -> Bot[View]:
    """The bot that plays with the network of this file; raises a `RidottoError` that says what is wrong with
    it.

    Not available through `find_bot`: a client of the server must not name files.
    """
    kit = find_kit(game_id)
    game: object = kit.game
    if kit.learning is None or not isinstance(game, CellGame):
        raise InvalidOptions("learn-not-offered", game=game_id)
    bot = NetBot(cast(Observed[View], game), kit.learning, name=f"net:{file}", weights=Path(file))
    bot.warm_up()
    return bot


@cache
def _nets(game_id: str) -> tuple[NetBot[View], ...]:
    """The bot that plays with a network, if the game has weights; shared, because it holds them."""
    kit = find_kit(game_id)
    learning = kit.learning
    game: object = kit.game
    if learning is None or learning.weights is None or not isinstance(game, CellGame):
        return ()
    # A game on cells has everything needed; only its own types are unknown here.
    return (NetBot(cast(Observed[View], game), learning),) if learning.weights.exists() else ()


@cache
def _guided(game_id: str) -> SearchAdapter[View] | None:
    """The search that asks networks; shared, because it holds them and its code."""
    nets = _nets(game_id)
    return find_kit(game_id).guided(nets[0]) if nets else None


def _adapter_called(kind: str, game_id: str) -> SearchAdapter[View] | None:
    match kind:
        case "search":
            return _adapter(game_id)
        case "guided":
            return _guided(game_id)
        case _:
            return None


def _adapter(game_id: str) -> SearchAdapter[View] | None:
    bots = find_kit(game_id).bots
    return None if bots is None else bots.adapter
