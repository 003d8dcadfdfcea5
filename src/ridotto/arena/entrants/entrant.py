"""What the arena needs from an entrant."""

from typing import Protocol

from ridotto.engine.choices import Choice
from ridotto.engine.game import Seat, SomeGame
from ridotto.engine.rng import Rng


class Entrant(Protocol):
    """Makes whole choices: all of their actions at once."""

    @property
    def faults(self) -> list[str]:
        """Its faults so far: each time a random move was played for it."""
        ...

    def compile_bot(self, game: SomeGame, s: object) -> None:
        """Prepare for a set-up before the first move, so that this does not count as thinking time."""
        ...

    def choose(self, game: SomeGame, s: object, seat: Seat, rng: Rng) -> Choice[object]: ...
    def close(self) -> None: ...
