"""Bots play against each other, and the figures are printed."""

import contextlib
import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ridotto import __version__
from ridotto.api.bots import get_ready
from ridotto.arena.entrants import BuiltInBot, find_entrant
from ridotto.arena.parts import deal_line, head_line
from ridotto.arena.play import DealResult
from ridotto.arena.report import Report, report_of
from ridotto.arena.run import Contest, run_contest
from ridotto.bots.by_setup import bot_in
from ridotto.commands.output.arena_report import check_writable, show_report, write_figures
from ridotto.commands.output.files import opened_for_writing
from ridotto.commands.output.progress import progress
from ridotto.commands.parsing.place import place_of
from ridotto.commands.parsing.setup import given_options, refuse_with_all
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.first_seat import start_with
from ridotto.engine.game import Options, SomeGame
from ridotto.engine.options import PLAYERS, ROUNDS, setups
from ridotto.games import find_game
from ridotto.locale import Say
from ridotto.system.process import INTERRUPTED
from ridotto.system.sharing import Place

USUAL_GAMES = 200


def run(args: Namespace, say: Say) -> int:
    game = find_game(args.game)
    _check_parts(args)
    place = place_of(args)
    if len(args.bots) < 2:
        raise InvalidOptions("too-few-bots")
    entrants = [find_entrant(game.id, name, limit_s=args.limit) for name in args.bots]
    settings = _all_options(args, game) if args.all else [_options(args, game)]
    for path in (args.json, args.chart, args.records, args.raw):
        check_writable(path)
    for entrant in entrants:
        entrant.close()
        if isinstance(entrant, BuiltInBot):
            for options in settings:
                get_ready(bot_in(entrant.bot, game, game.start(options)), args.lang)
    reports: list[Report] = []
    with _kept(args.records) as records, _kept(args.raw) as raw:
        for options in settings:
            reports.append(_contest(args, game, options, place, say, _Kept(records, raw)))
            show_report(reports[-1], say)
            sys.stdout.flush()
            # After every setting, so that hours of results do not depend on the last one.
            write_figures(args, reports, say)
            if not reports[-1].is_complete:
                return INTERRUPTED
    return 0


def _check_parts(args: Namespace) -> None:
    """A part is one range of deals of one contest, in one file."""
    if args.deals is not None and args.games is not None:
        raise InvalidOptions("deals-or-games")
    if args.raw is not None and args.deals is None:
        raise InvalidOptions("raw-needs-deals")
    if args.all and args.raw is not None:
        raise InvalidOptions("all-excludes", option="--raw")


Write = Callable[[str], None]
"""Adds a line to a file."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """Where deals are written besides the figures; None: nowhere."""

    records: Write | None
    raw: Write | None

    def keep(self, deal: DealResult) -> None:
        if self.records is not None:
            for record in deal.records:
                self.records(record)
        if self.raw is not None:
            self.raw(deal_line(deal))


def _contest(
    args: Namespace, game: SomeGame, options: Options, place: Place, say: Say, kept: _Kept
) -> Report:
    contest = Contest(
        game.id,
        options,
        tuple(args.bots),
        args.games or USUAL_GAMES,
        args.seed,
        args.limit,
        keeps_records=args.records is not None,
        deals=args.deals,
    )
    if kept.raw is not None:
        kept.raw(head_line(contest, args.deals, __version__))
    total = contest.games if args.deals is None else len(args.deals)
    with progress(say, total=total) as bar, _interruptible():
        tally, is_complete = run_contest(contest, place=place, progress=bar.show, keep=kept.keep)
    return report_of(contest, tally, is_complete=is_complete)


@contextlib.contextmanager
def _kept(path: str | None) -> Iterator[Write | None]:
    """What adds a line to a file."""
    if path is None:
        yield None
        return
    with opened_for_writing(path) as file:
        yield lambda line: file.write(line + "\n")


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
    """If the game has the option `rounds`, a match here has one round unless more are asked for."""
    return {
        option.name: 1 for option in game.option_list if option.name == ROUNDS and not option.is_for_programs
    }


def _check_partners(game: SomeGame, options: Options) -> None:
    """Partners are the same bot, which is impossible if parties change from round to round."""
    seats = range(options.players)
    parties = {game.parties(start_with(game, options, seat)) for seat in seats}
    written = options.to_json()
    if written.get(ROUNDS, 1) != 1 and len(parties) > 1:
        mode = " ".join(str(written[name]) for name in _setup_names(game) if name != PLAYERS)
        raise InvalidOptions("partners-change", mode=mode or game.id)


def _all_options(args: Namespace, game: SomeGame) -> list[Options]:
    """Every setup that fits the other given options, once."""
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
