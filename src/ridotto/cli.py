"""The command `ridotto`."""

import argparse
import contextlib
import errno
import io
import os
import signal
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module

from ridotto.commands.output.notices import told_in
from ridotto.commands.parsing.arguments import COMMANDS
from ridotto.commands.parsing.parser import Commands, parser_of, unreadable
from ridotto.commands.parsing.setup import given_options
from ridotto.engine.errors import RidottoError, system_reason
from ridotto.engine.notation import quote_short
from ridotto.locale import Say, translate
from ridotto.system.language import choose_language
from ridotto.system.process import INTERRUPTED, can_be_written, discard, importing, start

BAD_INPUT = 2
FULL = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO, errno.EBADF)
"""Errors of standard output; files of a command have their own errors."""


def main(argv: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else list(argv)
    language = "en"
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal with a small character set shows question marks for other characters.
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
        # The reader of our output has closed the pipe.
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
    """Errors that no command handles itself: a full disk, too many open files."""
    reason = quote_short(system_reason(error))
    if error.filename is not None:
        return RidottoError("file-not-usable", file=quote_short(os.fsdecode(error.filename)), reason=reason)
    return RidottoError("output-not-writable" if error.errno in FULL else "refused-by-system", reason=reason)


def _obey(words: Sequence[str], language: str) -> int:
    say = partial(translate, language)
    words = _with_commands_joined(words)
    parser = parser_of(_commands_meant(words), words, say)
    try:
        args, unknown = parser.parse_known_args(words)
    except SystemExit:
        # The help or the version was asked for, and is printed.
        return 0
    if unknown:
        # The parser of the command would not say which command the help is for.
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
            with importing():
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
    """Joins a command of two words into one, since argparse supports only one."""
    first = next((at for at, word in enumerate(words) if word in COMMANDS), 0)
    both = " ".join(words[first : first + 2])
    return [*words[:first], both, *words[first + 2 :]] if both in COMMANDS else list(words)


def _given_language(words: Sequence[str]) -> str | None:
    """The --lang of a command line that is not parsed yet: its help must be in that language too."""
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    finder.add_argument("--lang", nargs="?")
    return str(found) if (found := finder.parse_known_args(words)[0].lang) is not None else None


def _commands_meant(words: Sequence[str]) -> Commands:
    """If the first word is a command, only that one can be meant."""
    return {words[0]: COMMANDS[words[0]]} if words and words[0] in COMMANDS else COMMANDS


if __name__ == "__main__":
    sys.exit(start(main))
