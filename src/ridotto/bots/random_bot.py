"""The bot that plays anything that is legal."""

from ridotto.core.game import View
from ridotto.core.rng import Rng


class RandomBot:
    name = "random"
    looks = False

    def choose(self, view: View, rng: Rng) -> int:
        return rng.choice(view.legal)
