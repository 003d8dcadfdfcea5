"""Chance outcomes as single draws, to count and list them.

The order of the cards in a hand makes no difference. So a deal is drawn card by card, ascending: each goes to
one of the hands, with a probability in proportion to the space left in it. Every deal arises in exactly one
way.
"""

from ridotto.compile.bits import members
from ridotto.engine.game import Draw, Outcomes
from ridotto.engine.notation import no_such_draws
from ridotto.games.bottle_imp.rules.notation import hands_in_order
from ridotto.games.bottle_imp.rules.state import CHOOSE_DEALER, DECK, PHASE
from ridotto.games.bottle_imp.rules.views.view import BottleImpState


def next_draws(s: BottleImpState, drawn: Outcomes) -> tuple[Draw, ...]:
    """The first dealer; or the hands that the next card can go to, in the order of a deal's line."""
    if s.cells[PHASE] == CHOOSE_DEALER:
        seats = range(s.options.players)
        if len(drawn) > 1 or any(seat not in seats for seat in drawn):
            raise no_such_draws(drawn)
        return () if drawn else tuple(Draw(seat, 1) for seat in seats)
    sizes = [size for _, size in hands_in_order(s)]
    rooms = [size - drawn.count(hand) for hand, size in enumerate(sizes)]
    if min(rooms) < 0 or sum(sizes) - sum(rooms) != len(drawn):
        raise no_such_draws(drawn)
    return tuple(Draw(hand, room) for hand, room in enumerate(rooms) if room > 0)


def drawn_outcome(s: BottleImpState, drawn: Outcomes) -> Outcomes:
    """The outcome of complete draws."""
    if s.cells[PHASE] == CHOOSE_DEALER:
        return drawn
    cards = members(int(s.cells[DECK]))
    # Sorting keeps the cards of each hand in ascending order.
    return tuple(card for _, card in sorted(zip(drawn, cards, strict=True)))
