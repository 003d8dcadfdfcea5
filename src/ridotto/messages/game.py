"""What one game brings to the messages: its types, and how they are made from views."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter

from ridotto.engine.game import Options, View
from ridotto.messages.http import Frame, ReplayHead
from ridotto.messages.table.from_server import PositionInfo, Welcome

V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741

# Type checkers have no name for a dataclass or a union of them; pydantic reads it.
MessageType = Any
"""The type of a message, or of a part of one."""


def filled(message: MessageType, *parts: MessageType) -> MessageType:
    """A generic message with a game's own types in it, which only the running program knows."""
    return message[parts]


def _no_danger(view: View) -> object | None:  # noqa: ARG001
    return None


@dataclass(frozen=True)
class PositionParts(Generic[V]):
    """The two parts of a position: its fields are those of `own` and then those of `common`."""

    own: MessageType
    own_of: Callable[[V], object]
    common: MessageType
    common_of: Callable[[V], object]
    """The same from any view of a state."""

    # As in `GameMessages`.

    @cached_property
    def to_common(self) -> "TypeAdapter[object]":
        return TypeAdapter(self.common)


@dataclass(frozen=True)
class GameMessages(Generic[V, O]):
    """Everything is made from views alone, so nothing hidden can get in."""

    position: MessageType
    task: MessageType
    cards: MessageType
    past_round: MessageType
    position_of: Callable[[V], object]
    present_of: Callable[[V], object]
    """The position without its finished rounds, which come once for many positions."""
    past_of: Callable[[V, int], Iterator[object]]
    """The finished rounds from a number on, which everybody saw alike."""
    task_of: Callable[[V], object | None]
    """What the seat is asked for; None: it waits."""
    cards_of: Callable[[O], object]
    parts: PositionParts[V] | None = None
    """What only a seat sees of a position, and what everybody sees, which is then written once for all.
    None: each seat has a position of its own."""
    danger: MessageType = None
    """What the game warns of; None: of nothing."""
    danger_of: Callable[[V], object | None] = _no_danger
    """What follows from what a seat has seen; None: nothing now."""
    hand_of: Callable[[V], tuple[str, ...]] | None = None
    """What only this seat sees, for a replay with all hands open: its cards, or a sealed choice, as a record
    writes them. None: the game tells nothing more than through each seat's eyes."""
    shared_words: Mapping[str, MessageType] = field(default_factory=dict)
    """Words that several messages choose from, by the name under which the schema writes them once."""

    # Adapters for the very types of a game write three times as fast as for any of several games.

    @cached_property
    def to_welcome(self) -> "TypeAdapter[Welcome[object]]":
        return TypeAdapter(filled(Welcome, self.cards))

    @cached_property
    def to_position(self) -> "TypeAdapter[PositionInfo[object, object, object]]":
        return TypeAdapter(filled(PositionInfo, self.position, self.task, self.danger))

    @cached_property
    def to_own_position(self) -> "TypeAdapter[PositionInfo[object, object, object]]":
        """With only a seat's own part of the position in it."""
        own = self.position if self.parts is None else self.parts.own
        return TypeAdapter(filled(PositionInfo, own, self.task, self.danger))

    @cached_property
    def to_frame(self) -> "TypeAdapter[Frame[object, object]]":
        return TypeAdapter(filled(Frame, self.position, self.task))

    @cached_property
    def to_head(self) -> "TypeAdapter[ReplayHead[object]]":
        return TypeAdapter(filled(ReplayHead, self.cards))

    @cached_property
    def to_past_round(self) -> "TypeAdapter[object]":
        return TypeAdapter(self.past_round)

    @cached_property
    def to_parts(self) -> "TypeAdapter[dict[str, object]]":
        """Cards, a position and a task beside figures and texts, as programs in the arena are told."""
        kinds = int | float | str | dict[str, object] | self.cards | self.position | self.task | None
        return TypeAdapter(dict[str, kinds])  # type: ignore[valid-type]  # made of what this game brings
