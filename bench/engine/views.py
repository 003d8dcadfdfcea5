"""How long a view, a world and many worlds take: `python -m bench.engine.views`.

Every view is of a state that was not looked at before: matches are new in every run.
"""

import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from bench.timing import row
from ridotto.compile.kernel import warm_up
from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.games import find_game

MATCHES = 30
RUNS = 5
WORLDS = 1_000
SETUPS: tuple[tuple[str, Mapping[str, Any]], ...] = (
    ("bottle_imp", {"players": 4, "rounds": 1}),
    ("turandot", {"players": 4}),
)

# A game on cells and its states, whose types are not known here.
Anything = Any


def positions(game: Anything, options: Anything, seed: str) -> Iterable[tuple[Anything, int]]:
    """Every decision of some random matches: the state, and who decides."""
    for number in range(MATCHES):
        rng = Rng.of(seed, number)
        s = game.start(options)
        while acting := game.to_act(s):
            if acting == (CHANCE,):
                s = game.apply_chance(s, game.sample_chance(s, rng))
            else:
                yield s, acting[0]
                s = game.apply(s, acting[0], rng.choice(game.legal(s, acting[0])))


def microseconds(work: Callable[..., object], places: list[tuple[Anything, ...]]) -> float:
    """Of processor time: others on this machine do not count."""
    started = time.process_time()
    for place in places:
        work(*place)
    return 1e6 * (time.process_time() - started) / len(places)


def _whole(game: Anything, s: Anything, seat: int) -> object:
    # The fields are computed when one of them is read.
    return game.view(s, seat).phase


def main() -> None:
    for game_id, given in SETUPS:
        game: Anything = find_game(game_id)
        warm_up(game.all_kernels)
        options = game.parse_options(given)
        # Fields are remembered by what they say: each figure needs matches of its own.
        runs, more = (
            [list(positions(game, options, f"{name} {run}")) for run in range(RUNS)]
            for name in ("views", "fields")
        )
        seen = min(microseconds(game.view, places) for places in runs)
        row(f"{game_id}, a view of the seat that decides", f"{seen:.1f} us", "goal: under 10 us")
        whole = min(microseconds(partial(_whole, game), places) for places in more)
        row(f"{game_id}, a view with all its fields", f"{whole:.1f} us")
        views = [[(game.view(*place), Rng.of("world")) for place in places[::3]] for places in runs]
        row(
            f"{game_id}, complete: one world that fits a view",
            f"{min(microseconds(game.complete, each) for each in views):.1f} us",
        )
        many = [[(view, WORLDS, rng) for view, rng in each[::20]] for each in views]
        of_many = min(microseconds(game.worlds, each) for each in many) / WORLDS
        row(f"{game_id}, a world of {WORLDS:,} at once", f"{of_many:.2f} us")


if __name__ == "__main__":
    main()
