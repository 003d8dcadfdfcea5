"""What the kernels of a game answer: the result of a step, and with it who acts next."""

ILLEGAL = 0
APPLIED = 1
ROUND_FINISHED = 2

RESULT_BITS = 2
"""A report is a result and, above these bits, the set of seats that act next."""

MOST_ACTIONS = 63
"""Actions are smaller, so that a set of them fits into a cell."""

CHANCE_BIT = 1 << 8
"""In a set of actors: nature."""
