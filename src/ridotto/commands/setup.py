"""The options of a game on the command line, the same for every command."""

import argparse
from pathlib import Path
from typing import Any

from ridotto.commands.kinds import number_for_game
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import SomeGame
from ridotto.games.turandot.rules.cards import HOUSE
from ridotto.games.turandot.rules.deck_file import DECK_FILES, load_rows
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.locale import Say

_OPTIONS = ("players", "mode", "edition", "deck", "rounds", "team_penalty")


def add_game_options(group: "argparse._ArgumentGroup", say: Say) -> None:
    add = group.add_argument
    add("--players", type=number_for_game, metavar="N", help=say("cli-players"))
    add("--mode", metavar="MODE", help=say("cli-mode"))
    add("--edition", metavar="EDITION", help=say("cli-edition"))
    add("--deck", metavar="DECK", help=say("cli-deck"))
    add("--rounds", type=number_for_game, metavar="N", help=say("cli-rounds"))
    add("--team-penalty", metavar="HOW", help=say("cli-team-penalty"))


def given_options(args: argparse.Namespace, game_id: str) -> dict[str, Any]:
    """What was written on the command line; a deck of one's own is read from its file."""
    given = {name: getattr(args, name) for name in _OPTIONS if getattr(args, name) is not None}
    deck = Path(given.get("deck", ""))
    if deck.suffix in DECK_FILES or (game_id == TURANDOT.id and given.get("deck", HOUSE) != HOUSE):
        given["deck"] = load_rows(deck)
    return given


def refuse_with_all(args: argparse.Namespace, *names: str) -> None:
    """--all goes through everything that these options would choose."""
    for name in names:
        if getattr(args, name) is not None:
            raise InvalidOptions("all-excludes", option="--" + name.replace("_", "-"))


def parsed_options(args: argparse.Namespace, game: SomeGame) -> Any:
    return game.parse_options(given_options(args, game.id))
