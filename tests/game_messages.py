"""The messages of all games, for tests that go through all of them."""

from functools import cache
from typing import Any

from pydantic import TypeAdapter

from ridotto.engine.game import Game, O, S, V
from ridotto.games import all_kits, find_kit
from ridotto.messages.game import GameMessages
from ridotto.messages.schema import from_server, replay

_OWN = [kit.messages for kit in all_kits() if kit.load_messages is not None]

FromServer: Any = from_server(_OWN)
Replay: Any = replay(_OWN)
"""Of any game that brings messages of its own."""


def messages_of(game: Game[S, V, O]) -> GameMessages[Any, Any]:
    return find_kit(game.id).messages


def positions_of(game: Game[S, V, O]) -> TypeAdapter[Any]:
    return _positions_of(game.id)


@cache
def _positions_of(game_id: str) -> TypeAdapter[Any]:
    return TypeAdapter(find_kit(game_id).messages.position)


def tasks_of(game: Game[S, V, O]) -> TypeAdapter[Any]:
    return _tasks_of(game.id)


@cache
def _tasks_of(game_id: str) -> TypeAdapter[Any]:
    return TypeAdapter(find_kit(game_id).messages.task | None)


@cache
def replays_of(game_id: str) -> TypeAdapter[Any]:
    return TypeAdapter(replay([find_kit(game_id).messages]))
