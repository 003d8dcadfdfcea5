"""Whole matches with a bot at the table, for tests."""

from collections.abc import Iterator, Sequence
from typing import Any

from ridotto.engine.bot import Bot, decide
from ridotto.engine.game import CHANCE, Seat
from ridotto.engine.rng import Rng
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.views.view import TurandotState


def decisions(
    options: TurandotOptions, bots: Sequence[Bot[Any]], seed: int | str
) -> Iterator[tuple[TurandotState, Seat, int]]:
    """Every decision of a match: the state before it, the seat and what its bot does."""
    chance = Rng.of(seed, "nature")
    bots_of_game = [Rng.of(seed, "bot", seat) for seat in range(options.players)]
    s = TURANDOT.start(options)
    while acting := TURANDOT.to_act(s):
        if acting == (CHANCE,):
            s = TURANDOT.apply_chance(s, TURANDOT.sample_chance(s, chance))
            continue
        seat = chance.choice(acting)
        action = decide(bots[seat], TURANDOT, s, seat, bots_of_game[seat])
        yield s, seat, action
        s = TURANDOT.apply(s, seat, action)


def scores(options: TurandotOptions, bots: Sequence[Bot[Any]], seed: int | str) -> tuple[int, ...]:
    """How a match ends."""
    for before, seat, action in decisions(options, bots, seed):
        s = TURANDOT.apply(before, seat, action)
    outcome = TURANDOT.outcome(s)
    assert outcome is not None
    return outcome.scores
