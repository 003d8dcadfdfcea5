"""A network that has learnt already, to start from or to play against."""

import hashlib
from dataclasses import dataclass, replace
from pathlib import Path

from ridotto.engine.game import View
from ridotto.nets.declared import Learning, Rates
from ridotto.nets.weights import Arrays, load

SHIPPED = "net"
"""Names the network that the package brings."""
START_RATE = 0.35
"""The part of the first learning rate with which a network goes on learning."""


@dataclass(frozen=True, slots=True)
class Known:
    width: int
    blocks: int
    arrays: Arrays
    digest: str
    """Of its file."""


def known_network(file: Path | None, game: str, learning: Learning[View]) -> Known | None:
    """`RidottoError` says what is wrong with a file."""
    if file is None:
        return None
    if str(file) == SHIPPED and learning.weights is not None:
        file = learning.weights
    about, arrays = load(file, game, learning)
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    return Known(about.width, about.blocks, arrays, digest)


def gentle(rates: Rates) -> Rates:
    """For a network that knows something: at full rate it would forget it."""
    first, last = rates.learning
    return replace(rates, learning=(first * START_RATE, last))
