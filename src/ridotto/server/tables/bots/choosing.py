"""How a bot makes a whole choice at a table."""

from ridotto.bots.by_setup import bot_in
from ridotto.bots.compilation import is_compiled
from ridotto.bots.registry import USUAL_LEVEL, find_bot
from ridotto.engine.bot import Bot, decide_all
from ridotto.engine.game import Seat, SomeGame, View
from ridotto.engine.rng import Rng
from ridotto.search.bot import SearchBot
from ridotto.server.bot_pool import Turn

NEXT_BEST = "hard"
"""The level that stands in for one whose code is not compiled yet."""


def able_bot(game: SomeGame, level: str, s: object) -> Bot[View]:
    """The bot of a level; until its code is compiled, a level that needs none stands in for it."""
    bot = bot_in(find_bot(game.id, level), game, s)
    if is_compiled(bot):
        return bot
    # A network needs no compiler.
    next_best = bot_in(find_bot(game.id, NEXT_BEST), game, s)
    return next_best if is_compiled(next_best) else find_bot(game.id, USUAL_LEVEL)


def choose(game: SomeGame, bot: Bot[View], s: object, seat: Seat, rng: Rng, turn: Turn) -> str:
    """A whole choice as a line of the record, made within the time of its turn."""
    if isinstance(bot, SearchBot):
        bot = bot.hurried(turn.share, turn.give_way)
        turn.usual_s = bot.seconds_for(game.view(s, seat))
    return game.format_move(s, seat, decide_all(bot, game, s, seat, rng).actions)
