"""What a bot is."""

from typing import Any, Protocol

from ridotto.core.rng import Rng


class Bot(Protocol):
    """Sees a view and returns one of its legal actions. All its chance comes from the stream it is given."""

    name: str

    def choose(self, view: Any, rng: Rng) -> int: ...
