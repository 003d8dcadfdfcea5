"""A level that uses a network, alone or within a search, or a plain search where that is better."""

from collections.abc import Callable
from typing import Generic

from ridotto.engine.bot import Bot
from ridotto.engine.game import SomeGame, V, View
from ridotto.engine.rng import Rng
from ridotto.search.bot import SearchBot


class BotBySetup(Generic[V]):
    needs_full_view = True

    def __init__(
        self,
        name: str,
        usual: Bot[V],
        search: SearchBot[V],
        net: Bot[V],
        *,
        is_searched: Callable[[V], bool],
        is_net_alone: Callable[[V], bool],
    ) -> None:
        """`is_searched`: whether the plain search is better in a set-up. `is_net_alone`: whether no search is
        better there than the network alone.
        """
        self.name = name
        self.usual = usual
        self.search = search
        self.net = net
        self._is_searched = is_searched
        self._is_net_alone = is_net_alone

    def of(self, view: V) -> Bot[V]:
        """Who plays in this set-up."""
        if self._is_searched(view):
            return self.search
        return self.net if self._is_net_alone(view) else self.usual

    def choose(self, view: V, rng: Rng) -> int:
        return self.of(view).choose(view, rng)


def bot_in(bot: Bot[View], game: SomeGame, s: object) -> Bot[View]:
    """The bot that really plays in the set-up of this match, so that an unused search is not compiled."""
    return bot.of(game.view(s, None)) if isinstance(bot, BotBySetup) else bot
