"""Messages for a game that brings none of its own: the fields of a view as text, and its moves as words."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Literal

from ridotto.engine.choices import whole_choices
from ridotto.engine.game import Game, O, S, Seat, V, View
from ridotto.engine.rng import Rng
from ridotto.engine.shown_fields import shown_fields, written
from ridotto.messages.common import MatchOutcome
from ridotto.messages.game import GameMessages
from ridotto.messages.outcomes import outcome_of

MOST_MOVES = 200
"""A game with more to choose from needs a page of its own."""


@dataclass(frozen=True, slots=True)
class PlainCards:
    game: str


@dataclass(frozen=True, slots=True)
class PlainField:
    """A field of a view."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class PlainPosition:
    game: str
    seat: Seat | None
    to_act: tuple[Seat, ...]
    leader: Seat | None
    round: int
    """Rounds finished."""
    outcome: MatchOutcome | None
    fields: tuple[PlainField, ...]
    past: tuple[str, ...]
    """Always empty."""


@dataclass(frozen=True, slots=True)
class PlainTask:
    kind: Literal["plain"]
    moves: tuple[str, ...]
    """As a record writes them, without the seat."""


def plain_messages(game: Game[S, V, O]) -> GameMessages[V, O]:
    return GameMessages(
        position=PlainPosition,
        task=PlainTask,
        cards=PlainCards,
        past_round=str,
        position_of=partial(_position, game.id),
        present_of=partial(_position, game.id),
        past_of=_no_rounds,
        task_of=partial(_task, game),
        cards_of=lambda _: PlainCards(game.id),
    )


def _position(game_id: str, view: View) -> PlainPosition:
    return PlainPosition(
        game=game_id,
        seat=view.seat,
        to_act=view.to_act,
        leader=view.leader,
        round=view.round,
        outcome=outcome_of(view.outcome),
        fields=tuple(PlainField(name, written(value)) for name, value in shown_fields(view)),
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
