"""How many random games a second the checked contract plays from Python: `python -m bench.contract`."""

import random

from bench.peer import python_games
from bench.timing import best_rate, rate, row
from ridotto.compile.kernel import warm_up
from ridotto.engine.game import CHANCE, SomeGame
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.turandot.rules.game import TURANDOT

GAMES = 2_000


def random_games(game: SomeGame, options: object, count: int) -> int:
    for number in range(count):
        rng = Rng.of("bench", number)
        s = game.start(options)
        while acting := game.to_act(s):
            seat = acting[0]
            if seat == CHANCE:
                s = game.apply_chance(s, game.sample_chance(s, rng))
            else:
                s = game.apply(s, seat, random.choice(game.legal(s, seat)))
    return count


def main() -> None:
    peer = best_rate(lambda: python_games(GAMES))
    row("OpenSpiel oh_hell from Python, 4 players", rate(peer), "games")
    for game, given in ((BOTTLE_IMP, {"players": 4, "rounds": 1}), (TURANDOT, {"players": 4})):
        warm_up(game.kernels)
        options = game.parse_options(given)
        games = best_rate(lambda game=game, options=options: random_games(game, options, GAMES))
        row(f"{game.id} through the contract, 4 players", rate(games), f"{games / peer:.2f} x")


if __name__ == "__main__":
    main()
