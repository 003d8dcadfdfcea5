"""A typical beginner's move: bid for the most stars with little money, give and dismiss at random."""

from ridotto.engine.rng import Rng
from ridotto.games.turandot.bots.heuristic.casting import choose_singer
from ridotto.games.turandot.rules.actions import bid_action
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND
from ridotto.games.turandot.rules.views.view import TurandotView


def beginner_move(view: TurandotView, rng: Rng) -> int:
    if view.phase == "cast" and view.seat is not None:
        return choose_singer(view, view.seat)
    if view.phase != "bid" or view.seat is None:
        return rng.choice(view.legal)
    money = rng.below(2) if view.players[view.seat].money else 0
    return bid_action(1 + _tempting_slot(view, rng), money, 0)


def _tempting_slot(view: TurandotView, rng: Rng) -> int:
    slots = range(len(view.audition))
    if view.round == DIRECTORS_ROUND:
        return rng.choice(slots)
    stars = [view.options.deck.singers[singer].stars for singer in view.audition]
    return rng.choice([slot for slot in slots if stars[slot] == max(stars)])
