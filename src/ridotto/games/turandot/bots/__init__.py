"""The bots for Turandot."""

from ridotto.games.kit import GameBots
from ridotto.games.turandot.bots.beginner_move import beginner_move
from ridotto.games.turandot.bots.heuristic.bot import HeuristicBot
from ridotto.games.turandot.bots.search.adapter import ADAPTER
from ridotto.games.turandot.rules.options import ROUNDS
from ridotto.games.turandot.rules.views.score_sheet import seat_points
from ridotto.games.turandot.rules.views.view import TurandotView


def sure_points(view: TurandotView, actions: tuple[int, ...]) -> float | None:
    """What a cast scores is known (T12.4)."""
    return float(seat_points(view, view.seat or 0, actions).total) if view.phase == "cast" else None


def is_searched(view: TurandotView) -> bool:
    """The network was trained on whole matches only."""
    return view.options.rounds < ROUNDS


def is_net_alone(view: TurandotView) -> bool:
    """With two players a search that asks networks gains nothing (docs/bots/strength.md)."""
    return view.options.players == 2


BOTS: GameBots[TurandotView] = GameBots(
    heuristic=HeuristicBot(),
    beginner_move=beginner_move,
    adapter=ADAPTER,
    sure_points=sure_points,
    is_searched=is_searched,
    is_net_alone=is_net_alone,
)
