"""The bots there are, by game and name. The first of a game is its default."""

from ridotto.bots.bot import Bot
from ridotto.bots.bottle_imp.heuristic import HeuristicBot
from ridotto.bots.random_bot import RandomBot
from ridotto.bots.turandot.heuristic import HeuristicBot as TurandotHeuristicBot
from ridotto.core.errors import InvalidOptions
from ridotto.core.notation import cut

_BOTS: dict[str, tuple[Bot, ...]] = {
    "bottle_imp": (HeuristicBot(),),
    "turandot": (TurandotHeuristicBot(),),
}


def bots_of(game_id: str) -> tuple[Bot, ...]:
    """What was written for a game, and the one that plays them all."""
    return (*_BOTS.get(game_id, ()), RandomBot())


def bot_names(game_id: str) -> tuple[str, ...]:
    return tuple(bot.name for bot in bots_of(game_id))


def find_bot(game_id: str, name: str) -> Bot:
    for bot in bots_of(game_id):
        if bot.name == name:
            return bot
    raise InvalidOptions("unknown-bot", bot=cut(name), known=", ".join(bot_names(game_id)))
