"""Predicts everybody's bids with the network.

It was trained to bid one seat after the other, and sees how many cards the earlier seats have laid down. So
the bids of earlier seats are drawn if they have not bid yet, and the predictions are averaged over some
draws.
"""

from ridotto.compile.bits import members
from ridotto.engine.rng import Rng
from ridotto.games.turandot.rules.actions import bid_action
from ridotto.games.turandot.rules.state import BID, START_MONEY
from ridotto.games.turandot.rules.steps.bids import possible_bids
from ridotto.games.turandot.rules.views.view import TurandotView
from ridotto.games.turandot.rules.views.worlds import public_cells
from ridotto.nets.bot import NetBot, place_drawn

DRAWS = 6
"""How often the bids of all seats are drawn."""


def foreseen_bids(net: NetBot[TurandotView], view: TurandotView) -> list[dict[int, float]]:
    """By seat: the probability of each of its bids."""
    rng = Rng.of("foreseen")
    found: list[dict[int, float]] = [{} for _ in view.players]
    for _ in range(DRAWS):
        cells = public_cells(view)
        for seat, player in enumerate(view.players):
            legal = members(possible_bids(cells.tolist(), seat))
            likely = net.mix(cells.copy(), seat, legal)
            for bid, chance in zip(legal, likely.tolist(), strict=True):
                found[seat][bid] = found[seat].get(bid, 0.0) + chance / DRAWS
            is_laid = player.face_down > 0
            cells[BID + seat] = _looks_like(player.face_down) if is_laid else legal[place_drawn(likely, rng)]
    return found


def _looks_like(face_down: int) -> int:
    """Any bid with this many cards: the others see only their number."""
    money = min(START_MONEY, face_down - 1)
    return bid_action(1, money, face_down - 1 - money)
