"""Bots play against each other, and the figures are printed."""

import contextlib
import json
import signal
import sys
import time
from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import Any

from ridotto.arena.chart import chart, setting_of
from ridotto.arena.entrants import find_entrant
from ridotto.arena.report import Report, report_of
from ridotto.arena.run import Contest, run_contest
from ridotto.arena.tally import Estimate
from ridotto.commands.output import opened_for_writing
from ridotto.commands.say import Say
from ridotto.commands.setup import given_options, refuse_with_all
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.first_seat import start_with
from ridotto.engine.game import SomeGame
from ridotto.engine.options import PLAYERS, ROUNDS, setups
from ridotto.engine.registry import find_game
from ridotto.system.process import INTERRUPTED

BAR = 30


def run(args: Namespace, say: Say) -> int:
    game = find_game(args.game)
    if len(args.bots) < 2:
        raise InvalidOptions("too-few-bots")
    for name in args.bots:
        find_entrant(game.id, name, limit_s=args.limit).close()
    settings = _all_options(args, game) if args.all else [_options(args, game)]
    for path in (args.json, args.chart):
        _check_writable(path)
    reports: list[Report] = []
    for options in settings:
        contest = Contest(game.id, options, tuple(args.bots), args.games, args.seed, args.limit)
        bar = _Bar(args.games, say)
        with _interruptible():
            tally, is_complete = run_contest(contest, jobs=args.jobs, progress=bar.show)
        bar.clear()
        reports.append(report_of(contest, tally, is_complete=is_complete))
        print("\n".join(told(reports[-1], say)), flush=True)
        # After every setting: what hours have played must not hang on the last one.
        _write(args.json, json.dumps([report.to_json() for report in reports], indent=2) + "\n")
        _write(args.chart, chart(reports, say("arena-points")))
        if not is_complete:
            return INTERRUPTED
    return 0


@contextlib.contextmanager
def _interruptible() -> Iterator[None]:
    """Also in the background, where shells let a program ignore interrupts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _options(args: Namespace, game: SomeGame) -> Any:
    options = game.parse_options(_one_round(game) | given_options(args, game.id))
    _check_partners(game, options)
    return options


def _one_round(game: SomeGame) -> dict[str, int]:
    """Where people choose the number of rounds, a match has one here unless more are asked for."""
    return {option.name: 1 for option in game.option_list if option.name == ROUNDS}


def _check_partners(game: SomeGame, options: Any) -> None:
    """Partners are the same bot, which they cannot stay where the parties move from round to round."""
    seats = range(options.players)
    parties = {game.parties(start_with(game, options, seat)) for seat in seats}
    written = options.to_json()
    if written.get(ROUNDS, 1) > 1 and len(parties) > 1:
        mode = " ".join(str(written[name]) for name in _setup_names(game) if name != PLAYERS)
        raise InvalidOptions("partners-change", mode=mode or game.id)


def _all_options(args: Namespace, game: SomeGame) -> list[Any]:
    """Every setup once that the other options fit, which are as asked for."""
    refuse_with_all(args, [*_setup_names(game), ROUNDS])
    given = given_options(args, game.id)
    game.parse_options(given)
    settings: list[Any] = []
    for setup in setups(game.option_list):
        with contextlib.suppress(InvalidOptions):  # too few cards for so many players
            settings.append(game.parse_options({**_one_round(game), **given, **setup}))
    return settings


def _setup_names(game: SomeGame) -> list[str]:
    return [option.name for option in game.option_list if option.rank == "setup"]


def _check_writable(path: str | None) -> None:
    """Find out before hours are played, and leave what is there as it is."""
    _write(path, "", mode="a")


def _write(path: str | None, text: str, mode: str = "w") -> None:
    if path is not None:
        with opened_for_writing(path, mode) as file:
            file.write(text)


# What a person reads


def told(report: Report, say: Say) -> list[str]:
    lines = ["", say("arena-title", setting=setting_of(report), games=report.games, deals=report.deals)]
    if not report.is_complete:
        lines.append(say("arena-interrupted"))
    lines += ["", *_aligned(_standings(report, say)), "", say("arena-matrix"), *_aligned(_matrix(report))]
    for standing in report.standings:
        if standing.faults:
            lines += ["", say("arena-faults", bot=standing.bot, count=standing.faults)]
            lines += [f"  {fault}" for fault in standing.first_faults[:5]]
    return lines


def _standings(report: Report, say: Say) -> list[list[str]]:
    heading = ["", *(say(f"arena-{name}") for name in ("points", "wins", "rating", "median", "slowest"))]
    equal = ["", "", f"({100 / report.parties:.0f} %)", "", "", ""]
    rows = [
        [
            standing.bot,
            _with_interval(standing.points),
            _with_interval(standing.wins, scale=100, unit=" %"),
            f"{standing.rating:.1f} ± {2 * standing.rating_sigma:.1f}",
            _milliseconds(standing.median_s),
            _milliseconds(standing.slowest_s),
        ]
        for standing in sorted(report.standings, key=_mean_points, reverse=True)
    ]
    return [heading, *rows, equal]


def _mean_points(standing: Any) -> float:
    return float("-inf") if standing.points is None else float(standing.points.mean)


def _matrix(report: Report) -> list[list[str]]:
    names = [standing.bot for standing in report.standings]
    rows = zip(names, report.margins, strict=True)
    return [
        ["", *names],
        *([name, *(_with_interval(margin, sign="+") for margin in row)] for name, row in rows),
    ]


def _with_interval(estimate: Estimate | None, *, scale: float = 1, unit: str = "", sign: str = "") -> str:
    if estimate is None:
        return "–"
    within = "" if estimate.within is None else f" ± {estimate.within * scale:.1f}"
    return f"{estimate.mean * scale:{sign}.1f}{within}{unit}"


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.2f} ms" if seconds < 0.01 else f"{seconds * 1000:.0f} ms"


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [
                row[0].ljust(widths[0]),
                *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)),
            ]
        ).rstrip()
        for row in rows
    ]


class _Bar:
    """Progress on a terminal; elsewhere nothing."""

    def __init__(self, games: int, say: Say) -> None:
        self._games = games
        self._say = say
        self._started = time.monotonic()
        self._is_shown = sys.stderr.isatty()

    def show(self, done: int) -> None:
        if not self._is_shown:
            return
        share = min(1.0, done / self._games)
        left = round((time.monotonic() - self._started) * (1 - share) / share)
        filled = round(share * BAR)
        text = self._say("arena-progress", done=done, games=self._games, left=f"{left // 60}:{left % 60:02}")
        sys.stderr.write(f"\r\x1b[K{'█' * filled}{'░' * (BAR - filled)} {text}")
        sys.stderr.flush()

    def clear(self) -> None:
        if self._is_shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
