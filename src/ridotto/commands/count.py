"""Prints how many positions there are from fixed deals: a fingerprint of the rules."""

import sys
from argparse import Namespace
from collections.abc import Mapping

from ridotto.commands.output.progress import progress
from ridotto.commands.output.tables import show_table
from ridotto.commands.parsing.setup import given_options
from ridotto.compile.kernel import warm_up
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import SomeGame
from ridotto.engine.play.count import Move, count, count_by_move, first_moves, golden_counts, golden_start
from ridotto.games import find_game
from ridotto.locale import Say

MOST_POSITIONS = 20_000_000
"""Takes some minutes. One more action means ten times as many or more."""


def run(args: Namespace, say: Say) -> int:
    game = find_game(args.game)
    given = given_options(args, game.id)
    if args.depth is None:
        all_options = [game.parse_options(given)] if given else game.configurations()
        warm_up(game.kernels)
        for options in all_options:
            for line in golden_counts(game, options):
                print(line)
        return 0
    start = golden_start(game, game.parse_options(given), seed=args.seed, skip=args.skip)
    # Only after all arguments are checked: compiling takes a while.
    warm_up(game.kernels)
    _check_size(game, start, args.depth)
    by_move = _by_move(game, start, args.depth, say)
    if args.moves:
        _show_by_move(game, start, by_move, say)
    # If nobody can move there is one position: this one.
    print(sum(by_move.values()) if by_move else 1)
    return 0


def _show_by_move(game: SomeGame, start: object, by_move: Mapping[Move, int], say: Say) -> None:
    """On a terminal in words; elsewhere in the numbers that other engines can be compared by."""
    if not sys.stdout.isatty():
        for (seat, action), nodes in by_move.items():
            print(f"{seat} {action}: {nodes}")
        return
    words = {
        (seat, action): f"{seat} {game.action_name(game.view(start, seat), action)}"
        for seat, action in by_move
    }
    rows = [[words[move], str(nodes)] for move, nodes in by_move.items()]
    show_table([[say("count-action"), say("count-positions")], *rows])


def _by_move(game: SomeGame, start: object, depth: int, say: Say) -> dict[Move, int]:
    """The positions behind each first action."""
    total = len(first_moves(game, start))
    with progress(say, total=total) as bar:
        return dict(bar.counted(count_by_move(game, start, depth)))


def _check_size(game: SomeGame, start: object, depth: int) -> None:
    """Refuse what would take hours: estimate it from a smaller depth first."""
    for less in range(1, depth):
        if (found := count(game, start, less)) > MOST_POSITIONS:
            raise InvalidOptions("too-many-positions", found=str(found), depth=str(less))
