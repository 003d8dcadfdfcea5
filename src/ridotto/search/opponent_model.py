"""One's answer to what others may choose in secret: to a guess at it, or with patience to their thoughts."""

from dataclasses import replace

from ridotto.compile.kernel import Kernel
from ridotto.engine.bot import seat_that_decides
from ridotto.engine.game import Seat, V
from ridotto.engine.rng import Rng
from ridotto.search.adapter import Choices, SearchAdapter
from ridotto.search.budget import Budget
from ridotto.search.estimate import ActionEstimate
from ridotto.search.regret_matching import Matching
from ridotto.search.stopwatch import GiveWay, Stopwatch

PATIENCE = Budget(seconds=1.0, playouts=200_000)
"""Who has so much to spend thinks for the others too; who has less only guesses."""
FOR_OTHERS = 0.5
"""The part of the budget in which it is thought for them."""
THINKERS = 0.15
"""How many of the others are taken to think. An answer to thinkers alone loses to those who do not, and the
other way round: with a few among many one gains against both (docs/search.md)."""


def answer(
    adapter: SearchAdapter[V],
    kernel: Kernel,
    view: V,
    choices: tuple[Choices, ...],
    rng: Rng,
    budget: Budget,
    give_way: GiveWay,
) -> tuple[ActionEstimate, ...]:
    """What the search thinks of the choices of the view's seat, the most frequent first."""
    own, watch = seat_that_decides(view), Stopwatch(give_way)

    def think(seat: Seat, known: tuple[Choices, ...], share: float) -> tuple[ActionEstimate, ...]:
        matching = Matching(adapter, kernel, view, seat, known, rng)
        matching.run(budget.part(share), watch)
        return matching.thoughts()

    if not budget.reaches(PATIENCE):
        return think(own, choices, 1.0)
    share = FOR_OTHERS / (len(choices) - 1)
    foreseen = tuple(
        choice if seat == own else foresee(choice, think(seat, choices, share))
        for seat, choice in enumerate(choices)
    )
    return think(own, foreseen, 1.0 - FOR_OTHERS)


def foresee(choice: Choices, thoughts: tuple[ActionEstimate, ...]) -> Choices:
    """A guess at a seat that may have thought as long as this."""
    chances = {thought.action: thought.chance for thought in thoughts}
    guess = tuple(
        (1.0 - THINKERS) * guessed + THINKERS * chances[action]
        for action, guessed in zip(choice.actions, choice.guess, strict=True)
    )
    return replace(choice, guess=guess)
