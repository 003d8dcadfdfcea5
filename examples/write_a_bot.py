"""A bot of your own, measured against another: python examples/write_a_bot.py [GAMES]

Every deal is played with the two in exchanged seats, so that luck with the cards cancels out.
"""

import sys
from statistics import fmean, stdev
from typing import Any

import ridotto.games  # noqa: F401  (finds the games)
from ridotto.bots.registry import find_bot
from ridotto.engine.bot import Bot, decide
from ridotto.engine.match import Match
from ridotto.engine.registry import find_game
from ridotto.engine.rng import Rng

GAME = find_game("bottle_imp")
OPTIONS = GAME.parse_options({"players": 2, "rounds": 1})


class LowestCard:
    """A bot sees what its seat has been shown, and returns one of the legal actions."""

    name = "lowest-card"
    needs_full_view = True

    def choose(self, view: Any, rng: Rng) -> int:  # noqa: ARG002  (a bot that draws uses this stream)
        return min(view.legal)


def play(bots: tuple[Bot, Bot], seed: str) -> tuple[int, ...]:
    match, rng = Match(GAME, OPTIONS, seed=seed), Rng.of(seed, "bots")
    match.play_chance()
    while acting := GAME.to_act(match.state):
        match.play(acting[0], decide(bots[acting[0]], GAME, match.state, acting[0], rng))
        match.play_chance()
    return GAME.scores(match.state)


mine, other = LowestCard(), find_bot(GAME.id, "random")
margins = []
for deal in range(int(sys.argv[1]) if len(sys.argv) > 1 else 200):
    first, second = play((mine, other), f"deal {deal}"), play((other, mine), f"deal {deal}")
    margins.append(((first[0] - first[1]) + (second[1] - second[0])) / 2)
error = 1.96 * stdev(margins) / len(margins) ** 0.5
print(f"{mine.name} makes {fmean(margins):+.1f} ± {error:.1f} points a round more than {other.name}")
