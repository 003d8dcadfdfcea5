"""How a match ended, for each person who had a seat."""

import json
import logging
from dataclasses import dataclass

from pydantic import TypeAdapter

from ridotto.engine.game import Outcome, Seat, SomeGame
from ridotto.games import SomeKit
from ridotto.server.store import Result, ResultSummary
from ridotto.server.store.results import LARGEST
from ridotto.server.tables.state.seating import Seating
from ridotto.server.tables.state.table import Plans, Table, seated_after, state_after

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ResultDetail:
    """What a history shows of a match besides its date, stored as JSON."""

    options: dict[str, object]
    seats: tuple[str | None, ...]
    """As a log writes them."""
    seat: Seat
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


_DETAIL = TypeAdapter(ResultDetail)

Setup = dict[str, str | int]
_SETUP = TypeAdapter(Setup)


def load_result_detail(text: str) -> ResultDetail:
    """Raises a ValueError if it is invalid."""
    detail = _DETAIL.validate_json(text, strict=True)
    if detail.seat not in range(len(detail.seats)) or len(detail.scores) != len(detail.seats):
        raise ValueError("another number of seats")
    return detail


def load_setup(text: str) -> Setup:
    """Raises a ValueError if it is invalid."""
    return _SETUP.validate_json(text, strict=True)


def results_after(table_id: str, table: Table, plans: Plans, at: str) -> tuple[Result, ...]:
    """The results to store with plans that end a match."""
    return _results(table_id, table, seated_after(table, plans), state_after(table, plans), at)


def results_of_finished(table_id: str, table: Table, at: str) -> tuple[Result, ...]:
    """The same for a table that is over."""
    return _results(table_id, table, table.seating, table.match.state, at)


def _results(table_id: str, table: Table, seating: Seating, state: object, at: str) -> tuple[Result, ...]:
    outcome = table.game.outcome(state)
    people = dict.fromkeys((*seating.people, *([seating.host] if seating.host else [])))
    return tuple(
        Result(person, table_id, at, _summary(table, seating, state, outcome, person)) for person in people
    )


def _summary(
    table: Table, seating: Seating, state: object, outcome: Outcome | None, person: str
) -> ResultSummary | None:
    seat = seating.seat_of(person)
    if seat is None or outcome is None:
        return None
    options = table.options.to_json()
    return ResultSummary(
        game=table.game.id,
        setup=json.dumps(_setup(table.game, options), sort_keys=True),
        is_counted=seating.is_played_by_person(seat),
        is_won=seat in outcome.winners,
        score=outcome.scores[seat],
        rounds=table.game.rounds_finished(state),
        figures=json.dumps(_figures(table.kit, state, seat)),
        detail=_DETAIL.dump_json(
            ResultDetail(
                options=options,
                seats=tuple(sitter.to_word() for sitter in seating.seats),
                seat=seat,
                scores=outcome.scores,
                winners=outcome.winners,
                reason=outcome.reason,
            )
        ).decode(),
    )


def _setup(game: SomeGame, options: dict[str, object]) -> dict[str, object]:
    """The options in which setups differ."""
    names = (option.name for option in game.option_list if option.rank == "setup")
    return {name: options[name] for name in names if name in options}


def _figures(kit: SomeKit, state: object, seat: Seat) -> dict[str, int]:
    view = kit.game.view(state, None)
    found = {}
    for figure in kit.figures:
        try:
            value = int(figure.of(view, seat))
            if abs(value) > LARGEST:
                raise ValueError("too large")
            found[figure.name] = value
        except Exception as error:
            # An error in a plugin game must not prevent a match from ending.
            _log.error("%s: calculating the statistic %s failed: %r", kit.game.id, figure.name, error)
    return found
