"""How large a terminal is."""

import os

from ridotto.engine.notation import is_number

FEWEST_CELLS, MOST_CELLS = 10, 1000


def forget_odd_sizes() -> None:
    """Shells set the size of a terminal in variables. If these are invalid, the terminal itself is asked."""
    for name in ("COLUMNS", "LINES"):
        given = os.environ.get(name, "")
        if not (is_number(given) and FEWEST_CELLS <= int(given) <= MOST_CELLS):
            os.environ.pop(name, None)
