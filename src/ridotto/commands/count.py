"""Prints how many positions there are from fixed deals: a fingerprint of the rules."""

from argparse import Namespace
from typing import Any

from ridotto.commands.setup import given_options
from ridotto.compile.kernel import warm_up
from ridotto.engine.count import count, count_by_move, golden_counts, golden_start
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import SomeGame
from ridotto.games import find_game

MOST_POSITIONS = 20_000_000
"""Some minutes. One more action, and there are ten times as many or more."""


def run(args: Namespace) -> int:
    game = find_game(args.game)
    given = given_options(args, game.id)
    warm_up(game.kernels)
    if not given and args.depth is None:
        for options in game.configurations():
            for line in golden_counts(game, options):
                print(line)
        return 0
    options = game.parse_options(given)
    if args.depth is None:
        for line in golden_counts(game, options):
            print(line)
        return 0
    start = golden_start(game, options, seed=args.seed, skip=args.skip)
    _check_size(game, start, args.depth)
    if args.moves:
        for (seat, action), nodes in count_by_move(game, start, args.depth).items():
            print(f"{seat} {action}: {nodes}")
    print(count(game, start, args.depth))
    return 0


def _check_size(game: SomeGame, start: Any, depth: int) -> None:
    """Refuse what would take hours before it takes hours: look less far first."""
    for less in range(1, depth):
        if (found := count(game, start, less)) > MOST_POSITIONS:
            raise InvalidOptions("too-many-positions", found=str(found), depth=str(less))
