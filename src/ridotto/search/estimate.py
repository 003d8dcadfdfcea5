"""What a search thinks of an action."""

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
    """How often it should be chosen: among simultaneous secret choices, one that is always made loses."""

    def with_chance(self, chance: float) -> "ActionEstimate":
        return replace(self, chance=chance)
