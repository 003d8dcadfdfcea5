"""Which card to play: each is valued by what the trick gains and by the risk that remains."""

from ridotto.compile.bits import mask_of, nth, popcount
from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.bots.heuristic.card_tracking import CardTracking, track_cards
from ridotto.games.bottle_imp.bots.heuristic.forecast import Follower, buying_cards, forecast
from ridotto.games.bottle_imp.bots.heuristic.safety import Safety
from ridotto.games.bottle_imp.rules.steps.tricks import winning_card
from ridotto.games.bottle_imp.rules.views.view import BottleImpView

KEPT_FOR_LATER = {1: 0.7, 2: 0.2}
"""By number of bottles: how much of what a card might win in a later trick is lost by playing it now."""


def choose_card(view: BottleImpView, seat: Seat) -> int:
    if len(view.legal) == 1:
        return view.legal[0]
    return max(view.legal, key=PresentTrick(view, seat).worth)


class PresentTrick:
    """The trick in progress and what is at stake, as the seat to play sees it."""

    def __init__(self, view: BottleImpView, seat: Seat) -> None:
        tracking = track_cards(view, seat)
        players = view.options.players
        self._tracking = tracking
        self._size = view.options.mode_row.trick_size
        self._is_ours = [party == view.parties[seat] for party in view.parties]

        self._prices = [bottle.price for bottle in view.bottles]
        self._are_ours = [bottle.owner is not None and self._is_ours[bottle.owner] for bottle in view.bottles]
        # With two bottles the dearer one is for sale (B9.3).
        self._for_sale = self._prices.index(max(self._prices))

        self._trick = mask_of(card for _, card in view.trick)
        self._player_of = {card: player for player, card in view.trick}
        self._led = tracking.colour_of(view.trick[0][1]) if view.trick else 0
        self._to_come = [(seat + place) % players for place in range(1, self._size - len(view.trick))]
        self._followers: dict[int, list[Follower]] = {}

        self._out = tracking.unseen
        for holding in tracking.holdings:
            self._out |= holding.known | holding.open_cards
        self._average = tracking.points(self._out) / max(1, popcount(self._out))
        self._points = tracking.points(self._trick) + self._average * len(self._to_come)

        own_left = popcount(tracking.own) - 1 - self._to_come.count(seat)
        self._safety = Safety(tracking, self._to_come, own_left * players // self._size)
        self._count_stakes(view, tracking)

    def _count_stakes(self, view: BottleImpView, tracking: CardTracking) -> None:
        partners = self._is_ours.count(True)
        cards = [card for seat, taken in enumerate(view.taken) if self._is_ours[seat] for card in taken]
        # The price card comes back when the bottle is sold (B6.5).
        cards += [bottle.price for bottle, ours in zip(view.bottles, self._are_ours, strict=True) if ours]
        won = sum(tracking.values[card] for card in cards)
        others_points = self._average * (popcount(self._out) - tracking.unknown_discards)
        to_be_won = others_points + tracking.points(tracking.own)
        self._bank = won + to_be_won * partners / view.options.players
        self._mystery = tracking.points(tracking.own_discards) + tracking.unknown_discards * self._average
        if partners == 2 and view.options.team_penalty == "each":
            self._mystery *= 2  # B10.6
        self._opponents = view.options.players - partners

    def worth(self, card: int) -> float:
        """Expected points of one's own party, less what the opponents gain on average."""
        tracking = self._tracking
        price = self._prices[self._for_sale]
        best = winning_card(self._trick | 1 << card, price)
        ends = forecast(best, price, self._followers_of(self._led or tracking.colour_of(card)))
        own = tracking.own & ~(1 << card)
        points = self._points + tracking.values[card]

        is_ours = best == card or self._is_ours[self._player_of[best]]
        worth = ends.stays * self._after(own, points, best if best < price else None, is_ours=is_ours)
        for is_ours, chance in _sides(ends.bought, ends.partners_share_of_bought):
            worth += chance * self._after(own, points, self._likely_price(best), is_ours=is_ours)
        for is_ours, chance in _sides(ends.topped, ends.partners_share_of_topped):
            worth += chance * self._after(own, points, None, is_ours=is_ours)
        return worth - KEPT_FOR_LATER[len(self._prices)] * self._promise(card)

    def _followers_of(self, led: int) -> list[Follower]:
        if led not in self._followers:
            holdings = {holding.seat: holding for holding in self._tracking.holdings}
            # In the eye the seat knows its own second card.
            self._followers[led] = [
                Follower(holdings[seat], led) for seat in self._to_come if seat in holdings
            ]
        return self._followers[led]

    def _likely_price(self, best: int) -> int:
        """The middle one of the cards that could still buy the bottle from the best one."""
        buyers = self._out & buying_cards(best, self._prices[self._for_sale])
        return nth(buyers, popcount(buyers) // 2)

    def _after(self, own: int, points: float, new_price: int | None, *, is_ours: bool) -> float:
        """What the round is worth once this trick went to one's own party or to opponents."""
        prices, are_ours = self._prices, self._are_ours
        if new_price is not None:
            prices, are_ours = prices.copy(), are_ours.copy()
            prices[self._for_sale] = new_price
            are_ours[self._for_sale] = is_ours
            if not is_ours:
                points -= self._tracking.values[new_price]
        risk, bottles = self._safety.risk(prices, are_ours, own)
        kept = self._bank + points if is_ours else self._bank
        given = 0.0 if is_ours else points / self._opponents
        return (1 - risk) * kept - bottles * self._mystery - given

    def _promise(self, card: int) -> float:
        """What this card may win in a later trick."""
        if not self._out:
            return 0.0
        under_price = (1 << self._prices[self._for_sale]) - 1
        up_to_card = (2 << card) - 1
        beaten = ~under_price | up_to_card if under_price >> card & 1 else up_to_card & ~under_price
        chance = popcount(self._out & beaten) / popcount(self._out)
        return float(chance ** (self._size - 1)) * self._average * self._size


def _sides(chance: float, partners_share: float) -> list[tuple[bool, float]]:
    """A chance split between the partner (True) and the opponents, without what cannot happen."""
    if chance < 1e-9:
        return []
    if not partners_share:
        return [(False, chance)]
    return [(True, chance * partners_share), (False, chance * (1 - partners_share))]
