"""What a game's kernels return: the result of a step and who acts next."""

ILLEGAL = 0
APPLIED = 1
ROUND_FINISHED = 2

RESULT_BITS = 2
"""A report has the result in these low bits and above them the set of seats that act next."""

MOST_ACTIONS = 63
"""All actions are below this, so that a set of them fits into one cell."""

CHANCE_BIT = 1 << 8
"""In a set of actors: chance."""

MOST_SEATS = 6
"""Every set of seats has a list of its own, made once."""
