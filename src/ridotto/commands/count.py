"""Prints how many positions there are from fixed deals: a fingerprint of the rules."""

from argparse import Namespace

from ridotto.commands.setup import given_options
from ridotto.core.count import count, count_by_move, golden_counts, golden_start
from ridotto.core.kernel import warm_up
from ridotto.core.registry import find_game


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
    if args.moves:
        for (seat, action), nodes in count_by_move(game, start, args.depth).items():
            print(f"{seat} {action}: {nodes}")
    print(count(game, start, args.depth))
    return 0
