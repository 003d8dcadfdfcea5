"""Who gets which stand-in (T8): the best for oneself, the least useful to dangerous opponents."""

from itertools import permutations

from ridotto.engine.game import Seat
from ridotto.games.turandot.bots.heuristic.companies import Companies
from ridotto.games.turandot.rules.actions import give_action
from ridotto.games.turandot.rules.views.view import TurandotView


def choose_gift(view: TurandotView, maestro: Seat) -> int:
    """The first gift of the best way to share out what still lies in the slots."""
    companies = Companies(view)
    cards = {slot: card for slot, card in enumerate(view.slots) if card is not None}
    receivers = [seat for seat, player in enumerate(view.players) if player.needs_stand_in]
    # The dummy gets what is left over (T14.2).
    rows = receivers if companies.dummy is None else [*receivers, companies.dummy]
    dangers = companies.dangers(maestro)
    worth = []
    for row in rows:
        weight = 1.0 if row == maestro else -dangers[row]
        worth.append({slot: weight * companies.gain(row, card) for slot, card in cards.items()})
    best = max(
        permutations(cards, len(rows)),
        key=lambda slots: sum(gains[slot] for gains, slot in zip(worth, slots, strict=True)),
    )
    return give_action(best[0], receivers[0])
