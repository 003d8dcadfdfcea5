"""What a game brings to the plain search: these names are bound to its own rules."""

from ridotto.compile.rule import Cells

STATE_SIZE: int
"""How many cells a state has."""

def actors(state: Cells) -> int: ...
def legal_actions(state: Cells, seat: int) -> int: ...
def step(state: Cells, seat: int, action: int) -> int: ...
def points(state: Cells, seat: int) -> float:
    """How well a seat stands."""

def policy(state: Cells, rng: Cells, seat: int) -> int:
    """A legal action, by what this seat can see."""
