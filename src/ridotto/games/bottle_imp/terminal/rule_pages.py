"""Which pages of rules a table gets to read."""

from ridotto.games.bottle_imp.rules.options import BottleImpOptions

PAGES = ("rules-bottle_imp-1", "rules-bottle_imp-2", "rules-bottle_imp-3")


def rule_pages(options: BottleImpOptions | None) -> tuple[str, ...]:
    """The keys of the pages for such a table; None: those of every table."""
    return PAGES if options is None else (*PAGES, *_mode_pages(options))


def _mode_pages(options: BottleImpOptions) -> list[str]:
    mode = options.mode_row
    pages = []
    if options.players > 4:
        pages.append("rules-bottle_imp-five" if options.players == 5 else "rules-bottle_imp-six")
    if mode.is_eye:
        pages.append("rules-bottle_imp-eye")
    if mode.bottles == 2:
        pages.append("rules-bottle_imp-two-bottles")
    if mode.has_teams:
        is_fixed = all(partner != seat for seat, partner in enumerate(mode.partners))
        pages.append("rules-bottle_imp-fixed-teams" if is_fixed else "rules-bottle_imp-teams")
        pages.append(
            "rules-bottle_imp-penalty-each"
            if options.team_penalty == "each"
            else "rules-bottle_imp-penalty-once"
        )
    return pages
