"""Chance outcomes as single draws, for those who count them."""

from ridotto.compile.bits import members
from ridotto.engine.game import Draw, Outcomes
from ridotto.games.turandot.rules.chance import candidates
from ridotto.games.turandot.rules.state import CHOOSE_MAESTRO, PHASE, PLAYERS, SLOTS


def next_draws(c: list[int], drawn: Outcomes) -> tuple[Draw, ...]:
    """The first Maestro; or slot after slot, every card that is left."""
    if len(drawn) == (1 if c[PHASE] == CHOOSE_MAESTRO else c[SLOTS]):
        return ()
    left = range(c[PLAYERS]) if c[PHASE] == CHOOSE_MAESTRO else members(candidates(c))
    return tuple(Draw(value, 1) for value in left if value not in drawn)
