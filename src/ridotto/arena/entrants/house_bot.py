"""A bot of ours."""

from ridotto.bots import compilation
from ridotto.engine.bot import Bot, decide_all
from ridotto.engine.choices import Choice
from ridotto.engine.game import Seat, SomeGame, View
from ridotto.engine.rng import Rng


class HouseBot:
    def __init__(self, bot: Bot[View]) -> None:
        self.bot = bot
        self.faults: list[str] = []

    def compile_bot(self) -> None:
        compilation.compile_bot(self.bot)

    def choose(self, game: SomeGame, s: object, seat: Seat, rng: Rng) -> Choice[object]:
        return decide_all(self.bot, game, s, seat, rng)

    def close(self) -> None:
        """Nothing is held open."""
