"""A table that plays from memory: what it shows of a view (BR33).

It is a setting of the table, not of the game: rules, bots and records do not depend on it. Every remaining
field is named here; everything seen earlier is hidden until the match is over.
"""

from dataclasses import replace

from ridotto.games.bottle_imp.rules.views.view import BottleImpView


def from_memory(view: BottleImpView) -> BottleImpView:
    """The present and the last trick, the bottles, the score sheet, and what one holds."""
    if view.outcome is not None:
        return view
    # The player's own pass is visible until the first trick is over: the cards have just been taken up.
    has_forgotten_pass = bool(view.tricks)
    return replace(
        view,
        shown=(),
        picks=() if has_forgotten_pass else view.picks,
        received=() if has_forgotten_pass else view.received,
        tricks=view.tricks[-1:],
        taken=(),
        cells=b"",
    )
