"""Bots play matches; their records are written, one JSON object per line."""

import contextlib
import sys
from argparse import Namespace
from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import TypeVar

from ridotto.api.bots import get_ready
from ridotto.bots.registry import find_bot
from ridotto.commands.output.files import Output, opened_for_writing
from ridotto.commands.output.progress import progress
from ridotto.commands.parsing.place import place_of
from ridotto.commands.parsing.setup import option_names, parsed_options, refuse_with_all
from ridotto.compile.kernel import warm_up
from ridotto.engine.bot import decide_all
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import Options, SomeGame
from ridotto.engine.options import MOST_ROUNDS, ROUNDS, whole_number
from ridotto.engine.play.driver import turns
from ridotto.engine.play.match import Match
from ridotto.engine.play.streams import common_stream
from ridotto.engine.records.record import Record
from ridotto.engine.records.seat_names import BOT_PREFIX
from ridotto.games import all_games, find_game
from ridotto.locale import Say
from ridotto.parquet.folder import check_pyarrow, new_folder
from ridotto.parquet.rows import Rows, rows_of
from ridotto.system.sharing import Place, working
from ridotto.system.workers import do_nothing

STANDARD_OUTPUT = "-"

_ROUNDS_EACH = 2
"""With --all, unless said otherwise."""

_WORTH_COMPILING = 40
"""With fewer matches than this the interpreted rules are done before the compiled ones are loaded."""

_WORTH_SHARING = 200
"""With fewer matches than this a second process is not worth its start."""

_CHUNK = 20

T = TypeVar("T")

Setting = tuple[str, Options]
"""A game's id and its options."""


def run(args: Namespace, say: Say) -> int:
    settings = _settings(args)
    for game_id in dict(settings):
        get_ready(find_bot(game_id, args.bot), args.lang)
    if args.parquet is not None:
        return _write_tables(settings, args, say)
    records = simulate(settings, games=args.games, seed=args.seed, bot=args.bot, place=place_of(args))
    # Records on a terminal show the progress themselves.
    shows_records = args.out in (None, STANDARD_OUTPUT) and sys.stdout.isatty()
    with (
        contextlib.closing(records),
        _output(args.out) as out,
        progress(say, total=args.games, is_wanted=not shows_records) as bar,
    ):
        for line in bar.counted(records):
            out.write(line + "\n")
        out.flush()
    return 0


def _write_tables(settings: Sequence[Setting], args: Namespace, say: Say) -> int:
    """The tables of `ridotto export`, without records in between."""
    check_pyarrow()
    if args.out is not None:
        raise InvalidOptions("simulate-one-goal")
    from ridotto.parquet.writing import DatasetWriter

    play = partial(_play_rows, settings, args.seed, args.bot)
    rows = _played(play, settings, games=args.games, place=place_of(args))
    with (
        contextlib.closing(rows),
        DatasetWriter(new_folder(args.parquet)) as dataset,
        progress(say, total=args.games) as bar,
    ):
        for each in bar.counted(rows):
            dataset.add(each)
    return 0


def simulate(settings: Sequence[Setting], *, games: int, seed: str, bot: str, place: Place) -> Generator[str]:
    """The records of this many matches, going round the settings. Each match has a seed of its own, so the
    records do not depend on how many processes share the work."""
    yield from _played(partial(_play, settings, seed, bot), settings, games=games, place=place)


def _played(
    play: Callable[[int], T], settings: Sequence[Setting], *, games: int, place: Place
) -> Generator[T]:
    begin = partial(_warm, settings) if games >= _WORTH_COMPILING else do_nothing
    if isinstance(place, int):
        place = min(place, -(-games // _WORTH_SHARING))
        if place > 1:
            # One process compiles, the others load.
            begin()
    with working(place, begin, chunk=_CHUNK) as workers:
        yield from workers.results(play, range(games))


def _warm(settings: Sequence[Setting]) -> None:
    for game_id in {game_id for game_id, _ in settings}:
        warm_up(find_game(game_id).kernels)


def _play(settings: Sequence[Setting], seed: str, bot_name: str, number: int) -> str:
    return _record(settings, seed, bot_name, number).dumps()


def _play_rows(settings: Sequence[Setting], seed: str, bot_name: str, number: int) -> Rows:
    return rows_of(number, _record(settings, seed, bot_name, number))


def _record(settings: Sequence[Setting], seed: str, bot_name: str, number: int) -> Record:
    game_id, options = settings[number % len(settings)]
    game = find_game(game_id)
    bot = find_bot(game_id, bot_name)
    match = Match(
        game, options, seed=f"{seed}/{number}", seats=(f"{BOT_PREFIX}{bot_name}",) * options.players
    )
    rng = common_stream(seed, number)
    for seat in turns(match):
        match.play_choice(seat, decide_all(bot, game, match.state, seat, rng))
    return match.record()


def _settings(args: Namespace) -> list[Setting]:
    if not args.all:
        if args.game is None:
            raise InvalidOptions("game-missing", known=", ".join(game.id for game in all_games()))
        game = find_game(args.game)
        return [(game.id, parsed_options(args, game))]
    refuse_with_all(args, (name for name in option_names() if name != ROUNDS))
    wanted = _ROUNDS_EACH if args.rounds is None else args.rounds
    rounds = whole_number(ROUNDS, wanted, lowest=1, highest=MOST_ROUNDS)
    chosen: Sequence[SomeGame] = all_games() if args.game is None else (find_game(args.game),)
    return [(game.id, options) for game in chosen for options in game.configurations(rounds)]


def _output(name: str | None) -> contextlib.AbstractContextManager[Output]:
    if name in (None, STANDARD_OUTPUT):
        return contextlib.nullcontext(Output(STANDARD_OUTPUT, sys.stdout))
    return opened_for_writing(name)
