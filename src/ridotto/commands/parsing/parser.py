"""The parser of the command line, as far as commands are alike."""

import argparse
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn

from ridotto import __version__
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.notation import quote_short
from ridotto.locale import LANGUAGES, Say

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

LONGEST_COMPLAINT = 300


def unreadable(message: str, program: str) -> InvalidOptions:
    return InvalidOptions("bad-usage", details=quote_short(message, LONGEST_COMPLAINT), program=program)


class Parser(argparse.ArgumentParser):
    """A parser in the user's language, whose errors are `RidottoError`s."""

    # argparse's arguments for a subparser differ between Python versions.
    def __init__(self, *, say: Say, **settings: Any) -> None:
        super().__init__(add_help=False, formatter_class=partial(_Help, say=say), **settings)
        self.values = self.add_argument_group(say("cli-values"))
        self.switches = self.add_argument_group(say("cli-switches"))
        self.switches.add_argument("-h", "--help", action="help", help=say("cli-help"))

    def error(self, message: str) -> NoReturn:
        raise unreadable(message, self.prog)

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        """The help and the version; argparse itself would keep quiet where they cannot be written."""
        print(message, end="", file=file)


class _Help(argparse.HelpFormatter):
    def __init__(self, prog: str, *, say: Say) -> None:
        super().__init__(prog)
        self._say = say

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: "Iterable[argparse._MutuallyExclusiveGroup]",
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._say('cli-usage')} " if prefix is None else prefix)


Commands = Mapping[str, Callable[[Parser, Say], None]]
"""By name: what adds the arguments of a command to its parser."""


def parser_of(known: Commands, words: Collection[str], say: Say) -> Parser:
    """A parser of these commands. Only the commands among the words get their arguments: adding all would
    take longer than most commands.
    """
    parser = Parser(prog="ridotto", description=say("cli-about"), say=say)
    parser.switches.add_argument("--lang", metavar="|".join(LANGUAGES), help=say("cli-lang"))
    version = f"ridotto {__version__}"
    parser.switches.add_argument("--version", action="version", version=version, help=say("cli-version"))
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", title=say("cli-commands"), parser_class=Parser
    )
    for name, add_arguments in known.items():
        about = say(f"cli-{name.replace(' ', '-')}")
        command: Parser = commands.add_parser(name, help=about, description=about, say=say)
        if name in words:
            command.switches.add_argument("--lang", metavar="|".join(LANGUAGES), help=say("cli-lang"))
            add_arguments(command, say)
    return parser
