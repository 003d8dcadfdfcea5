"""Which pages of rules a table gets to read."""

from ridotto.games.turandot.rules.options import TurandotOptions

PAGES = (
    *("rules-turandot-1", "rules-turandot-2", "rules-turandot-3", "rules-turandot-4"),
    "rules-turandot-directors",
)


def rule_pages(options: TurandotOptions | None) -> tuple[str, ...]:
    """The keys of the pages for such a table; None: those of every table."""
    if options is None or not options.has_dummy:
        return PAGES
    return (*PAGES, "rules-turandot-two-players")
