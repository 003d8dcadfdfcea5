"""What `walk` needs of a game: these names are bound to its own rules (`compile.rule.bind`).

This stub has only their types.
"""

from ridotto.compile.rule import Cells

STATE_SIZE: int
"""How many cells a state has."""

def actors(s: Cells) -> int:
    """The seats that may act, as a set, or CHANCE_BIT."""

def legal_actions(s: Cells, seat: int) -> int:
    """The actions of a seat, as a set."""

def step(s: Cells, seat: int, action: int) -> int:
    """Check and apply an action."""

def draw_chance(s: Cells, rng: Cells, outcome: Cells) -> int:
    """Write a random outcome; returns its length."""

def settle_chance(s: Cells, outcome: Cells, length: int) -> int:
    """Check and apply an outcome."""
