"""The bids of Turandot on a screen, as soon as they are turned up."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.games.turandot.rules.actions import money_in, number_in
from ridotto.games.turandot.rules.views.hiring import HiringRound, is_for_directors
from ridotto.games.turandot.rules.views.view import TurandotView
from ridotto.games.turandot.terminal.cards import CardFaces
from ridotto.games.turandot.terminal.story import as_sentence
from ridotto.games.turandot.terminal.symbols import MONEY
from ridotto.screens.names import Names
from ridotto.screens.spread import Spread
from ridotto.screens.symbols import joined
from ridotto.screens.words import Words


def revealed(words: Words, view: TurandotView, hiring: HiringRound, names: Names) -> RenderableType:
    """Slot by slot who bid and who hired; then crew, and who needs a stand-in."""
    lines = []
    crew_bidders = [seat for seat, bid in enumerate(hiring.bids) if number_in(bid) == 0]
    if crew_bidders:
        lines.append(words("revealed-crew-bids", names=names.listed(crew_bidders), crew=view.options.crew))
    lines += [
        as_sentence(words("log-crew", name=names.of(seat), who=names.who(seat), crew=view.options.crew))
        for seat in hiring.crew
    ]
    if hiring.needy:
        key = "revealed-needy-director" if is_for_directors(hiring.number) else "revealed-needy"
        lines.append(words(key, names=names.listed(hiring.needy)))
    title = Text(words("revealed-title", round=hiring.number), style="bold")
    texts = [Text(line) for line in lines]
    table, short_table = (_slots(words, view, hiring, names, is_short=short) for short in (False, True))
    return Spread(title, Text(), table, Text(), *texts, tight=(title, short_table, *texts))


def _slots(words: Words, view: TurandotView, hiring: HiringRound, names: Names, *, is_short: bool) -> Table:
    cards = CardFaces(words, view)
    is_directors_round = is_for_directors(hiring.number)
    name_director = cards.director_short if is_short else cards.director
    table = Table(
        box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0), show_header=not is_short
    )
    table.add_column(words("heading-slot"), justify="right")
    table.add_column(words("heading-director" if is_directors_round else "heading-singer"))
    table.add_column(words("heading-bids"))
    table.add_column(words("heading-hired-by"))
    for slot, card in enumerate(hiring.audition, start=1):
        bids = [
            joined(f"{names.of(seat)} {MONEY * money_in(bid)}".rstrip())
            for seat, bid in enumerate(hiring.bids)
            if number_in(bid) == slot
        ]
        takers = [seat for seat, hired in enumerate(hiring.hired) if hired == card]
        name = name_director(card) if is_directors_round else cards.short(card)
        table.add_row(str(slot), name, ", ".join(bids), names.listed(takers))
    return table
