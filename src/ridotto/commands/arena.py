"""Bots play against each other, and the figures are printed."""

import contextlib
import json
import signal
import sys
from argparse import Namespace
from collections.abc import Iterator

from ridotto.api.bots import get_ready
from ridotto.arena.chart import chart
from ridotto.arena.entrants import NET, PROGRAM, find_entrant
from ridotto.arena.report import Report, report_of
from ridotto.arena.run import Contest, Keep, keep_nothing, run_contest
from ridotto.bots.registry import find_bot
from ridotto.commands.output.arena_report import show_report
from ridotto.commands.output.files import opened_for_writing
from ridotto.commands.output.progress import progress
from ridotto.commands.parsing.setup import given_options, refuse_with_all
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.first_seat import start_with
from ridotto.engine.game import Options, SomeGame
from ridotto.engine.options import PLAYERS, ROUNDS, setups
from ridotto.games import find_game
from ridotto.locale import Say
from ridotto.system.process import INTERRUPTED


def run(args: Namespace, say: Say) -> int:
    game = find_game(args.game)
    if len(args.bots) < 2:
        raise InvalidOptions("too-few-bots")
    for name in args.bots:
        find_entrant(game.id, name, limit_s=args.limit).close()
    settings = _all_options(args, game) if args.all else [_options(args, game)]
    for path in (args.json, args.chart, args.records):
        _check_writable(path)
    for name in args.bots:
        if not name.startswith((PROGRAM, NET)):
            get_ready(find_bot(game.id, name), args.lang)
    reports: list[Report] = []
    with _records(args.records) as keep:
        for options in settings:
            reports.append(_contest(args, game, options, say, keep))
            show_report(reports[-1], say)
            sys.stdout.flush()
            # After every setting: what hours have played must not hang on the last one.
            _write(args.json, json.dumps([report.to_json() for report in reports], indent=2) + "\n")
            _write(args.chart, chart(reports, say("arena-points")))
            if not reports[-1].is_complete:
                return INTERRUPTED
    return 0


def _contest(args: Namespace, game: SomeGame, options: Options, say: Say, keep: Keep) -> Report:
    contest = Contest(
        game.id,
        options,
        tuple(args.bots),
        args.games,
        args.seed,
        args.limit,
        keeps_records=args.records is not None,
    )
    with progress(say, total=args.games) as bar, _interruptible():
        tally, is_complete = run_contest(contest, jobs=args.jobs, progress=bar.show, keep=keep)
    return report_of(contest, tally, is_complete=is_complete)


@contextlib.contextmanager
def _records(path: str | None) -> Iterator[Keep]:
    """What keeps the record of a table, one JSON object per line."""
    if path is None:
        yield keep_nothing
        return
    with opened_for_writing(path) as file:
        yield lambda record: file.write(record + "\n")


@contextlib.contextmanager
def _interruptible() -> Iterator[None]:
    """Also in the background, where shells let a program ignore interrupts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _options(args: Namespace, game: SomeGame) -> Options:
    options = game.parse_options(_one_round(game) | given_options(args, game.id))
    _check_partners(game, options)
    return options


def _one_round(game: SomeGame) -> dict[str, int]:
    """Where people choose the number of rounds, a match has one here unless more are asked for."""
    return {
        option.name: 1 for option in game.option_list if option.name == ROUNDS and not option.is_for_programs
    }


def _check_partners(game: SomeGame, options: Options) -> None:
    """Partners are the same bot, which they cannot stay where the parties move from round to round."""
    seats = range(options.players)
    parties = {game.parties(start_with(game, options, seat)) for seat in seats}
    written = options.to_json()
    if written.get(ROUNDS, 1) != 1 and len(parties) > 1:
        mode = " ".join(str(written[name]) for name in _setup_names(game) if name != PLAYERS)
        raise InvalidOptions("partners-change", mode=mode or game.id)


def _all_options(args: Namespace, game: SomeGame) -> list[Options]:
    """Every setup once that the other options fit, which are as asked for."""
    refuse_with_all(args, [*_setup_names(game), ROUNDS])
    given = given_options(args, game.id)
    game.parse_options(given)
    settings: list[Options] = []
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
