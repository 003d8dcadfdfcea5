"""What a network's partner changes: `python -m bench.games.bottle_imp.partners --seconds 60`.

One pair sits together in each round, and networks have all other seats. The same deals are played with
different pairs. Rounds count for points, as in rounds.py.
"""

import argparse
import time

import numpy as np

from bench.games.bottle_imp.rounds import GAME, scores_of
from ridotto.arena.entrants import Entrant, find_entrant
from ridotto.arena.play import Deal
from ridotto.arena.times import Times
from ridotto.engine.first_seat import start_with
from ridotto.games.bottle_imp.rules.options import MODES, Mode

NET = "net"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.games.bottle_imp.partners", description=__doc__)
    parser.add_argument("--partners", nargs="+", default=["heuristic"])
    parser.add_argument("--seconds", type=float, default=60.0, help="for each mode")
    parser.add_argument("--seed", default="partners")
    asked = parser.parse_args()
    pairs = [(NET, NET)]
    for partner in asked.partners:
        pairs += [(NET, partner), (partner, partner)]
    bots = {name: find_entrant(GAME.id, name, limit_s=10.0) for name in {NET, *asked.partners}}
    for mode in MODES:
        if mode.has_teams:
            compare(mode, pairs, bots, asked.seconds, asked.seed)


def compare(
    mode: Mode, pairs: list[tuple[str, str]], bots: dict[str, Entrant], seconds: float, seed: str
) -> None:
    options = GAME.parse_options({"players": mode.players, "mode": mode.id, "rounds": 2})
    for bot in bots.values():
        bot.compile_bot(GAME, GAME.start(options))
    deadline = time.monotonic() + seconds
    leads: list[list[float]] = []
    while time.monotonic() < deadline:
        deal = Deal(GAME, options, seed, len(leads))
        leads.append([lead(deal, [bots[name] for name in pair], bots[NET]) for pair in pairs])
    ahead = np.array(leads, float)
    print(f"{mode.players} {mode.id}: {len(leads)} deals")
    for place, pair in enumerate(pairs[1:], start=1):
        less = ahead[:, 0] - ahead[:, place]
        told = f"{_told(ahead[:, place])} over the others, {_told(less)} less than two networks"
        print(f"  {' with '.join(pair):28} {told}", flush=True)


def lead(deal: Deal, pair: list[Entrant], others: Entrant) -> float:
    """The points of the pair more than the mean of the other players."""
    parties = GAME.parties(start_with(GAME, deal.options, deal.first_seat))
    seats = [seat for seat in range(len(parties)) if parties.count(parties[seat]) == 2]
    first = seats[deal.number % len(seats)]
    (second,) = (seat for seat in seats if parties[seat] == parties[first] and seat != first)
    seating = [2] * len(parties)
    seating[first], seating[second] = 0, 1
    scores = scores_of(deal, tuple(seating), [*pair, others], [Times() for _ in range(3)])
    rest = [score for seat, score in enumerate(scores) if seat not in (first, second)]
    return scores[first] - sum(rest) / len(rest)


def _told(numbers: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> str:
    within = 1.96 * numbers.std(ddof=1) / len(numbers) ** 0.5
    return f"{numbers.mean():+.1f} ± {within:.1f}"


if __name__ == "__main__":
    main()
