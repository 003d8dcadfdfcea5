"""How strong one bot is against another, in every mode.

    python -m bench.strength --game bottle_imp --games 1000 --bots heuristic random

Each deal is played once per party: the seats of that party go to the first bot, all others to the second. So
both get the same cards, and partners are always the same bot. The result depends on the seed alone, not on
the number of jobs.
"""

import argparse
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import ceil, sqrt
from statistics import fmean, stdev
from typing import Any

from rich.console import Console
from rich.table import Table

import ridotto.games  # noqa: F401  registers the games
from ridotto.bots.bot import decide
from ridotto.bots.registry import find_bot
from ridotto.core.game import CHANCE, AnyGame
from ridotto.core.kernel import warm_up
from ridotto.core.registry import all_games, find_game
from ridotto.core.rng import Rng

NORMAL_95 = 1.96
CHUNK = 8
"""Deals handed to a worker at a time."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """One deal, played from each party's seats in turn; averages over those matches."""

    margin: float
    """Points per seat of the first bot, less those of the second."""
    wins: float
    """Share of the matches that the first bot's seats won; shared wins count in parts."""


def bottle_imp_modes(game: AnyGame) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every mode once, with the default deck and penalty, in matches of one round."""
    for options in game.configurations(rounds=1):
        if options.deck == "matagot" and options.team_penalty == "once":
            yield f"{options.players} {options.mode}", options.to_json()


def turandot_modes(game: AnyGame) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every number of players once, in the Italian edition."""
    for options in game.configurations():
        if options.edition == "it":
            yield f"{options.players} players", options.to_json()


MODES: dict[str, Callable[[AnyGame], Iterator[tuple[str, dict[str, Any]]]]] = {
    "bottle_imp": bottle_imp_modes,
    "turandot": turandot_modes,
}


def seated(game: AnyGame, given: dict[str, Any], first_seat: int) -> Any:
    """A match with its first dealer (Bottle Imp) or Maestro (Turandot) set: with this both games begin."""
    options = game.parse_options(given)
    return game.apply_chance(game.start(options), (first_seat % options.players,))


def play_match(game: AnyGame, state: Any, names: list[str], seed: str) -> Any:
    """The final state. Nature and each seat have streams of their own, the same for every seating."""
    bots = [find_bot(game.id, name) for name in names]
    nature = Rng.of(seed, "chance")
    streams = [Rng.of(seed, "bot", seat) for seat in range(len(bots))]
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            state = game.apply_chance(state, game.sample_chance(state, nature))
        else:
            state = game.apply(state, seat, decide(bots[seat], game, state, seat, streams[seat]))
    return state


def play_deal(game_id: str, given: dict[str, Any], bots: tuple[str, str], seed: str, deal: int) -> DealResult:
    game = find_game(game_id)
    start = seated(game, given, deal)
    parties = game.parties(start)
    margins, wins = [], []
    for party in sorted(set(parties)):
        is_first = [other == party for other in parties]
        names = [bots[0] if first else bots[1] for first in is_first]
        outcome = game.outcome(play_match(game, start, names, f"{seed}/{deal}"))
        if outcome is None:
            raise RuntimeError("the match did not end")
        ours = [score for score, first in zip(outcome.scores, is_first, strict=True) if first]
        theirs = [score for score, first in zip(outcome.scores, is_first, strict=True) if not first]
        margins.append(fmean(ours) - fmean(theirs))
        # Nobody wins where Turandot's dummy does.
        wins.append(sum(is_first[seat] for seat in outcome.winners) / max(1, len(outcome.winners)))
    return DealResult(fmean(margins), fmean(wins))


def warm_up_worker(game_id: str) -> None:
    warm_up(find_game(game_id).kernels)


def strength_table(game: AnyGame, bots: tuple[str, str], matches: int, jobs: int, seed: str) -> Table:
    table = Table(title=f"{game.id}: {bots[0]} against {bots[1]}")
    for heading in ("mode", "matches", "points more per match", "matches won", "if equal"):
        table.add_column(heading, justify="left" if heading == "mode" else "right")
    with ProcessPoolExecutor(jobs, initializer=warm_up_worker, initargs=(game.id,)) as pool:
        for mode, given in MODES[game.id](game):
            parties = len(set(game.parties(seated(game, given, 0))))
            deals = max(2, ceil(matches / parties))
            play = partial(play_deal, game.id, given, bots, seed)
            results = list(pool.map(play, range(deals), chunksize=CHUNK))
            margins = [result.margin for result in results]
            interval = NORMAL_95 * stdev(margins) / sqrt(deals)
            table.add_row(
                mode,
                str(deals * parties),
                f"{fmean(margins):+.1f} ± {interval:.1f}",
                f"{fmean(result.wins for result in results):.0%}",
                f"{1 / parties:.0%}",
            )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong one bot is against another, in every mode.")
    parser.add_argument("--game", choices=[game.id for game in all_games()], help="default: every game")
    parser.add_argument("--games", type=int, default=1000, help="matches per mode, at least")
    parser.add_argument("--bots", nargs=2, default=["heuristic", "random"])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="strength")
    given = parser.parse_args()
    first, second = given.bots
    for game in all_games():
        if given.game in (None, game.id):
            Console().print(strength_table(game, (first, second), given.games, given.jobs, given.seed))


if __name__ == "__main__":
    main()
