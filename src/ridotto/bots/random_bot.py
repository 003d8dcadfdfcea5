"""A bot that plays random legal actions."""

from ridotto.engine.game import View
from ridotto.engine.rng import Rng


class RandomBot:
    name = "random"
    needs_full_view = False

    def choose(self, view: View, rng: Rng) -> int:
        return rng.choice(view.legal)
