"""The messages of all games, for tests that go through all of them."""

from functools import cache
from typing import Any

from pydantic import TypeAdapter

from ridotto.engine.game import Game, O, S, V
from ridotto.games import all_kits, find_kit
from ridotto.messages.game import GameMessages, filled
from ridotto.messages.schema import from_server, replay
from ridotto.messages.table.from_server import PositionInfo

Infos = TypeAdapter[PositionInfo[object, object, object]]

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


def infos_of(game: Game[S, V, O]) -> Infos:
    """Of a whole position, with all that its seat can ask for."""
    return _infos_of(game.id)


@cache
def _infos_of(game_id: str) -> Infos:
    messages = find_kit(game_id).messages
    return TypeAdapter(filled(PositionInfo, messages.position, messages.task, messages.danger))


def tasks_of(game: Game[S, V, O]) -> TypeAdapter[Any]:
    return _tasks_of(game.id)


@cache
def _tasks_of(game_id: str) -> TypeAdapter[Any]:
    return TypeAdapter(find_kit(game_id).messages.task | None)


@cache
def replays_of(game_id: str) -> TypeAdapter[Any]:
    return TypeAdapter(replay([find_kit(game_id).messages]))
