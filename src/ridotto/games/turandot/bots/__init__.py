"""The bots for Turandot."""

from ridotto.games.kit import GameBots, Strongest
from ridotto.games.turandot.bots.beginner_move import beginner_move
from ridotto.games.turandot.bots.heuristic.bot import HeuristicBot
from ridotto.games.turandot.bots.search.adapter import ADAPTER
from ridotto.games.turandot.rules.options import ROUNDS
from ridotto.games.turandot.rules.views.score_sheet import seat_points
from ridotto.games.turandot.rules.views.view import TurandotView


def sure_points(view: TurandotView, actions: tuple[int, ...]) -> float | None:
    """What a cast scores is known (T12.4)."""
    return float(seat_points(view, view.seat or 0, actions).total) if view.phase == "cast" else None


def strongest(view: TurandotView) -> Strongest:
    """The network was trained on whole matches only. With two players no search gains anything by asking it
    (docs/bots/strength.md).
    """
    if view.options.rounds < ROUNDS:
        return "search"
    return "net" if view.options.players == 2 else "guided"


BOTS: GameBots[TurandotView] = GameBots(
    heuristic=HeuristicBot(),
    beginner_move=beginner_move,
    adapter=ADAPTER,
    sure_points=sure_points,
    strongest=strongest,
)
