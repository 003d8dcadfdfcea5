"""All deals of a contest, on all processors. What is finished is kept when it is interrupted."""

import contextlib
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from ridotto.arena.entrants import Entrant, find_entrant
from ridotto.arena.play import DealResult, play_deal
from ridotto.arena.tally import Tally
from ridotto.core.kernel import warm_up
from ridotto.core.pool import working_pool
from ridotto.core.registry import find_game


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played, and who takes part."""

    game_id: str
    options: Any
    bots: tuple[str, ...]
    games: int
    """Tables at least; the last deal is played out."""
    seed: str
    limit_s: float
    """Seconds that a program has for a move."""


Progress = Callable[[int], None]
"""Told how many tables are finished."""


def run_contest(contest: Contest, *, jobs: int | None, progress: Progress) -> tuple[Tally, bool]:
    """The tally, and whether all deals were played."""
    tally = Tally(len(contest.bots))
    workers = min(jobs or os.cpu_count() or 1, contest.games)
    try:
        with _playing(contest, workers) as play:
            while tally.tables < contest.games:
                for result in play(_next_deals(contest, tally)):
                    tally.add(result)
                    progress(tally.tables)
    except KeyboardInterrupt:
        return tally, False
    return tally, True


def _next_deals(contest: Contest, tally: Tally) -> range:
    """No more deals than are needed: each has at most as many tables as there are seats."""
    missing = contest.games - tally.tables
    return range(tally.deals, tally.deals + -(-missing // contest.options.players))


Play = Callable[[range], Iterable[DealResult]]


@contextlib.contextmanager
def _playing(contest: Contest, workers: int) -> Iterator[Play]:
    """Plays deals and gives them in their order, so that nothing depends on the number of processes."""
    if workers == 1:
        _Worker.start(contest)
        try:
            yield lambda deals: map(_Worker.play, deals)
        finally:
            _Worker.stop()
        return
    _warm_up(contest)
    with working_pool(workers, partial(_Worker.start, contest), _Worker.stop) as pool:
        yield lambda deals: pool.imap(_Worker.play, deals)


def _warm_up(contest: Contest) -> None:
    """Compile or load what the bots need before their time runs; what one process compiled, others load."""
    warm_up(find_game(contest.game_id).kernels)
    for name in contest.bots:
        entrant = find_entrant(contest.game_id, name, limit_s=contest.limit_s)
        entrant.get_ready()
        entrant.close()


class _Worker:
    """What one process holds from deal to deal."""

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
        return play_deal(find_game(contest.game_id), contest.options, cls.entrants, contest.seed, deal)

    @classmethod
    def stop(cls) -> None:
        for entrant in cls.entrants:
            entrant.close()
