"""A match again, from one seat's eyes, a stretch at a time."""

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from threading import Lock
from typing import Any

from ridotto.core.errors import InvalidRecord, RidottoError
from ridotto.core.game import AnyGame, Seat
from ridotto.core.notation import cut
from ridotto.core.record import Record
from ridotto.core.registry import find_game
from ridotto.core.replay import apply_line
from ridotto.server.positions import cards_of, position_of, task_of
from ridotto.server.protocol.http import Frame, Replay
from ridotto.server.protocol.table import TableSettings

MOST_EVENTS = 20_000
"""No match that can be played at a table has half as many."""

MOST_STATES = 40_000
"""Kept, so that the next stretch of a match that was asked for lately comes at once: about 60 MB."""

States = tuple[Any, ...]


class Replays:
    """Draws up replays; blocks while it does, so it is asked in a thread. Remembers the last matches."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Any, ...], States] = OrderedDict()
        self._lock = Lock()

    def replay(
        self,
        record: Record,
        *,
        seat: Seat | None,
        eyes: Sequence[Seat],
        first: int,
        count: int,
        settings: TableSettings | None = None,
        has_lines: bool = True,
    ) -> Replay:
        """Frames `first` to `first + count` as the seat sees them; errors name the event and the reason."""
        game = find_game(record.game)
        options = game.parse_options(record.options)
        if record.seats is not None and len(record.seats) != options.players:
            raise InvalidRecord("record-seats-count", found=len(record.seats), players=options.players)
        if seat is not None and seat not in eyes:
            raise RidottoError("no-such-seat", seat=seat, last=options.players - 1)
        events = tuple(record.events)
        states = self._states(game, options, events)
        return Replay(
            settings=settings,
            game=game.id,
            options=options.to_json(),
            cards=cards_of(options),
            seats=tuple(cut(name) for name in record.seats or ("",) * options.players),
            seat=seat,
            eyes=tuple(eyes),
            is_over=not game.to_act(states[-1]),
            frames_in_all=len(states),
            rounds=first_frames(events),
            frames=tuple(
                _frame(
                    game, states[number], seat, number, events[number - 1] if has_lines and number else None
                )
                for number in range(first, min(first + count, len(states)))
            ),
        )

    def _states(self, game: AnyGame, options: Any, events: tuple[str, ...]) -> States:
        key = (game.id, options, events)
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        states = tuple(_played(game, options, events))
        with self._lock:
            self._kept[key] = states
            while len(self._kept) > 1 and sum(len(kept) for kept in self._kept.values()) > MOST_STATES:
                self._kept.popitem(last=False)
        return states


def first_frames(events: Iterable[str]) -> tuple[int, ...]:
    """The frames where rounds begin: all that nature decides, but who begins."""
    return tuple(number for number, line in enumerate(events, start=1) if number > 1 and _is_chance(line))


def _is_chance(line: str) -> bool:
    return not line[:1].isdigit()


def _played(game: AnyGame, options: Any, events: tuple[str, ...]) -> list[Any]:
    if len(events) > MOST_EVENTS:
        raise InvalidRecord("too-many-events", found=len(events), most=MOST_EVENTS)
    states = [game.start(options)]
    for number, line in enumerate(events, start=1):
        try:
            states.append(apply_line(game, states[-1], line))
        except RidottoError as error:
            raise InvalidRecord("event-refused", event=number, reason=error) from None
    return states


def _frame(game: AnyGame, state: Any, seat: Seat | None, number: int, line: str | None) -> Frame:
    view = game.view(state, seat)
    return Frame(number, line, position_of(view), task_of(view))
