"""The command `ridotto`."""

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from typing import NoReturn

import ridotto.games  # noqa: F401  (registers the games)
from ridotto import __version__
from ridotto.commands import count, simulate, verify
from ridotto.commands.say import Say
from ridotto.commands.setup import add_game_options, given_options
from ridotto.core.errors import InvalidOptions, RidottoError
from ridotto.locale import LANGUAGES, choose_language, translate

BAD_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are errors like all others."""

    def error(self, message: str) -> NoReturn:
        raise InvalidOptions("bad-usage", details=message, program=self.prog)


def main(argv: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else list(argv)
    language = "en"
    try:
        language = choose_language(_given_language(words))
        say = partial(translate, language)
        args = _parser(say).parse_args(words)
        args.lang = language
        return _run(args, say)
    except RidottoError as error:
        print(f"{error.text(language)} [{error.code}]", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(args: argparse.Namespace, say: Say) -> int:
    match args.command:
        case "play":
            from ridotto.terminal import play

            return play.run(args.game, given_options(args, args.game or ""), language=args.lang)
        case "replay":
            from ridotto.terminal import replay

            return replay.run(args.file, language=args.lang)
        case "simulate":
            return simulate.run(args)
        case "verify":
            return verify.run(args, say)
        case _:
            return count.run(args)


def _given_language(words: Sequence[str]) -> str | None:
    """The --lang of a command line that is not parsed yet: its help must speak that language too."""
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    finder.add_argument("--lang")
    return str(found) if (found := finder.parse_known_args(words)[0].lang) is not None else None


def _parser(say: Say) -> Parser:
    parser = Parser(prog="ridotto", description=say("cli-about"))
    parser.add_argument(
        "--version", action="version", version=f"ridotto {__version__}", help=say("cli-version")
    )
    commands = parser.add_subparsers(
        dest="command", required=True, metavar="COMMAND", title=say("cli-commands")
    )

    def command(name: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=say(f"cli-{name}"), description=say(f"cli-{name}"))
        added.add_argument("--lang", metavar="|".join(LANGUAGES), help=say("cli-lang"))
        return added

    play = command("play")
    play.add_argument("game", nargs="?", metavar="GAME", help=say("cli-game"))
    add_game_options(play, say)

    replay = command("replay")
    replay.add_argument("file", metavar="FILE", help=say("cli-record-file"))

    simulating = command("simulate")
    simulating.add_argument("game", nargs="?", metavar="GAME", help=say("cli-game"))
    add_game_options(simulating, say)
    simulating.add_argument("--games", type=int, default=1, metavar="N", help=say("cli-games"))
    simulating.add_argument("--seed", default="0", metavar="SEED", help=say("cli-seed"))
    simulating.add_argument("--all", action="store_true", help=say("cli-all"))
    simulating.add_argument("--bot", default="random", metavar="BOT", help=say("cli-bot"))
    simulating.add_argument("--out", metavar="FILE", help=say("cli-out"))
    simulating.add_argument("--jobs", type=int, metavar="N", help=say("cli-jobs"))

    verifying = command("verify")
    verifying.add_argument("files", nargs="*", metavar="FILE", help=say("cli-record-files"))
    verifying.add_argument("--jobs", type=int, metavar="N", help=say("cli-jobs"))

    counting = command("count")
    counting.add_argument("game", metavar="GAME", help=say("cli-game"))
    add_game_options(counting, say)
    counting.add_argument("--depth", type=int, metavar="N", help=say("cli-depth"))
    counting.add_argument("--skip", type=int, default=0, metavar="N", help=say("cli-skip"))
    counting.add_argument("--seed", default="golden", metavar="SEED", help=say("cli-seed"))
    counting.add_argument("--moves", action="store_true", help=say("cli-moves"))
    return parser


if __name__ == "__main__":
    sys.exit(main())
