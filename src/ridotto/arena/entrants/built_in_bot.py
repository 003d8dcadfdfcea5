"""A built-in bot as an entrant."""

from ridotto.bots import compilation
from ridotto.bots.by_setup import bot_in
from ridotto.engine.bot import Bot, decide_all
from ridotto.engine.choices import Choice
from ridotto.engine.game import Seat, SomeGame, View
from ridotto.engine.rng import Rng


class BuiltInBot:
    def __init__(self, bot: Bot[View]) -> None:
        self.bot = bot
        self.faults: list[str] = []

    def compile_bot(self, game: SomeGame, s: object) -> None:
        compilation.compile_bot(bot_in(self.bot, game, s))

    def choose(self, game: SomeGame, s: object, seat: Seat, rng: Rng) -> Choice[object]:
        return decide_all(self.bot, game, s, seat, rng)

    def close(self) -> None:
        """There is nothing to close."""
