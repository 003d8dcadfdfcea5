"""What a table on the network may agree on."""

from dataclasses import replace
from typing import Any

from ridotto.bots.registry import bot_names, find_bot
from ridotto.core.errors import RidottoError
from ridotto.core.game import AnyGame
from ridotto.core.registry import find_game
from ridotto.server.protocol.table import TableSettings

MOST_ROUNDS = 100
"""Every position carries the score sheet of all rounds."""


def levels_of(game_id: str) -> tuple[str, ...]:
    """The bots of a game, weakest first."""
    return bot_names(game_id)[::-1]


def checked(settings: TableSettings) -> tuple[TableSettings, AnyGame, Any]:
    """Settings with all options written out, the game and the parsed options."""
    game = find_game(settings.game)
    options = game.parse_options(settings.options)
    if getattr(options, "rounds", 0) > MOST_ROUNDS:
        raise RidottoError("too-many-rounds", most=MOST_ROUNDS)
    find_bot(game.id, settings.stand_in)
    return replace(settings, options=options.to_json()), game, options
