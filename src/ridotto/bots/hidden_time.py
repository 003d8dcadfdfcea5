"""Nobody should be able to tell from a bot's time that it has nothing to choose."""

from typing import Generic

from ridotto.engine.bot import Bot
from ridotto.engine.game import V, View
from ridotto.engine.rng import Rng
from ridotto.nets.bot import NetBot


def hiding_its_time(bot: Bot[View]) -> Bot[View]:
    """The same bot, with as much work where it has no choice. Searches have their own way."""
    return _Considering(bot) if isinstance(bot, NetBot) else bot


class _Considering(Generic[V]):
    """A network's bot that asks its network even if only one action is legal."""

    def __init__(self, bot: NetBot[V]) -> None:
        self.name = bot.name
        self.needs_full_view = bot.needs_full_view
        self._bot = bot

    def choose(self, view: V, rng: Rng) -> int:
        return self._bot.consider(view, rng)
