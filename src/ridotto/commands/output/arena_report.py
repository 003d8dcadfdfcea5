"""The figures of a contest, for a person to read and as files."""

import json
from argparse import Namespace
from collections.abc import Sequence

from ridotto.arena.chart import chart, setting_of
from ridotto.arena.report import Report, Standing
from ridotto.arena.tally import Estimate
from ridotto.commands.output.files import opened_for_writing
from ridotto.commands.output.tables import show_table
from ridotto.engine.options import ROUNDS
from ridotto.locale import Say

FAULTS_SHOWN = 5
WIDEST_NAME = 28


def show_report(report: Report, say: Say) -> None:
    print()
    print(say("arena-title", setting=setting_of(report), games=report.games, deals=report.deals))
    if ROUNDS in report.options:
        print(say("arena-rounds", rounds=str(report.options[ROUNDS])))
    if not report.is_complete:
        print(say("arena-interrupted"))
    print()
    show_table(_standings(report, say))
    print()
    print(say("arena-matrix"))
    show_table(_matrix(report))
    for standing in report.standings:
        _show_faults(standing, say)


def check_writable(path: str | None) -> None:
    """Check that the files can be written before hours are played, without changing them."""
    _write(path, "", mode="a")


def write_figures(args: Namespace, reports: Sequence[Report], say: Say) -> None:
    """Into the files that were asked for."""
    _write(args.json, json.dumps([report.to_json() for report in reports], indent=2) + "\n")
    _write(args.chart, chart(reports, say("arena-points")))


def _write(path: str | None, text: str, mode: str = "w") -> None:
    if path is not None:
        with opened_for_writing(path, mode) as file:
            file.write(text)


def _show_faults(standing: Standing, say: Say) -> None:
    if standing.faults:
        print()
        print(say("arena-faults", bot=standing.bot, count=standing.faults))
        for fault in standing.first_faults[:FAULTS_SHOWN]:
            print(f"  {fault}")


def _standings(report: Report, say: Say) -> list[list[str]]:
    heading = ["", *(say(f"arena-{name}") for name in ("points", "wins", "rating", "median", "slowest"))]
    equal = ["", "", f"({100 / report.parties:.0f} %)", "", "", ""]
    rows = [
        [
            _short(standing.bot),
            _with_interval(standing.points),
            _with_interval(standing.wins, scale=100, unit=" %"),
            f"{standing.rating:.1f} ± {2 * standing.rating_sigma:.1f}",
            _milliseconds(standing.median_s),
            _milliseconds(standing.slowest_s),
        ]
        for standing in sorted(report.standings, key=_mean_points, reverse=True)
    ]
    return [heading, *rows, equal]


def _short(bot: str) -> str:
    """A name that fits a column. For a program's command the end is kept, which names its file."""
    kind, colon, rest = bot.partition(":")
    room = WIDEST_NAME - len(kind + colon)
    return bot if len(rest) <= room else f"{kind}{colon}…{rest[1 - room :]}"


def _mean_points(standing: Standing) -> float:
    return float("-inf") if standing.points is None else standing.points.mean


def _matrix(report: Report) -> list[list[str]]:
    names = [_short(standing.bot) for standing in report.standings]
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
