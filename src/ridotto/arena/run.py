"""Runs all deals of a contest on all processors. After an interrupt, finished deals count."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from ridotto.arena.entrants import Entrant, find_entrant, seat_name
from ridotto.arena.play import Deal, DealResult, play_deal
from ridotto.arena.tally import Tally
from ridotto.compile.kernel import warm_up
from ridotto.engine.game import Options
from ridotto.games import find_game
from ridotto.system.sharing import Place, Workers, working


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played, and who takes part."""

    game_id: str
    options: Options
    bots: tuple[str, ...]
    games: int
    """The least number of tables; the last deal is finished."""
    seed: str
    limit_s: float
    """Seconds that a program has for a move."""
    keeps_records: bool = False
    deals: range | None = None
    """The deals of a part of a contest; None: as many as the games need."""


Progress = Callable[[int], None]
"""Called with the number of finished tables, of a part with that of finished deals."""

Keep = Callable[[DealResult], None]
"""Called with the result of each deal, in order."""


def keep_nothing(_: DealResult) -> None:
    pass


def run_contest(
    contest: Contest, *, place: Place, progress: Progress, keep: Keep = keep_nothing
) -> tuple[Tally, bool]:
    """The tally, and whether all deals were played."""
    tally = Tally(len(contest.bots))
    if isinstance(place, int):
        place = min(place, contest.games if contest.deals is None else len(contest.deals))
        if place > 1:
            # One process compiles, the others load.
            _warm_up(contest)
    try:
        with working(place, partial(_Worker.start, contest), _Worker.stop) as workers:
            for result in _results(contest, tally, workers):
                tally.add(result)
                keep(result)
                progress(tally.tables if contest.deals is None else tally.deals)
    except KeyboardInterrupt:
        return tally, False
    return tally, True


def _results(contest: Contest, tally: Tally, workers: Workers) -> Iterator[DealResult]:
    if contest.deals is not None:
        yield from workers.results(_Worker.play, contest.deals)
        return
    while tally.tables < contest.games:
        yield from workers.results(_Worker.play, _next_deals(contest, tally))


def _next_deals(contest: Contest, tally: Tally) -> range:
    """An upper bound: a deal has at most as many tables as there are seats."""
    missing = contest.games - tally.tables
    return range(tally.deals, tally.deals + -(-missing // contest.options.players))


def _warm_up(contest: Contest) -> None:
    """Compile or load the bots' code before their time is measured."""
    game = find_game(contest.game_id)
    warm_up(game.all_kernels)
    for name in contest.bots:
        entrant = find_entrant(contest.game_id, name, limit_s=contest.limit_s)
        entrant.compile_bot(game, game.start(contest.options))
        entrant.close()


class _Worker:
    """The state of one process between deals."""

    contest: Contest
    entrants: Sequence[Entrant] = ()

    @classmethod
    def start(cls, contest: Contest) -> None:
        cls.contest = contest
        _warm_up(contest)
        cls.entrants = [find_entrant(contest.game_id, name, limit_s=contest.limit_s) for name in contest.bots]

    @classmethod
    def play(cls, deal: int) -> DealResult:
        contest = cls.contest
        names = [seat_name(bot) for bot in contest.bots]
        played = Deal(find_game(contest.game_id), contest.options, contest.seed, deal)
        return play_deal(played, cls.entrants, names, keeps_records=contest.keeps_records)

    @classmethod
    def stop(cls) -> None:
        for entrant in cls.entrants:
            entrant.close()
