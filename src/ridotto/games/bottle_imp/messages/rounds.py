"""Finished rounds as messages."""

from collections.abc import Iterator
from functools import lru_cache
from typing import cast

from ridotto.games.bottle_imp.messages.named import bottle_of, names_of
from ridotto.games.bottle_imp.messages.types import FinishedRound, Reason, RoundScore
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from ridotto.games.bottle_imp.rules.views.score_sheet import RoundSums
from ridotto.games.bottle_imp.rules.views.view import BottleImpView, RoundResult


def past_of(view: BottleImpView, first: int) -> Iterator[FinishedRound]:
    """The finished rounds from a given number on; made one by one and not cached."""
    return (_finished_round(view.options, result) for result in view.past[first:])


def _finished_round(options: BottleImpOptions, result: RoundResult) -> FinishedRound:
    sums = RoundSums(options, result)
    return FinishedRound(
        dealer=result.dealer,
        parties=result.parties,
        mystery=names_of(result.mystery),
        mystery_points=sums.mystery,
        bottles=tuple(bottle_of(bottle) for bottle in result.bottles),
        scores=tuple(
            RoundScore(
                seat=seat,
                score=score,
                taken=names_of(result.taken[seat]),
                taken_points=sums.taken[seat],
                reason=cast(Reason, sums.reason(seat)),
                factor=sums.factor(seat),
            )
            for seat, score in enumerate(result.scores)
        ),
    )


kept_round = lru_cache(maxsize=1024)(_finished_round)
