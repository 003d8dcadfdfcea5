"""The games, options and limits of this server, from the declarations of the games."""

from functools import cache

from ridotto import __version__
from ridotto.bots.registry import usual_level
from ridotto.engine.first_seat import start_with
from ridotto.engine.game import SomeGame
from ridotto.engine.options import (
    MOST_ROUNDS_AT_TABLE,
    Chosen,
    Option,
    WordOption,
    parsed,
    setups,
    summary_names,
)
from ridotto.games import all_games, find_kit
from ridotto.messages import PROTOCOL
from ridotto.messages.http import Catalogue, Choice, GameInfo, Limits, Setup
from ridotto.messages.limits import LARGEST_OWN_FILE, LONGEST_CHAT, LONGEST_NAME
from ridotto.server.tables import levels_of

MOVE_S = (15, 30, 60, 120)
RESERVE_S = (0, 60, 120, 300)
DAY_S = 24 * 60 * 60
CORRESPONDENCE_S = (DAY_S // 3, DAY_S, 2 * DAY_S, 3 * DAY_S, 7 * DAY_S)


@cache
def catalogue() -> Catalogue:
    return Catalogue(
        protocol=PROTOCOL,
        version=__version__,
        games=tuple(map(game_info, all_games())),
        limits=Limits(
            longest_name=LONGEST_NAME,
            most_rounds=MOST_ROUNDS_AT_TABLE,
            move_s=MOVE_S,
            reserve_s=RESERVE_S,
            correspondence_s=CORRESPONDENCE_S,
            longest_chat=LONGEST_CHAT,
            own_file=LARGEST_OWN_FILE,
        ),
    )


def game_info(game: SomeGame) -> GameInfo:
    offered = tuple(setups(game.option_list))
    usual = parsed(game.option_list, {})
    return GameInfo(
        id=game.id,
        setups=tuple(_setup(game, chosen) for chosen in offered),
        default=next(place for place, chosen in enumerate(offered) if chosen.items() <= usual.items()),
        levels=levels_of(game.id),
        default_level=usual_level(game.id),
        setup=tuple(option.name for option in game.option_list if option.rank == "setup"),
        summary=summary_names(game.option_list),
        offers_from_memory=find_kit(game.id).from_memory is not None,
    )


def _setup(game: SomeGame, chosen: dict[str, str | int]) -> Setup:
    options = game.parse_options(chosen)
    parties = game.parties(start_with(game, options, 0))
    return Setup.of(
        players=options.players,
        has_teams=len(set(parties)) < options.players,
        choices=_choices(game.option_list, chosen),
        chosen=chosen,
        facts=_facts(game.option_list, chosen),
    )


def _facts(options: tuple[Option, ...], chosen: Chosen) -> dict[str, int]:
    found: dict[str, int] = {}
    for option in options:
        if option.name in chosen and isinstance(option, WordOption) and option.facts is not None:
            found.update(option.facts(chosen))
    return found


def _files(option: Option) -> tuple[str, ...]:
    file = option.file if isinstance(option, WordOption) else None
    return file.suffixes if file is not None and file.at_table else ()


def _choices(options: tuple[Option, ...], setup: Chosen) -> tuple[Choice, ...]:
    """The choices that are left in a setup, each with the other options at their defaults."""
    chosen = dict(setup)
    choices = []
    for option in options:
        if option.name in setup:
            continue
        offer = option.offer(chosen)
        files = _files(option)
        if option.matters(chosen) and (offer.is_choice or files):
            choices.append(
                Choice(option.name, offer.values, offer.default, offer.highest, offer.lowest, files)
            )
        chosen[option.name] = offer.default
    return tuple(choices)
