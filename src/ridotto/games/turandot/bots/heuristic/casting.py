"""Who sings what (T12)."""

from ridotto.engine.game import Seat
from ridotto.games.turandot.rules.best_cast import suggested_cast
from ridotto.games.turandot.rules.views.view import TurandotView


def choose_singer(view: TurandotView, seat: Seat) -> int:
    """The singer of the next role in the best cast."""
    player = view.players[seat]
    cast = [
        singer
        for singer in suggested_cast(view.options, player.troupe, player.director)
        if singer is not None
    ]
    singer = cast[len(view.own_cast)]
    # A cast that was begun differently is completed as well as possible.
    return singer if singer in view.legal else view.legal[0]
