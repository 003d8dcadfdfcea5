"""What a beginner does without thinking: wants the stars, pays a little, gives and dismisses anything."""

from ridotto.engine.rng import Rng
from ridotto.games.turandot.bots.casting import choose_singer
from ridotto.games.turandot.rules.actions import bid_action
from ridotto.games.turandot.rules.state import DIRECTORS_ROUND
from ridotto.games.turandot.rules.view import TurandotView


def beginner_move(v: TurandotView, rng: Rng) -> int:
    if v.phase == "cast" and v.seat is not None:
        return choose_singer(v, v.seat)
    if v.phase != "bid" or v.seat is None:
        return rng.choice(v.legal)
    money = rng.below(2) if v.players[v.seat].money else 0
    return bid_action(1 + _tempting_slot(v, rng), money, 0)


def _tempting_slot(v: TurandotView, rng: Rng) -> int:
    slots = range(len(v.audition))
    if v.round == DIRECTORS_ROUND:
        return rng.choice(slots)
    stars = [v.options.deck.singers[singer].stars for singer in v.audition]
    return rng.choice([slot for slot in slots if stars[slot] == max(stars)])
