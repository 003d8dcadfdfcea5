"""A position in words, as `repr` shows it: what a spectator sees."""

from collections.abc import Iterator

from ridotto.engine.errors import one_line
from ridotto.engine.game import CHANCE
from ridotto.engine.play.match import SomeMatch
from ridotto.engine.shown_fields import shown_fields

LONGEST = 100
"""Letters of a line."""


def position_text(match: SomeMatch) -> str:
    return "\n".join(one_line(line, LONGEST) for line in _lines(match))


def _lines(match: SomeMatch) -> Iterator[str]:
    options = match.game.options(match.state).to_json()
    yield f"{match.game.id}: {', '.join(f'{name} {value}' for name, value in options.items())}"
    if match.events:
        yield f"event {len(match.events)}: {match.events[-1]}"
    view = match.game.view(match.state, None)
    for name, value in shown_fields(view):
        if value not in (None, (), ""):
            yield f"  {name}: {value}"
    outcome = match.outcome
    if outcome is None:
        acting = ("nature" if seat == CHANCE else str(seat) for seat in match.to_act)
        yield f"to act: {', '.join(acting)}"
    else:
        winners = ", ".join(map(str, outcome.winners)) or "nobody"
        yield f"over: scores {', '.join(map(str, outcome.scores))}; won by {winners}"
