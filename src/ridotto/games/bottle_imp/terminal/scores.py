"""The score sheet of The Bottle Imp: where every point came from (B7.5)."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.rules.views.score_sheet import RoundSums
from ridotto.games.bottle_imp.rules.views.view import BottleImpView, RoundResult
from ridotto.games.bottle_imp.terminal.cards import faces_for
from ridotto.games.bottle_imp.terminal.story import BottleImpStory, bottle_letter
from ridotto.screens.names import Names
from ridotto.screens.spread import Spread
from ridotto.screens.words import MINUS, Words


def formula(sums: RoundSums, result: RoundResult, seat: Seat) -> str:
    """The sum with its result: 35+33=68, 2×20=40, −M=−14."""
    score = str(result.scores[seat]).replace("-", MINUS)
    reason = sums.reason(seat)
    if sums.factor(seat):
        return f"{MINUS}{_loss(sums, seat)}={score}"
    if reason == "team":
        return "+".join(str(sums.taken[partner]) for partner in sums.partners(seat)) + f"={score}"
    return f"2×{sums.taken[seat]}={score}" if reason == "alone" else score


def _loss(sums: RoundSums, seat: Seat) -> str:
    factor = sums.factor(seat)
    return "M" if factor == 1 else f"{factor}M"


def _reason(words: Words, sums: RoundSums, seat: Seat) -> str:
    """The formula in words."""
    key = f"score-{sums.reason(seat)}"
    return words(key, loss=_loss(sums, seat)) if sums.factor(seat) else words(key)


def round_summary(words: Words, view: BottleImpView, names: Names) -> RenderableType:
    """The round that just ended: the mystery trick turned over, and everybody's points explained."""
    cards = faces_for(words, view)
    result = view.past[-1]
    sums = RoundSums(view.options, result)
    mystery = words("summary-mystery", cards=cards.listed(result.mystery), points=sums.mystery)
    bottles = [
        words("summary-bottle-unsold", which=bottle_letter(view, index))
        if bottle.owner is None
        else words(
            "summary-bottle",
            which=bottle_letter(view, index),
            price=cards.price(bottle.price),
            name=names.of(bottle.owner),
        )
        for index, bottle in enumerate(result.bottles)
    ]
    heading = words("summary-round", round=len(view.past), rounds=view.options.rounds)
    title = Text(heading, style="bold")
    last_trick = BottleImpStory(words, view, names).last_trick()
    lines = [Text(line) for line in (last_trick, mystery, *bottles)]
    table, short_table = (
        _round_table(words, view, names, sums, has_reasons=has_reasons) for has_reasons in (True, False)
    )
    return Spread(title, Text(), *lines, Text(), table, tight=(title, *lines, short_table))


def _round_table(
    words: Words, view: BottleImpView, names: Names, sums: RoundSums, *, has_reasons: bool
) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(words("heading-player"))
    table.add_column(words("heading-tricks"), justify="right")
    if has_reasons:
        table.add_column(words("heading-why"))
    table.add_column(words("heading-this-round"), justify="right")
    table.add_column(words("heading-score"), justify="right")
    for seat in range(view.options.players):
        table.add_row(
            names.of(seat),
            str(sums.taken[seat]),
            *([_reason(words, sums, seat)] if has_reasons else []),
            formula(sums, view.past[-1], seat),
            words.number(view.totals[seat]),
        )
    return table


def score_sheet(words: Words, view: BottleImpView, names: Names) -> RenderableType:
    """Every round as a row of sums."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words("heading-round"), justify="right")
    table.add_column("M", justify="right")
    for seat in range(view.options.players):
        table.add_column(names.of(seat), justify="right")
    for number, result in enumerate(view.past, start=1):
        sums = RoundSums(view.options, result)
        formulas = (formula(sums, result, seat) for seat in range(view.options.players))
        table.add_row(str(number), str(sums.mystery), *formulas)
    table.add_row("Σ", "", *(words.number(total) for total in view.totals), style="bold")
    return Group(
        Text(words("heading-score-sheet"), style="bold"), table, Text(_legend(words, view), style="dim")
    )


def _legend(words: Words, view: BottleImpView) -> str:
    return words("sheet-legend-teams" if view.options.mode_row.has_teams else "sheet-legend")
