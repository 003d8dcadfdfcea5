"""Where the score of a finished round came from (B7.5)."""

from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.rules.deck.cards import load_deck
from ridotto.games.bottle_imp.rules.options import PENALTIES, BottleImpOptions
from ridotto.games.bottle_imp.rules.views.view import RoundResult


class RoundSums:
    """The sums behind the scores of one round."""

    def __init__(self, options: BottleImpOptions, result: RoundResult) -> None:
        self._options = options
        self._result = result
        deck = load_deck(options.deck)
        self.mystery = sum(deck.value(card) for card in result.mystery)
        self.taken = tuple(sum(deck.value(card) for card in taken) for taken in result.taken)

    def factor(self, seat: Seat) -> int:
        """How often the mystery trick is taken off; 0 where nobody of this party owns a bottle."""
        partners = self.partners(seat)
        owned = sum(bottle.owner in partners for bottle in self._result.bottles)
        if not self._options.mode_row.has_teams:
            return owned
        is_doubled = len(partners) == 1 or self._options.team_penalty == PENALTIES[1]
        return owned * (2 if is_doubled else 1)

    def reason(self, seat: Seat) -> str:
        """
        tricks: one's own. alone: twice one's own, playing alone against teams. team: both partners'.
        bottle, two-bottles, team-bottle: minus `factor` times the mystery trick.
        """
        has_team = len(self.partners(seat)) > 1
        if self.factor(seat):
            if has_team:
                return "team-bottle"
            return "two-bottles" if self._owns_two(seat) else "bottle"
        if has_team:
            return "team"
        return "alone" if self._options.mode_row.has_teams else "tricks"

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats of this party, oneself among them."""
        parties = self._result.parties
        return tuple(other for other, party in enumerate(parties) if party == parties[seat])

    def _owns_two(self, seat: Seat) -> bool:
        return sum(bottle.owner == seat for bottle in self._result.bottles) == 2
