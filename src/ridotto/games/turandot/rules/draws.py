"""Chance outcomes as single draws, to count and list them."""

from ridotto.compile.bits import members
from ridotto.engine.game import Draw, Outcomes
from ridotto.engine.notation import no_such_draws
from ridotto.games.turandot.rules.chance import candidates
from ridotto.games.turandot.rules.state import CHOOSE_MAESTRO, PHASE, PLAYERS, SLOTS


def next_draws(c: list[int], drawn: Outcomes) -> tuple[Draw, ...]:
    """The first Maestro; or slot after slot, every card that is left."""
    is_first = c[PHASE] == CHOOSE_MAESTRO
    needed = 1 if is_first else c[SLOTS]
    every = range(c[PLAYERS]) if is_first else members(candidates(c))
    left = [value for value in every if value not in drawn]
    if len(drawn) > needed or len(left) + len(drawn) != len(every):
        raise no_such_draws(drawn)
    return tuple(Draw(value, 1) for value in left) if len(drawn) < needed else ()
