"""A table that plays from memory: what it shows of a view (BR33).

It is a setting of the table, not of the game: rules, bots and records do not know it. Every field that is
left is named here; all that one has seen before is gone until the match is over.
"""

from dataclasses import replace

from ridotto.games.bottle_imp.rules.views.view import BottleImpView


def from_memory(view: BottleImpView) -> BottleImpView:
    """The present and the last trick, the bottles, the score sheet, and what one holds."""
    if view.outcome is not None:
        return view
    # One's own pass can be looked at until the first trick is over: the cards have just been taken up.
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
