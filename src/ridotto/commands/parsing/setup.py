"""The options of all games on the command line, the same for every command."""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from ridotto.commands.parsing.kinds import number_for_game
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import Options, SomeGame
from ridotto.engine.options import NumberOption, Option, OwnFile, WordOption, most_players
from ridotto.games import all_games, find_game
from ridotto.locale import Say
from ridotto.screens.game_name import game_name
from ridotto.screens.option_words import option_label


def add_game_options(group: "argparse._ArgumentGroup", say: Say) -> None:
    """A flag for every option of any game. What it can be differs from game to game."""
    for name, declared in _by_name().items():
        is_number = all(isinstance(option, NumberOption) for _, option in declared)
        group.add_argument(
            flag(name),
            type=number_for_game if is_number else str,
            metavar="N" if is_number else name.rpartition("_")[2].upper(),
            help=_help(name, declared, say),
        )


def option_names() -> tuple[str, ...]:
    """The options of all games."""
    return tuple(_by_name())


def given_options(args: argparse.Namespace, game_id: str | None) -> dict[str, object]:
    """The options of the command line; custom values are read from their files."""
    games = all_games() if game_id is None else (find_game(game_id),)
    given = {name: getattr(args, name) for name in _by_name() if getattr(args, name) is not None}
    return {name: _read(value, _words(name, games)) for name, value in given.items()}


def parsed_options(args: argparse.Namespace, game: SomeGame) -> Options:
    return game.parse_options(given_options(args, game.id))


def refuse_with_all(args: argparse.Namespace, names: Iterable[str]) -> None:
    """--all goes through everything that these options would choose."""
    for name in names:
        if getattr(args, name, None) is not None:
            raise InvalidOptions("all-excludes", option=flag(name))


def last_seat() -> int:
    """The highest number of a seat in any game."""
    return most_players(game.option_list for game in all_games()) - 1


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


_Declared = list[tuple[SomeGame, Option]]


def _by_name() -> dict[str, _Declared]:
    found: dict[str, _Declared] = {}
    for game in all_games():
        for option in game.option_list:
            found.setdefault(option.name, []).append((game, option))
    return found


def _words(name: str, games: Iterable[SomeGame]) -> list[WordOption]:
    """The options of this name that take words or files, in these games."""
    return [
        option
        for game in games
        for option in game.option_list
        if option.name == name and isinstance(option, WordOption)
    ]


def _read(value: object, options: list[WordOption]) -> object:
    """The value of an option, or the rows of the file that it names.

    If the game is known, a value with the ending of a file must be one; if it is not known yet, the ending
    decides.
    """
    if not isinstance(value, str) or any(value in option.words for option in options):
        return value
    files = list(_files(options))
    fitting = [file for file in files if Path(value).suffix.lower() in file.suffixes]
    if not fitting and len(options) == 1 and Path(value).suffix:
        fitting = files
    return _load(Path(value), fitting) if fitting else value


def _load(path: Path, files: list[OwnFile]) -> Sequence[object]:
    """The rows of a file: of the first kind that it can be read as."""
    refusals = []
    for file in files:
        try:
            return file.load(path)
        except InvalidOptions as refusal:
            refusals.append(refusal)
    raise refusals[0]


def _files(options: Iterable[WordOption]) -> Iterator[OwnFile]:
    return (option.file for option in options if option.file is not None)


def _help(name: str, declared: _Declared, say: Say) -> str:
    """Its label, and what it can be in which game."""
    games = [
        say("cli-option-in-game", game=game_name(say, game.id), values=_values(option, say))
        for game, option in declared
    ]
    label = option_label(say, declared[0][0].id, name)
    return say("cli-option", label=label, games="; ".join(games))


def _values(option: Option, say: Say) -> str:
    if isinstance(option, NumberOption):
        if option.lowest == option.highest:
            return str(option.lowest)
        return say("cli-option-range", lowest=option.lowest, highest=str(option.highest))
    assert isinstance(option, WordOption)
    words = ", ".join(option.words)
    if option.file is None:
        return words
    return say("cli-option-or-file", words=words, kinds=", ".join(option.file.suffixes))
