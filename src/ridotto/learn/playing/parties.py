"""Who shares a score throughout a match."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.first_seat import start_with
from ridotto.engine.game import Options, SomeGame


def fixed_parties(game: SomeGame, setups: Sequence[Options]) -> NDArray[np.int64]:
    """By set-up and seat: a seat of its party, where parties are the same in every round.

    If parties change with the first seat, each seat has its own score.
    """
    found = np.tile(np.arange(SEATS), (len(setups), 1))
    for row, options in zip(found, setups, strict=True):
        parties = {game.parties(start_with(game, options, seat)) for seat in range(options.players)}
        if len(parties) == 1:
            row[: options.players] = parties.pop()
    return found
