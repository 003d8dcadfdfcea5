"""The estimate of a search for one action."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class ActionEstimate:
    action: int
    visits: int
    """In how many playouts it was tried."""
    utility: float
    """The mean utility, which the search compares."""
    points: float
    """The mean points of the seat, as people count them."""
    chance: float = 0.0
    """Its probability in the mixed strategy for simultaneous secret choices."""

    def with_chance(self, chance: float) -> "ActionEstimate":
        return replace(self, chance=chance)
