"""Rounds for points: `python -m bench.games.bottle_imp.rounds --players 5 --mode teams-2-2-1 …`.

In the arena a match of one round is played for the win, and modes with changing partners have no longer
matches there. Here two bots play only the first of two rounds, which counts for points. Deals are shared,
seats rotated and partners the same bot, as in the arena. Interrupt it at any time: it tells what it has.
"""

import argparse
import signal
import time
from functools import partial

from ridotto.arena.entrants import Entrant, find_entrant
from ridotto.arena.play import Deal, DealResult, TableResult
from ridotto.arena.schedule import LineUp, seatings
from ridotto.arena.tally import Estimate, Tally
from ridotto.arena.times import Times
from ridotto.engine.first_seat import start_with
from ridotto.engine.game import Options
from ridotto.engine.play.driver import turns
from ridotto.engine.play.match import Match
from ridotto.engine.play.streams import chance_in_one_stream, seat_streams
from ridotto.games import find_kit
from ridotto.games.bottle_imp.rules.options import MODES
from ridotto.system.sharing import working

GAME = find_kit("bottle_imp").game


def main() -> None:
    asked = _asked()
    deadline = time.monotonic() + asked.seconds
    options = GAME.parse_options({"players": asked.players, "mode": asked.mode, "rounds": 2})
    tally = Tally(len(asked.bots))
    begin = partial(_Worker.start, options, tuple(asked.bots), asked.seed)
    try:
        with working(asked.jobs, begin) as workers:
            for result in workers.results(_Worker.play, range(asked.deals)):
                tally.add(result)
                if time.monotonic() > deadline:
                    raise KeyboardInterrupt
    except KeyboardInterrupt:
        pass
    print(f"bottle_imp {asked.players} {asked.mode}: {tally.tables} rounds from {tally.deals} deals")
    for at, bot in enumerate(asked.bots):
        speed = f"{1000 * tally.times[at].quantile(0.5):.2f} ms a move"
        print(f"{bot:>24}  {_told(tally.points(at))} points a round, {speed}")
    told = _told(tally.margin(0, 1), "+")
    print(f"{asked.bots[0]} made {told} points a round more than {asked.bots[1]}", flush=True)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.games.bottle_imp.rounds", description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--mode", choices=sorted({mode.id for mode in MODES}), default="solo")
    parser.add_argument("--bots", nargs=2, default=["net", "search:200ms"])
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this time")
    parser.add_argument("--seed", default="points")
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args()


def _told(estimate: Estimate | None, sign: str = "") -> str:
    if estimate is None or estimate.within is None:
        return "-"
    return f"{estimate.mean:{sign}.2f} ± {estimate.within:.2f}"


class _Worker:
    """The state of one process between deals."""

    options: Options
    entrants: "list[Entrant]"
    seed: str

    @classmethod
    def start(cls, options: Options, bots: tuple[str, ...], seed: str) -> None:
        cls.options, cls.seed = options, seed
        cls.entrants = [find_entrant(GAME.id, name, limit_s=10.0) for name in bots]
        for entrant in cls.entrants:
            entrant.compile_bot(GAME, GAME.start(options))

    @classmethod
    def play(cls, number: int) -> DealResult:
        deal = Deal(GAME, cls.options, cls.seed, number)
        parties = GAME.parties(start_with(GAME, cls.options, deal.first_seat))
        result = DealResult(number, [], [Times() for _ in cls.entrants], [[] for _ in cls.entrants])
        for seating in seatings(len(cls.entrants), parties, number, cls.seed):
            scores = scores_of(deal, seating, cls.entrants, result.times)
            most = max(scores)
            winners = tuple(seat for seat, score in enumerate(scores) if score == most)
            result.tables.append(TableResult(seating, parties, scores, winners))
        return result


def scores_of(deal: Deal, seating: LineUp, entrants: list[Entrant], times: list[Times]) -> tuple[int, ...]:
    """The points of each seat in the first round."""
    seed, players = deal.match_seed, deal.options.players
    match = Match(GAME, deal.options, seed=seed, seats=("",) * players, chance=chance_in_one_stream(seed))
    match.begin_with(deal.first_seat)
    streams = seat_streams(seed, players)
    for seat in turns(match):
        if GAME.rounds_finished(match.state):
            break
        bot = seating[seat]
        started = time.perf_counter()
        choice = entrants[bot].choose(GAME, match.state, seat, streams[seat])
        times[bot].add(time.perf_counter() - started)
        match.play_choice(seat, choice)
    return GAME.scores(match.state)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    main()
