"""A Python bot with an option, which has to arrive on the nodes."""

from random import Random
from typing import Protocol


class HasLegal(Protocol):
    @property
    def legal(self) -> list[str]: ...


class Picky:
    needs_full_view = False

    def __init__(self, place: int = 0) -> None:
        self._place = place

    def choose(self, view: HasLegal, rng: Random) -> str:
        legal = list(view.legal)
        return legal[min(self._place + rng.randrange(2), len(legal) - 1)]
