"""A record as rows of the three tables. This needs no heavy libraries."""

from dataclasses import dataclass, field
from typing import Any

from ridotto.engine.errors import InvalidRecord, RidottoError
from ridotto.engine.game import Seat, SomeGame
from ridotto.engine.records.record import Record, has_half_letter
from ridotto.engine.records.replay import apply_chance_line, event_of_line
from ridotto.engine.records.verify import check_result
from ridotto.engine.registry import find_game

# The values of one row or one column, which have the types that tables.py names.
Values = list[Any]


@dataclass(slots=True)
class Rows:
    """Columns by name, for each of the three tables."""

    matches: dict[str, Values] = field(default_factory=dict)
    rounds: dict[str, Values] = field(default_factory=dict)
    decisions: dict[str, Values] = field(default_factory=dict)


class DisobedientRecord(InvalidRecord):
    """A record that does not obey the rules has no rows."""


def rows_of(number: int, record: Record) -> Rows:
    """The rows of the match with this number; raises `DisobedientRecord` if it breaks the rules."""
    event = 0
    try:
        game = find_game(record.game)
        replayed = _Replayed(number, game, record)
        for line in record.events:
            event += 1
            replayed.take(line)
        replayed.finish()
    except RidottoError as error:
        raise DisobedientRecord("record-disobedient", event=event, reason=error) from None
    return replayed.rows


class _Replayed:
    """A match that is replayed line by line."""

    def __init__(self, number: int, game: SomeGame, record: Record) -> None:
        self.rows = Rows()
        self._number = number
        self._game = game
        self._record = record
        self._s = game.start(game.parse_options(record.options))
        self._players = game.options(self._s).players
        self._event = 0
        self._decisions = 0
        self._chance: list[str] = []
        self._first_event = 0
        self._before = game.scores(self._s)

    def take(self, line: str) -> None:
        game, finished = self._game, self._game.rounds_finished(self._s)
        seat, text = event_of_line(line, self._players)
        if seat is None:
            self._s = apply_chance_line(game, self._s, text)
            self._chance.append(line)
        else:
            self._decide(seat, text)
        self._event += 1
        if game.rounds_finished(self._s) > finished:
            self._end_round(finished + 1, is_finished=True)

    def _decide(self, seat: Seat, move: str) -> None:
        game, round_number = self._game, self._game.rounds_finished(self._s) + 1
        actions = game.parse_move(self._s, seat, move)
        for pick, action in enumerate(actions):
            legal = sum(1 << each for each in game.legal(self._s, seat))
            self._s = game.apply(self._s, seat, action)
            self._decisions += 1
            _add(
                self.rows.decisions,
                match=self._number,
                event=self._event,
                pick=pick,
                round=round_number,
                seat=seat,
                action=action,
                legal=legal,
                move=move if pick == len(actions) - 1 else None,
            )

    def _end_round(self, number: int, *, is_finished: bool) -> None:
        scores = self._game.scores(self._s)
        _add(
            self.rows.rounds,
            match=self._number,
            round=number,
            is_finished=is_finished,
            first_event=self._first_event,
            events=self._event - self._first_event,
            chance=self._chance,
            scores=scores,
            gained=[new - old for new, old in zip(scores, self._before, strict=True)],
        )
        self._before, self._chance, self._first_event = scores, [], self._event

    def finish(self) -> None:
        game, record = self._game, self._record
        if record.seats is not None and len(record.seats) != self._players:
            raise InvalidRecord("record-seats-count", found=len(record.seats), players=self._players)
        if any(map(has_half_letter, record.seats or ())):
            raise InvalidRecord("record-half-letter", key="seats")
        check_result(game, self._s, record)
        rounds = game.rounds_finished(self._s)
        if self._event > self._first_event:
            self._end_round(rounds + 1, is_finished=False)
        outcome = game.outcome(self._s)
        _add(
            self.rows.matches,
            match=self._number,
            game=record.game,
            players=self._players,
            options=record.options,
            seats=record.seats,
            is_finished=outcome is not None,
            scores=None if outcome is None else outcome.scores,
            winners=None if outcome is None else outcome.winners,
            dummy=None if outcome is None else outcome.dummy,
            reason=None if outcome is None else outcome.reason,
            rounds=rounds,
            events=self._event,
            decisions=self._decisions,
            result=record.result,
            extra=record.extra or None,
        )


def _add(columns: dict[str, Values], **row: object) -> None:
    for name, value in row.items():
        columns.setdefault(name, []).append(value)
