"""The message types of one game, and the functions that make them from views."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter
from pydantic_core import SchemaSerializer

from ridotto.engine.game import Options, View
from ridotto.messages.http import Frame, ReplayHead
from ridotto.messages.table.from_server import PositionInfo, Welcome

V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741

# Type checkers have no type for a dataclass or a union of them; pydantic reads it.
MessageType = Any
"""The type of a message, or of a part of one."""


def filled(message: MessageType, *parts: MessageType) -> MessageType:
    """A generic message filled with a game's own types, which are known only at run time."""
    return message[parts]


def serializer_of(message: MessageType) -> SchemaSerializer:
    return TypeAdapter(message).serializer


def _no_danger(view: View) -> object | None:  # noqa: ARG001
    return None


@dataclass(frozen=True)
class PositionParts(Generic[V]):
    """The two parts of a position: its fields are those of `own` followed by those of `common`."""

    own: MessageType
    own_of: Callable[[V], object]
    common: MessageType
    common_of: Callable[[V], object]
    """The result is the same for every view of a state."""

    # As in `GameMessages`, without an adapter's own arguments, which take as long as a short message.

    @cached_property
    def to_common(self) -> SchemaSerializer:
        return serializer_of(self.common)


@dataclass(frozen=True)
class GameMessages(Generic[V, O]):
    """All messages are made from views only, so they cannot contain hidden information."""

    position: MessageType
    task: MessageType
    cards: MessageType
    past_round: MessageType
    position_of: Callable[[V], object]
    present_of: Callable[[V], object]
    """The position without its finished rounds, which are sent once for many positions."""
    past_of: Callable[[V, int], Iterator[object]]
    """The finished rounds from a given number on; they are the same for all seats."""
    task_of: Callable[[V], object | None]
    """The choice that the seat has to make; None: it waits."""
    cards_of: Callable[[O], object]
    parts: PositionParts[V] | None = None
    """The part of a position that only one seat sees, and the part that all seats see, which is serialized
    once for all. None: each seat has its own complete position."""
    danger: MessageType = None
    """The type of the game's warnings; None: the game has none."""
    danger_of: Callable[[V], object | None] = _no_danger
    """The warnings that follow from the information a seat has seen; None: there are none now."""
    hand_of: Callable[[V], tuple[str, ...]] | None = None
    """The information that only this seat sees, for a replay with all hands open: its cards, or a sealed
    choice, in record notation. None: the game shows nothing beyond the view of each seat."""
    shared_words: Mapping[str, MessageType] = field(default_factory=dict)
    """Lists of words that several messages use, by the name under which the schema defines them once."""

    # Adapters for the exact types of a game serialize three times as fast as adapters for the types of all
    # games.

    @cached_property
    def to_welcome(self) -> "TypeAdapter[Welcome[object]]":
        return TypeAdapter(filled(Welcome, self.cards))

    @cached_property
    def to_own_position(self) -> SchemaSerializer:
        """Contains only the seat's own part of the position."""
        own = self.position if self.parts is None else self.parts.own
        return serializer_of(filled(PositionInfo, own, self.task, self.danger))

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
        """Cards, a position and a task together with figures and texts, as the arena sends them to
        programs."""
        kinds = int | float | str | dict[str, object] | self.cards | self.position | self.task | None
        return TypeAdapter(dict[str, kinds])  # type: ignore[valid-type]  # made of what this game brings
