"""What a row of a match holds, and what its step results in, as numbers."""

from ridotto.engine.cells.steps import MOST_SEATS, RESULT_BITS

RNG_SIZE = 4
SEATS = MOST_SEATS
"""Places for seats in a row; no game has more."""
MOST_OUTCOMES = 64

# The result of a step.
WAITED = 0
"""It is over, or no action was given."""
STEPPED = 1
FINISHED = 2
"""The match ended with this step."""
REFUSED = 3
"""An action was not legal, and nothing of this row has changed."""
RESULT_MASK = (1 << RESULT_BITS) - 1

NO_ACTION = -1
"""For a seat that takes none."""
