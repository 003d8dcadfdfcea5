"""A position in words, as `repr` shows it: what a spectator sees."""

import textwrap
from collections.abc import Iterator, Sequence

from ridotto.engine.errors import one_line
from ridotto.engine.game import CHANCE
from ridotto.engine.play.match import SomeMatch
from ridotto.engine.shown_fields import NOTHING, shown_view

LONGEST = 100
"""Letters of a line."""
MARGIN = "  "
BETWEEN_SEATS = " | "
"""As in the deals of records."""


def position_text(match: SomeMatch) -> str:
    return "\n".join(_lines(match))


def _lines(match: SomeMatch) -> Iterator[str]:
    options = match.game.options(match.state).to_json()
    named = ", ".join(f"{name} {value}" for name, value in options.items())
    yield one_line(f"{match.game.id}: {named}", LONGEST)
    if match.events:
        yield one_line(f"event {len(match.events)}: {match.events[-1]}", LONGEST)
    shown = shown_view(match.game, match.game.view(match.state, None))
    for name, text in shown.common:
        if text:
            yield from _wrapped(f"{name}: {text}")
    for name, values in shown.by_seat:
        if {*values} != {NOTHING}:
            yield from _by_seat(name, values)
    for name, rows in shown.by_round:
        for number, row in enumerate(rows, start=1):
            yield from _wrapped(f"{name} {number}: {BETWEEN_SEATS.join(row)}")
    outcome = match.outcome
    if outcome is None:
        acting = ("chance" if seat == CHANCE else str(seat) for seat in match.to_act)
        yield f"to act: {', '.join(acting)}"
    else:
        winners = ", ".join(map(str, outcome.winners)) or "nobody"
        yield f"over: scores {', '.join(map(str, outcome.scores))}; won by {winners}"


def _by_seat(name: str, values: Sequence[str]) -> Iterator[str]:
    """One line, or one for each seat if that would be too long."""
    together = f"{name}: {BETWEEN_SEATS.join(values)}"
    if len(MARGIN + together) <= LONGEST:
        yield from _wrapped(together)
        return
    for seat, text in enumerate(values):
        yield from _wrapped(f"{name} {seat}: {text}")


def _wrapped(line: str) -> list[str]:
    return textwrap.wrap(
        one_line(line, len(line)), LONGEST, initial_indent=MARGIN, subsequent_indent=MARGIN * 2
    )
