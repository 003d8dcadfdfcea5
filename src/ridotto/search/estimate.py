"""What a search thinks of an action."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class ActionEstimate:
    action: int
    visits: int
    """In how many playouts it was tried."""
    utility: float
    """What it is worth on average: what the search compares."""
    points: float
    """The points that the seat gets on average, as people count them."""
    chance: float = 0.0
    """How often it should be chosen: where secret choices meet, a choice that is always made loses."""

    def with_chance(self, chance: float) -> "ActionEstimate":
        return replace(self, chance=chance)
