"""A level that uses a network, alone or within a search, or a plain search where that is better."""

from collections.abc import Callable, Mapping
from typing import Generic

from ridotto.engine.bot import Bot
from ridotto.engine.game import SomeGame, V, View
from ridotto.engine.rng import Rng
from ridotto.games.kit import Strongest


class BotBySetup(Generic[V]):
    needs_full_view = True

    def __init__(
        self, name: str, bots: Mapping[Strongest, Bot[V]], strongest: Callable[[V], Strongest]
    ) -> None:
        self.name = name
        self.bots = bots
        self._strongest = strongest

    def of(self, view: V) -> Bot[V]:
        """Who plays in this set-up."""
        return self.bots[self._strongest(view)]

    def choose(self, view: V, rng: Rng) -> int:
        return self.of(view).choose(view, rng)


def bot_in(bot: Bot[View], game: SomeGame, s: object) -> Bot[View]:
    """The bot that really plays in the set-up of this match, so that an unused search is not compiled."""
    return bot.of(game.view(s, None)) if isinstance(bot, BotBySetup) else bot
