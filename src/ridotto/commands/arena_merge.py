"""Merges the parts of a contest, and prints the figures of the whole."""

from argparse import Namespace

from ridotto.arena.merging import merge
from ridotto.arena.report import report_of
from ridotto.commands.output.arena_report import check_writable, show_report, write_figures
from ridotto.locale import Say


def run(args: Namespace, say: Say) -> int:
    for path in (args.json, args.chart):
        check_writable(path)
    contest, tally = merge(args.files)
    report = report_of(contest, tally, is_complete=True)
    show_report(report, say)
    write_figures(args, [report], say)
    return 0
