"""The command `ridotto`."""

import argparse
import contextlib
import errno
import io
import os
import signal
import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

from ridotto import __version__
from ridotto.commands.output.notices import told_in
from ridotto.commands.parsing.durations import duration
from ridotto.commands.parsing.kinds import (
    MOST_GAMES,
    MOST_HOPS,
    MOST_LINES,
    MOST_WORKERS,
    cluster,
    deals,
    file,
    host,
    jobs,
    minutes,
    place,
    seconds,
    text,
    token,
    whole_number,
)
from ridotto.commands.parsing.setup import add_game_options, given_options, last_seat
from ridotto.engine.errors import InvalidOptions, RidottoError
from ridotto.engine.notation import quote_short
from ridotto.games import all_games
from ridotto.locale import LANGUAGES, Say, translate
from ridotto.system.language import choose_language
from ridotto.system.process import INTERRUPTED, can_be_written, discard, start

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

BAD_INPUT = 2
FULL = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO, errno.EBADF)
"""What happens to an output; files of a command have their own errors."""
LONGEST_COMPLAINT = 300
TOKEN_VARIABLE = "RIDOTTO_METRICS_TOKEN"
"""Where it is not on the command line, which everybody on the machine can read."""

MOST_DEPTH = 100
MOST_SKIPPED = 100_000
games = whole_number("--games", 1, MOST_GAMES)
MOST_AT_ONCE = 1 << 24


def amount(flag: str) -> Callable[[str], int]:
    return whole_number(flag, 1, MOST_AT_ONCE)


def unreadable(message: str, program: str) -> InvalidOptions:
    return InvalidOptions("bad-usage", details=quote_short(message, LONGEST_COMPLAINT), program=program)


class Parser(argparse.ArgumentParser):
    """A parser that speaks the language of the person, and whose complaints are errors like all others."""

    # What argparse hands to the parser of a command differs from one Python to the next.
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
        super().add_usage(usage, actions, groups, self._say("cli-usage") if prefix is None else prefix)


