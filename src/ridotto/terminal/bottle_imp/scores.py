"""The score sheet of The Bottle Imp: where every point came from (B7.5)."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.core.game import Seat
from ridotto.games.bottle_imp.options import PENALTIES, BottleImpOptions
from ridotto.games.bottle_imp.view import BottleImpView, RoundResult
from ridotto.terminal.bottle_imp.cards import CardFaces, faces_for
from ridotto.terminal.bottle_imp.story import BottleImpStory, bottle_letter
from ridotto.terminal.names import Names
from ridotto.terminal.pages import Spread
from ridotto.terminal.words import MINUS, Words


class RoundSums:
    """The sums behind the scores of one round."""

    def __init__(self, options: BottleImpOptions, result: RoundResult, cards: CardFaces) -> None:
        self._options = options
        self._result = result
        self.mystery = cards.points(result.mystery)
        self.taken = tuple(cards.points(taken) for taken in result.taken)

    def factor(self, seat: Seat) -> int:
        """How often the mystery trick is taken off; 0 where nobody of this party owns a bottle."""
        partners = self._partners(seat)
        owned = sum(bottle.owner in partners for bottle in self._result.bottles)
        if not self._options.table.has_teams:
            return owned
        is_doubled = len(partners) == 1 or self._options.team_penalty == PENALTIES[1]
        return owned * (2 if is_doubled else 1)

    def formula(self, seat: Seat) -> str:
        """The sum with its result: 35+33=68, 2×20=40, −M=−14."""
        score = str(self._result.scores[seat]).replace("-", MINUS)
        if self.factor(seat):
            return f"{MINUS}{self._loss(seat)}={score}"
        partners = self._partners(seat)
        if len(partners) > 1:
            return "+".join(str(self.taken[partner]) for partner in partners) + f"={score}"
        return f"2×{self.taken[seat]}={score}" if self._options.table.has_teams else score

    def reason(self, words: Words, seat: Seat) -> str:
        """The formula in words."""
        has_team = len(self._partners(seat)) > 1
        if self.factor(seat):
            loss = self._loss(seat)
            if has_team:
                return words("score-team-bottle", loss=loss)
            return words("score-two-bottles" if self._owns_two(seat) else "score-bottle", loss=loss)
        if has_team:
            return words("score-team")
        return words("score-alone" if self._options.table.has_teams else "score-tricks")

    def _loss(self, seat: Seat) -> str:
        factor = self.factor(seat)
        return "M" if factor == 1 else f"{factor}M"

    def _owns_two(self, seat: Seat) -> bool:
        return sum(bottle.owner == seat for bottle in self._result.bottles) == 2

    def _partners(self, seat: Seat) -> tuple[Seat, ...]:
        parties = self._result.parties
        return tuple(other for other, party in enumerate(parties) if party == parties[seat])


def round_summary(words: Words, view: BottleImpView, names: Names) -> RenderableType:
    """The round that just ended: the mystery trick turned over, and everybody's points explained."""
    cards = faces_for(words, view)
    result = view.past[-1]
    sums = RoundSums(view.options, result, cards)
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
            *([sums.reason(words, seat)] if has_reasons else []),
            sums.formula(seat),
            words.number(view.totals[seat]),
        )
    return table


def score_sheet(words: Words, view: BottleImpView, names: Names) -> RenderableType:
    """Every round as a row of sums."""
    cards = faces_for(words, view)
    table = Table(box=None, pad_edge=False)
    table.add_column(words("heading-round"), justify="right")
    table.add_column("M", justify="right")
    for seat in range(view.options.players):
        table.add_column(names.of(seat), justify="right")
    for number, result in enumerate(view.past, start=1):
        sums = RoundSums(view.options, result, cards)
        formulas = (sums.formula(seat) for seat in range(view.options.players))
        table.add_row(str(number), str(sums.mystery), *formulas)
    table.add_row("Σ", "", *(words.number(total) for total in view.totals), style="bold")
    return Group(
        Text(words("heading-score-sheet"), style="bold"), table, Text(_legend(words, view), style="dim")
    )


def _legend(words: Words, view: BottleImpView) -> str:
    return words("sheet-legend-teams" if view.options.table.has_teams else "sheet-legend")
