"""What longer thought gains in Turandot's bids: `python -m bench.games.turandot.bidding`.

A match of Turandot is decided by so much luck that hundreds hardly tell a long search from a short one. So
bids are compared and not luck: in the same positions, how often each bid would be made by either, and what
each bid is worth against opponents who bid as the short search would, or as they would learn to. Playouts are
about those that searches of 0.2 and 1.5 seconds have time for.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from math import sqrt

import numpy as np

from bench.timing import row
from ridotto.bots.registry import find_bot
from ridotto.compile.kernel import warm_up
from ridotto.engine.bot import decide
from ridotto.engine.game import CHANCE, Seat
from ridotto.engine.rng import Rng
from ridotto.games.turandot.bots.search.adapter import ADAPTER
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.options import FEWEST_PLAYERS, MAX_PLAYERS
from ridotto.games.turandot.rules.views.view import TurandotView
from ridotto.search.adapter import SecretChoices
from ridotto.search.budget import Budget
from ridotto.search.estimate import ActionEstimate
from ridotto.search.simultaneous.opponent_model import answer
from ridotto.search.simultaneous.regret_matching import RegretMatching
from ridotto.search.stopwatch import Stopwatch, never_wait

SHORT, LONG = Budget(playouts=27_000), Budget(playouts=200_000)
JUDGED = Budget(playouts=300_000)
"""How long the worth of the bids is worked out."""
POSITIONS = 120
"""With each number of players."""
EVERY = 3
"""Every third audition of a match."""


def main() -> None:
    warm_up(ADAPTER.kernels)
    for players in range(FEWEST_PLAYERS, MAX_PLAYERS + 1):
        compare(players)


def compare(players: int) -> None:
    gains = np.array([gain(view) for view in islice(auditions(players), POSITIONS)])
    within = 1.96 * gains.std(ddof=1) / sqrt(len(gains))
    row(
        f"Turandot {players} players, search:1.5s over search:200ms",
        f"{gains.mean():+.3f} ± {within:.3f}",
        "points a bid",
    )


def auditions(players: int) -> Iterator[TurandotView]:
    """Before the first bid of a round, in matches of the heuristic bot against itself."""
    bot, rng, seen = find_bot("turandot", "heuristic"), Rng.of("bids", players), 0
    while True:
        s = TURANDOT.start(TURANDOT.parse_options({"players": players}))
        while acting := TURANDOT.to_act(s):
            if acting == (CHANCE,):
                s = TURANDOT.apply_chance(s, TURANDOT.sample_chance(s, rng))
                continue
            view = TURANDOT.view(s, acting[0])
            if view.phase == "bid" and not any(player.face_down for player in view.players):
                seen += 1
                if seen % EVERY == 0:
                    yield view
            s = TURANDOT.apply(s, acting[0], decide(bot, TURANDOT, s, acting[0], rng))


def gain(view: TurandotView) -> float:
    """What the bids of the long search are worth more than those of the short one."""
    assert view.seat is not None
    choices = ADAPTER.choices(view)
    assert choices is not None
    rng = Rng.of("bid")
    short = [chances(think(view, seat, choices, rng, SHORT)) for seat in range(len(choices))]
    long = chances(answer(ADAPTER, ADAPTER.mix_actions, view, choices, rng, LONG, never_wait))
    opponents = tuple(
        choice
        if seat == view.seat
        else replace(choice, guess=tuple(short[seat][bid] for bid in choice.actions))
        for seat, choice in enumerate(choices)
    )
    judged = think(view, view.seat, opponents, Rng.of("judge"), JUDGED)
    return sum((long[bid.action] - short[view.seat][bid.action]) * bid.utility for bid in judged)


def think(
    view: TurandotView, seat: Seat, choices: tuple[SecretChoices, ...], rng: Rng, budget: Budget
) -> tuple[ActionEstimate, ...]:
    matching = RegretMatching(ADAPTER, ADAPTER.mix_actions, view, seat, choices, rng)
    matching.run(budget, Stopwatch())
    return matching.estimates()


def chances(thoughts: tuple[ActionEstimate, ...]) -> dict[int, float]:
    return {thought.action: thought.chance for thought in thoughts}


if __name__ == "__main__":
    main()