def main(argv: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else list(argv)
    language = "en"
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that knows few letters shows question marks for the others.
            stream.reconfigure(errors="replace")
    try:
        language = choose_language(_given_language(words))
        with told_in(language):
            status = _obey(words, language)
        sys.stdout.flush()
        return status
    except RidottoError as error:
        return _complain(error, language)
    except KeyboardInterrupt:
        with contextlib.suppress(OSError):
            print(flush=True)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        return 0
    except OSError as error:
        return _complain(_refused_by_system(error), language)
    finally:
        if not can_be_written(sys.stdout):
            discard(sys.stdout)


def _complain(error: RidottoError, language: str) -> int:
    try:
        print(f"{error.text(language)} [{error.code}]", file=sys.stderr, flush=True)
    except OSError:
        discard(sys.stderr)
    return BAD_INPUT


def _refused_by_system(error: OSError) -> RidottoError:
    """What no command has foreseen: a full disk under the output, too many open files."""
    reason = quote_short(error.strerror or error)
    if error.filename is not None:
        return RidottoError("file-not-usable", file=quote_short(os.fsdecode(error.filename)), reason=reason)
    return RidottoError("output-not-writable" if error.errno in FULL else "refused-by-system", reason=reason)


def _obey(words: Sequence[str], language: str) -> int:
    say = partial(translate, language)
    words = _with_commands_joined(words)
    parser = _parser(say, words, _commands_meant(words))
    try:
        args, unknown = parser.parse_known_args(words)
    except SystemExit:
        # The help or the version was asked for, and is printed.
        return 0
    if unknown:
        # The parser of the command would not tell whose help is meant.
        command = parser.prog if args.command is None else f"{parser.prog} {args.command}"
        raise unreadable(f"unrecognized arguments: {' '.join(unknown)}", command)
    args.lang = language
    if args.command is None:
        parser.print_help()
        return BAD_INPUT
    return _run(args, say)


def _run(args: argparse.Namespace, say: Say) -> int:
    match args.command:
        case "play":
            from ridotto.terminal import play

            return play.run(
                args.game,
                given_options(args, args.game) or None,
                language=args.lang,
                hot_seats=None if args.people is None else tuple(args.people),
                bots=args.bot,
                first=args.first,
                seed=args.seed,
                resume=args.resume,
                fast=args.fast,
                from_memory=args.from_memory,
            )
        case "replay":
            from ridotto.terminal import replay

            return replay.run(args.file, line=args.line, language=args.lang)
        case "hint":
            from ridotto.search.budget import Budget
            from ridotto.terminal import hint

            return hint.run(
                args.file,
                line=args.line,
                seat=args.seat,
                budget=Budget(seconds=args.time),
                language=args.lang,
            )
        case "serve":
            from ridotto.server import serve
            from ridotto.server.options import ServeOptions

            # The event loop answers interrupts by itself, but only where it finds Python's own handler.
            signal.signal(signal.SIGINT, signal.default_int_handler)
            return serve.run(
                ServeOptions(
                    host=args.host,
                    port=args.port,
                    data=args.data,
                    opens_browser=not args.no_open,
                    proxies=args.proxy,
                    names=tuple(args.name),
                    metrics_token=args.metrics_token,
                    limits_local=args.limit_local,
                    workers=args.workers,
                ),
                say,
                args.lang,
            )
        case name:
            # Imported when it is asked for: some of them bring heavy libraries.
            command = import_module(f"ridotto.commands.{name.replace(' ', '_').replace('-', '_')}")
            return int(command.run(args, say))


def _with_commands_joined(words: Sequence[str]) -> list[str]:
    """The words of a command with two names as one word: argparse knows no others."""
    first = next((at for at, word in enumerate(words) if word in COMMANDS), 0)
    both = " ".join(words[first : first + 2])
    return [*words[:first], both, *words[first + 2 :]] if both in COMMANDS else list(words)


def _given_language(words: Sequence[str]) -> str | None:
    """The --lang of a command line that is not parsed yet: its help must speak that language too."""
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    finder.add_argument("--lang", nargs="?")
    return str(found) if (found := finder.parse_known_args(words)[0].lang) is not None else None


def _commands_meant(words: Sequence[str]) -> "Commands":
    """Where a command comes first, nobody can ask for any other."""
    return {words[0]: COMMANDS[words[0]]} if words and words[0] in COMMANDS else COMMANDS


def _parser(say: Say, words: Collection[str], known: "Commands") -> Parser:
    """Knows these commands. Only those among the words get their arguments: those of all take longer to add
    than most commands to run."""
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


def _games(say: Say) -> str:
    return say("cli-game", known=", ".join(game.id for game in all_games()))


def _add_serve(parser: Parser, say: Say) -> None:
    add = parser.switches.add_argument
    add("--host", type=text, default="127.0.0.1", metavar="HOST", help=say("cli-host"))
    add("--port", type=whole_number("--port", 0, 65_535), metavar="PORT", help=say("cli-port"))
    add("--data", type=place, metavar="FILE|URL", help=say("cli-data"))
    add("--no-open", action="store_true", help=say("cli-no-open"))
    add("--name", type=host, action="append", default=[], metavar="NAME", help=say("cli-name"))
    add(
        "--proxy",
        type=whole_number("--proxy", 1, MOST_HOPS),
        nargs="?",
        const=1,
        default=0,
        metavar="N",
        help=say("cli-proxy"),
    )
    add("--workers", type=whole_number("--workers", 1, MOST_WORKERS), metavar="N", help=say("cli-workers"))
    add("--limit-local", action="store_true", help=say("cli-limit-local"))
    # A default that is text is checked like a word that was typed.
    secret = os.environ.get(TOKEN_VARIABLE) or None
    add("--metrics-token", type=token, default=secret, metavar="TOKEN", help=say("cli-metrics-token"))


def _add_play(parser: Parser, say: Say) -> None:
    parser.values.add_argument("game", nargs="?", metavar="GAME", help=_games(say))
    add = parser.switches.add_argument
    add_game_options(parser.switches, say)
    add(
        "--people",
        type=whole_number("--people", 0, last_seat()),
        nargs="+",
        metavar="SEAT",
        help=say("cli-people"),
    )
    add("--bot", metavar="BOT", help=say("cli-bot"))
    add("--first", type=whole_number("--first", 0, last_seat()), metavar="SEAT", help=say("cli-first"))
    add("--seed", type=text, metavar="SEED", help=say("cli-seed"))
    add("--resume", action="store_true", help=say("cli-resume"))
    add("--fast", action="store_true", help=say("cli-fast"))
    add("--from-memory", action="store_true", help=say("cli-from-memory"))


def _add_replay(parser: Parser, say: Say) -> None:
    parser.values.add_argument("file", metavar="FILE", help=say("cli-record-file"))
    add = parser.switches.add_argument
    add("--line", type=whole_number("--line", 1, MOST_LINES), metavar="N", help=say("cli-line"))


def _add_hint(parser: Parser, say: Say) -> None:
    parser.values.add_argument("file", nargs="?", metavar="FILE", help=say("cli-hint-file"))
    add = parser.switches.add_argument
    add("--line", type=whole_number("--line", 1, MOST_LINES), metavar="N", help=say("cli-line"))
    add("--seat", type=whole_number("--seat", 0, last_seat()), metavar="SEAT", help=say("cli-hint-seat"))
    add("--time", type=seconds("--time"), default=1.5, metavar="SECONDS", help=say("cli-time"))


def _add_place(parser: Parser, say: Say) -> None:
    add = parser.switches.add_argument
    add("--jobs", type=jobs, metavar="N", help=say("cli-jobs"))
    add("--cluster", type=cluster, metavar="ADDRESS", help=say("cli-cluster"))


def _add_simulate(parser: Parser, say: Say) -> None:
    parser.values.add_argument("game", nargs="?", metavar="GAME", help=_games(say))
    add = parser.switches.add_argument
    add_game_options(parser.switches, say)
    add("--games", type=games, default=1, metavar="N", help=say("cli-games"))
    add("--seed", type=text, default="0", metavar="SEED", help=say("cli-seed"))
    add("--all", action="store_true", help=say("cli-all"))
    add("--bot", default="random", metavar="BOT", help=say("cli-bot"))
    add("--out", metavar="FILE", help=say("cli-out"))
    add("--parquet", type=file, metavar="DIR", help=say("cli-parquet"))
    _add_place(parser, say)


def _add_arena(parser: Parser, say: Say) -> None:
    parser.values.add_argument("game", metavar="GAME", help=_games(say))
    add = parser.switches.add_argument
    add_game_options(parser.switches, say)
    add("--bots", nargs="+", required=True, metavar="BOT", help=say("cli-bots"))
    add("--games", type=games, metavar="N", help=say("cli-arena-games"))
    add("--deals", type=deals, metavar="FIRST:END", help=say("cli-deals"))
    add("--all", action="store_true", help=say("cli-arena-all"))
    add("--seed", type=text, default="arena", metavar="SEED", help=say("cli-seed"))
    _add_place(parser, say)
    add("--json", metavar="FILE", help=say("cli-json"))
    add("--chart", metavar="FILE", help=say("cli-chart"))
    add("--records", metavar="FILE", help=say("cli-records"))
    add("--raw", metavar="FILE", help=say("cli-raw"))
    add("--limit", type=seconds("--limit"), default=5.0, metavar="SECONDS", help=say("cli-limit"))


def _add_arena_merge(parser: Parser, say: Say) -> None:
    parser.values.add_argument("files", type=file, nargs="+", metavar="FILE", help=say("cli-part-files"))
    add = parser.switches.add_argument
    add("--json", metavar="FILE", help=say("cli-json"))
    add("--chart", metavar="FILE", help=say("cli-chart"))


def _add_learn(parser: Parser, say: Say) -> None:
    parser.values.add_argument("game", metavar="GAME", help=_games(say))
    add = parser.switches.add_argument
    add("--device", choices=("cuda", "cpu"), default="cpu", metavar="cuda|cpu", help=say("cli-learn-device"))
    add("--minutes", type=minutes, default=10.0, metavar="N", help=say("cli-learn-minutes"))
    add("--iterations", type=amount("--iterations"), metavar="N", help=say("cli-learn-iterations"))
    add("--out", type=file, required=True, metavar="FOLDER", help=say("cli-learn-out"))
    add("--resume", action="store_true", help=say("cli-learn-resume"))
    add("--against", type=file, metavar="FILE", help=say("cli-learn-against"))
    add("--start", type=file, metavar="FILE", help=say("cli-learn-start"))
    add("--judge", type=file, metavar="FILE", help=say("cli-learn-judge"))
    add("--seed", type=text, default="0", metavar="SEED", help=say("cli-seed"))
    add("--matches", type=amount("--matches"), metavar="N", help=say("cli-learn-matches"))
    add("--steps", type=amount("--steps"), metavar="N", help=say("cli-learn-steps"))
    add("--minibatch", type=amount("--minibatch"), metavar="N", help=say("cli-learn-minibatch"))
    add("--width", type=amount("--width"), metavar="N", help=say("cli-learn-width"))
    add("--blocks", type=amount("--blocks"), metavar="N", help=say("cli-learn-blocks"))
    add("--parts", type=amount("--parts"), metavar="N", help=say("cli-learn-parts"))
    add("--jobs", type=jobs, metavar="N", help=say("cli-learn-jobs"))
    add("--cluster", type=cluster, metavar="ADDRESS", help=say("cli-learn-cluster"))


def _add_verify(parser: Parser, say: Say) -> None:
    parser.values.add_argument("files", nargs="*", metavar="FILE", help=say("cli-record-files"))
    _add_place(parser, say)


def _add_export(parser: Parser, say: Say) -> None:
    parser.values.add_argument("files", nargs="*", metavar="FILE", help=say("cli-export-files"))
    add = parser.switches.add_argument
    add("--parquet", type=file, metavar="DIR", help=say("cli-parquet"))
    add("--jsonl", type=text, metavar="FILE", help=say("cli-jsonl"))
    _add_place(parser, say)


def _add_count(parser: Parser, say: Say) -> None:
    parser.values.add_argument("game", metavar="GAME", help=_games(say))
    add = parser.switches.add_argument
    add_game_options(parser.switches, say)
    add("--depth", type=whole_number("--depth", 1, MOST_DEPTH), metavar="N", help=say("cli-depth"))
    add("--skip", type=whole_number("--skip", 0, MOST_SKIPPED), default=0, metavar="N", help=say("cli-skip"))
    add("--seed", type=text, default="golden", metavar="SEED", help=say("cli-seed"))
    add("--moves", action="store_true", help=say("cli-moves"))


def _add_check(parser: Parser, say: Say) -> None:
    parser.values.add_argument("file", nargs="?", type=place, metavar="FILE", help=say("cli-data-file"))
    parser.switches.add_argument("--mend", action="store_true", help=say("cli-mend"))


def _add_backup(parser: Parser, say: Say) -> None:
    parser.values.add_argument("file", type=file, metavar="FILE", help=say("cli-backup-file"))
    parser.switches.add_argument("--data", type=place, metavar="FILE", help=say("cli-data-file"))


def _add_tidy(parser: Parser, say: Say) -> None:
    add = parser.switches.add_argument
    add("--older-than", type=duration, required=True, metavar="365d", help=say("cli-older-than"))
    add("--to", type=file, required=True, metavar="FILE", help=say("cli-archive"))
    add("--data", type=place, metavar="FILE", help=say("cli-data-file"))


def _add_move_data(parser: Parser, say: Say) -> None:
    add = parser.values.add_argument
    add("source", type=place, metavar="FROM", help=say("cli-move-from"))
    add("target", type=place, metavar="TO", help=say("cli-move-to"))


Commands = Mapping[str, Callable[[Parser, Say], None]]
"""By name: what adds the arguments of a command to its parser."""

COMMANDS: Commands = {
    "serve": _add_serve,
    "play": _add_play,
    "replay": _add_replay,
    "hint": _add_hint,
    "simulate": _add_simulate,
    "arena": _add_arena,
    "arena merge": _add_arena_merge,
    "learn": _add_learn,
    "verify": _add_verify,
    "export": _add_export,
    "count": _add_count,
    "check": _add_check,
    "backup": _add_backup,
    "tidy": _add_tidy,
    "move-data": _add_move_data,
}


if __name__ == "__main__":
    sys.exit(start(main))
