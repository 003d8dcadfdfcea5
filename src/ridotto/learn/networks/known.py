"""A trained network from a file, to start from or to play against."""

import hashlib
from dataclasses import dataclass, replace
from pathlib import Path

from ridotto.engine.game import View
from ridotto.nets.declared import Learning, Rates
from ridotto.nets.weights import Arrays, load

SHIPPED = "net"
"""The name of the network that comes with the package."""
START_RATE = 0.35
"""The factor on the first learning rate and entropy bonus for a network that is already trained."""


@dataclass(frozen=True, slots=True)
class Known:
    width: int
    blocks: int
    arrays: Arrays
    digest: str
    """The digest of its file."""


def known_network(file: Path | None, game: str, learning: Learning[View]) -> Known | None:
    """Raises a `RidottoError` that says what is wrong with a file."""
    if file is None:
        return None
    if str(file) == SHIPPED and learning.weights is not None:
        file = learning.weights
    about, arrays = load(file, game, learning)
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    return Known(about.width, about.blocks, arrays, digest)


def gentle(rates: Rates) -> Rates:
    """The recipe for a trained network: at the full rates it would forget."""
    first, last = rates.learning
    mixing, mixing_last = rates.entropy
    return replace(
        rates,
        learning=(first * START_RATE, last),
        entropy=(max(mixing * START_RATE, mixing_last), mixing_last),
    )
