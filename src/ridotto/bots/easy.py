"""The bot for a first game: the heuristic bot, but some moves are a beginner's."""

from collections.abc import Callable
from typing import Generic

from ridotto.engine.bot import Bot
from ridotto.engine.game import V
from ridotto.engine.rng import Rng

LAPSES = (2, 5)
"""In how many of how many moves it plays the beginner's move."""


class EasyBot(Generic[V]):
    name = "easy"
    needs_full_view = True

    def __init__(self, thinking: Bot[V], beginner_move: Callable[[V, Rng], int]) -> None:
        self._thinking = thinking
        self._beginner_move = beginner_move

    def choose(self, view: V, rng: Rng) -> int:
        lapses, moves = LAPSES
        if rng.below(moves) < lapses:
            return self._beginner_move(view, rng)
        return self._thinking.choose(view, rng)
