"""The settings of a web table."""

from dataclasses import replace

from pydantic import TypeAdapter

from ridotto.bots.registry import bot_names, level_names
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import Options, SomeGame
from ridotto.engine.notation import quote_short
from ridotto.engine.options import check_at_table
from ridotto.games import find_game, find_kit
from ridotto.messages.limits import SHORTEST_CORRESPONDENCE_S
from ridotto.messages.table.settings import TableSettings

SETTINGS = TypeAdapter(TableSettings)
"""As they are kept."""


def levels_of(game_id: str) -> tuple[str, ...]:
    """The bots that people choose from, weakest first."""
    return level_names(game_id) or bot_names(game_id)[::-1]


def check_level(game_id: str, level: str) -> None:
    """No searches with a budget of their own: they would delay the other tables."""
    if level not in (*levels_of(game_id), *bot_names(game_id)):
        raise InvalidOptions("unknown-bot", bot=quote_short(level), known=", ".join(levels_of(game_id)))


def _check_correspondence(settings: TableSettings) -> None:
    """Refuses a reserve by correspondence: a deadline would be hard to tell, and days need no reserve."""
    clock = settings.clock
    if settings.is_correspondence and (
        clock is None or clock.move_s < SHORTEST_CORRESPONDENCE_S or clock.reserve_s
    ):
        raise InvalidOptions("correspondence-clock")


def checked(settings: TableSettings) -> tuple[TableSettings, SomeGame, Options]:
    """Settings with all options written out, the game and the parsed options."""
    game = find_game(settings.game)
    options = game.parse_options(settings.options)
    written = options.to_json()
    check_at_table(game.option_list, written)
    check_level(game.id, settings.stand_in)
    _check_correspondence(settings)
    find_kit(game.id).check_from_memory(is_wanted=settings.from_memory)
    return replace(settings, options=written), game, options
