"""The numbers by which people choose a move from a list."""

from collections.abc import Sequence

from ridotto.engine.notation import is_number


def numbers_of(moves: Sequence[str]) -> tuple[int, ...]:
    """Places in the list, from 1. But "bid 0", "bid 1", "bid 2" have the numbers that they name: else 1 would
    bid 0.
    """
    words = {move.rpartition(" ")[0] for move in moves}
    named = [move.rpartition(" ")[2] for move in moves]
    if len(words) == 1 and all(map(is_number, named)):
        return tuple(map(int, named))
    return tuple(range(1, len(moves) + 1))
