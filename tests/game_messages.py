"""The messages of all games, for tests that go through all of them."""

from functools import cache
from typing import Any

from pydantic import TypeAdapter

from ridotto.engine.game import SomeGame
from ridotto.games import all_kits, find_kit
from ridotto.messages.game import GameMessages
from ridotto.messages.schema import from_server, replay

_OWN = [kit.messages for kit in all_kits() if kit.load_messages is not None]

FromServer: Any = from_server(_OWN)
Replay: Any = replay(_OWN)
"""Of any game that brings messages of its own."""


def messages_of(game: SomeGame) -> GameMessages[Any, Any]:
    return find_kit(game.id).messages


@cache
def positions_of(game: SomeGame) -> TypeAdapter[Any]:
    return TypeAdapter(messages_of(game).position)


@cache
def tasks_of(game: SomeGame) -> TypeAdapter[Any]:
    return TypeAdapter(messages_of(game).task | None)


@cache
def replays_of(game_id: str) -> TypeAdapter[Any]:
    return TypeAdapter(replay([find_kit(game_id).messages]))
