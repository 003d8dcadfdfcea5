"""How many playouts bids guided by networks get."""

import ridotto
from bench.timing import best_rate
from ridotto.bots.registry import find_bot
from ridotto.engine.rng import Rng

JUDGED = 20_000
JUDGED_ROUND = 4
"""Rounds finished."""


def guided_rate(players: int) -> float:
    """In the fourth audition of singers, when everybody has some."""
    bot = find_bot("turandot", f"guided:{JUDGED}")
    match = ridotto.load("turandot", players=players, seed="bench")
    rng = Rng.of("bench")
    while True:
        seat = match.to_act[0]
        view = match.view(seat)
        if view.phase == "bid" and view.round == JUDGED_ROUND:
            break
        match.play(seat, rng.choice(view.legal))

    def think() -> int:
        bot.choose(view, rng)
        return JUDGED

    think()
    return best_rate(think)
