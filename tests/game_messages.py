"""The messages of all games, for tests that go through all of them."""

from typing import Any

from ridotto.games import SomeKit, all_kits
from ridotto.messages.schema import any_of, from_server

GAMES = [kit.messages for kit in all_kits() if kit.load_messages is not None]

Position: Any = any_of(GAMES, "position")
Task: Any = any_of(GAMES, "task")
Cards: Any = any_of(GAMES, "cards")
FromServer: Any = from_server(GAMES)


def position_of(view: Any) -> Any:
    return _kit(view.options).messages.position_of(view)


def task_of(view: Any) -> Any:
    return _kit(view.options).messages.task_of(view)


def cards_of(options: Any) -> Any:
    return _kit(options).messages.cards_of(options)


def _kit(options: Any) -> SomeKit:
    return next(kit for kit in all_kits() if isinstance(options, type(kit.game.parse_options({}))))
