"""One rating for each bot, from the order of the parties at every table."""

from statistics import fmean
from typing import TYPE_CHECKING

from ridotto.arena.play import TableResult

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating


class Ratings:
    """Plackett-Luce ratings of openskill: everybody starts at 25 with a standard deviation of 8.33."""

    def __init__(self, bots: int) -> None:
        from openskill.models import PlackettLuce

        self._model = PlackettLuce()
        self._ratings: list[PlackettLuceRating] = [self._model.rating() for _ in range(bots)]

    def of(self, bot: int) -> tuple[float, float]:
        """The rating and its standard deviation."""
        rating = self._ratings[bot]
        return rating.mu, rating.sigma

    def add(self, table: TableResult) -> None:
        parties = sorted(set(table.parties))
        bots = [table.seating[party] for party in parties]
        if len(set(bots)) == 1:
            return
        copies = [[self._model.rating(*self.of(bot))] for bot in bots]
        rated = self._model.rate(copies, scores=[float(table.scores[party]) for party in parties])
        for bot in set(bots):
            # For a bot with several seats at a table, the updates of its seats are averaged.
            own = [team[0] for team, who in zip(rated, bots, strict=True) if who == bot]
            self._ratings[bot] = self._model.rating(
                fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
            )
