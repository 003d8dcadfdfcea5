"""Messages for a game without its own ones: the fields of a view as text, and the moves in record
notation."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Literal

from ridotto.engine.choices import whole_choices
from ridotto.engine.game import Game, O, S, Seat, V, View
from ridotto.engine.rng import Rng
from ridotto.engine.shown_fields import shown_view
from ridotto.messages.common import MatchOutcome, outcome_of
from ridotto.messages.game import GameMessages

MOST_MOVES = 200
"""A game with more moves needs its own page."""


@dataclass(frozen=True, slots=True)
class PlainCards:
    game: str


@dataclass(frozen=True, slots=True)
class PlainField:
    """A field of a view."""

    name: str
    value: str
    """Empty: the field has no value now."""
    is_own: bool
    """Whether only this seat sees it."""


@dataclass(frozen=True, slots=True)
class PlainSeats:
    """A field with a value for each seat."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlainRounds:
    """A field with a row for each round, trick or turn; each row has a value for each seat."""

    name: str
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class PlainPosition:
    game: str
    seat: Seat | None
    to_act: tuple[Seat, ...]
    leader: Seat | None
    round: int
    """The number of finished rounds."""
    outcome: MatchOutcome | None
    fields: tuple[PlainField, ...]
    by_seat: tuple[PlainSeats, ...]
    by_round: tuple[PlainRounds, ...]
    past: tuple[str, ...]
    """Always empty."""


@dataclass(frozen=True, slots=True)
class PlainTask:
    kind: Literal["plain"]
    moves: tuple[str, ...]
    """In record notation, without the seat."""


def plain_messages(game: Game[S, V, O]) -> GameMessages[V, O]:
    return GameMessages(
        position=PlainPosition,
        task=PlainTask,
        cards=PlainCards,
        past_round=str,
        position_of=partial(_position, game),
        present_of=partial(_position, game),
        past_of=_no_rounds,
        task_of=partial(_task, game),
        cards_of=lambda _: PlainCards(game.id),
        hand_of=lambda view: tuple(text for _, text in shown_view(game, view).own if text),
    )


def _position(game: Game[S, V, O], view: V) -> PlainPosition:
    shown = shown_view(game, view)
    fields = (*((fact, True) for fact in shown.own), *((fact, False) for fact in shown.common))
    return PlainPosition(
        game=game.id,
        seat=view.seat,
        to_act=view.to_act,
        leader=view.leader,
        round=view.round,
        outcome=None if view.outcome is None else outcome_of(view.outcome),
        fields=tuple(PlainField(name, text, is_own) for (name, text), is_own in fields),
        by_seat=tuple(PlainSeats(name, values) for name, values in shown.by_seat),
        by_round=tuple(PlainRounds(name, rows) for name, rows in shown.by_round),
        past=(),
    )


def _task(game: Game[S, V, O], view: V) -> PlainTask | None:
    if view.seat is None or view.seat not in view.to_act:
        return None
    # A seat's choices are the same in every state that fits its view.
    state = game.complete(view, Rng.of("plain"))
    return PlainTask("plain", whole_choices(game, state, view.seat, MOST_MOVES))


def _no_rounds(view: View, first: int) -> Iterator[object]:  # noqa: ARG001
    return iter(())
