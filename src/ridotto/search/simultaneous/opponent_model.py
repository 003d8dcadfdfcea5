"""Models the opponents' secret choices by a guess or, with enough time, by a search, and responds to them."""

from dataclasses import replace

from ridotto.compile.kernel import Kernel
from ridotto.engine.bot import seat_that_decides
from ridotto.engine.game import Seat, V
from ridotto.engine.rng import Rng
from ridotto.search.adapter import SearchAdapter, SecretChoices
from ridotto.search.budget import Budget
from ridotto.search.estimate import ActionEstimate
from ridotto.search.simultaneous.regret_matching import RegretMatching
from ridotto.search.stopwatch import GiveWay, Stopwatch

PATIENCE = Budget(seconds=1.0, playouts=200_000)
"""With this budget a bot searches for the others too; with less it only guesses."""
FOR_OTHERS = 0.5
"""The share of the budget that goes into searching for the others."""
THINKERS = 0.15
"""The share of opponents assumed to search. An answer to searching opponents alone loses to those who do
not, and vice versa; a small share gains against both (docs/bots/search.md)."""


def answer(
    adapter: SearchAdapter[V],
    kernel: Kernel,
    view: V,
    choices: tuple[SecretChoices, ...],
    rng: Rng,
    budget: Budget,
    give_way: GiveWay,
) -> tuple[ActionEstimate, ...]:
    """The estimates of the view's seat's choices, the most frequent first."""
    own, watch = seat_that_decides(view), Stopwatch(give_way)

    def think(seat: Seat, known: tuple[SecretChoices, ...], share: float) -> tuple[ActionEstimate, ...]:
        matching = RegretMatching(adapter, kernel, view, seat, known, rng)
        matching.run(budget.part(share), watch)
        return matching.estimates()

    if adapter.foresees or not budget.reaches(PATIENCE):
        return think(own, choices, 1.0)
    share = FOR_OTHERS / (len(choices) - 1)
    foreseen = tuple(
        choice if seat == own else foresee(choice, think(seat, choices, share))
        for seat, choice in enumerate(choices)
    )
    return think(own, foreseen, 1.0 - FOR_OTHERS)


def foresee(choice: SecretChoices, estimates: tuple[ActionEstimate, ...]) -> SecretChoices:
    """A guess for a seat that may have searched with this budget."""
    chances = {estimate.action: estimate.chance for estimate in estimates}
    guess = tuple(
        (1.0 - THINKERS) * guessed + THINKERS * chances[action]
        for action, guessed in zip(choice.actions, choice.guess, strict=True)
    )
    return replace(choice, guess=guess)
