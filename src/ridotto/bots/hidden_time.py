"""Nobody should be able to tell from a bot's time that it has nothing to choose."""

from ridotto.engine.bot import Bot
from ridotto.engine.game import View
from ridotto.nets.bot import NetBot


def work_as_usual(bot: Bot[View], view: View) -> None:
    """The work of a choice, where there is none and the bot would do without. Searches have their own way."""
    if isinstance(bot, NetBot) and len(view.legal) == 1:
        bot.chances(view)
