"""What the kernels of a game answer."""

ILLEGAL = 0
APPLIED = 1
ROUND_FINISHED = 2

CHANCE_BIT = 1 << 62
"""In a set of actors: nature."""
