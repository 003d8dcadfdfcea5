"""The entries that starting, moving and nature's turns lead to."""

from collections.abc import Iterable

from ridotto.engine.game import Seat
from ridotto.engine.play.match import Step
from ridotto.server.tables.session.pauses import pause_s
from ridotto.server.tables.state.entries import Event, Started, TakenBack
from ridotto.server.tables.state.table import Planned, Table

Plans = list[Planned]


def start(table: Table) -> Plans:
    """Begin, and let nature act."""
    match = table.match
    step = None if table.first is None else match.first_step(table.first)
    if step is None:
        return [Planned(Started()), *_events(match.chance_steps())]
    return [Planned(Started()), *_events([step, *match.chance_steps(step)])]


def move(table: Table, line: str, *, spent_s: float | None) -> Plans:
    """A move; where the table does not rest after it, with what nature does then."""
    step = table.match.step(line)
    plans = [Planned(Event(line, spent_s), step)]
    if not pause_s(table.settings.pace, table.game, table.match.state, step.state):
        plans += _events(table.match.chance_steps(step))
    return plans


def nature(table: Table) -> Plans:
    return _events(table.match.chance_steps())


def take_back(table: Table, seat: Seat) -> Plans:
    return [Planned(TakenBack(seat), Step("", table.game.retract(table.match.state, seat)))]


def _events(steps: Iterable[Step[object]]) -> Plans:
    return [Planned(Event(step.line), step) for step in steps]
