"""The arguments of every command."""

import os
from collections.abc import Callable

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
from ridotto.commands.parsing.parser import Commands, Parser
from ridotto.commands.parsing.setup import add_game_options, last_seat
from ridotto.games import all_games
from ridotto.locale import Say

TOKEN_VARIABLE = "RIDOTTO_METRICS_TOKEN"
"""Where it is not on the command line, which everybody on the machine can read."""

MOST_DEPTH = 100
MOST_SKIPPED = 100_000
MOST_AT_ONCE = 1 << 24
games = whole_number("--games", 1, MOST_GAMES)


def amount(flag: str) -> Callable[[str], int]:
    return whole_number(flag, 1, MOST_AT_ONCE)


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
