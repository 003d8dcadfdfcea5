"""Which card to play: each is weighed by what the trick brings and by what it does to the danger."""

from dataclasses import dataclass

from ridotto.bots.bottle_imp.memory import Memory, remember
from ridotto.bots.bottle_imp.odds import Follower
from ridotto.bots.bottle_imp.safety import Safety
from ridotto.core.bits import highest, members, nth, popcount
from ridotto.core.game import Seat
from ridotto.games.bottle_imp.cards import START_PRICE
from ridotto.games.bottle_imp.rules import winning_card
from ridotto.games.bottle_imp.view import BottleImpView

KEEP = 0.3
"""How much of a later trick a card that could win it is worth."""


def choose_card(v: BottleImpView, seat: Seat) -> int:
    if len(v.legal) == 1:
        return v.legal[0]
    table = Table(v, seat)
    return max(v.legal, key=table.worth)


class Table:
    """A trick in progress as one seat sees it."""

    def __init__(self, v: BottleImpView, seat: Seat) -> None:
        self.memory = memory = remember(v, seat)
        self.party = v.parties[seat]
        self.parties = v.parties
        self.prices = [bottle.price for bottle in v.bottles]
        self.is_ours = [b.owner is not None and v.parties[b.owner] == self.party for b in v.bottles]
        self.for_sale = self.prices.index(max(self.prices))
        self.price = self.prices[self.for_sale]
        self.plays = dict((card, player) for player, card in v.trick)
        self.trick = sum(1 << card for card in self.plays)
        players = v.options.players
        size = 4 if v.options.table.is_eye else players
        order = [(seat + place) % players for place in range(1, size - len(v.trick))]
        by_seat = {holding.seat: holding for holding in memory.holdings}
        self.to_come = [by_seat[other] for other in order if other != seat]
        self.followers: dict[int, list[Follower]] = {}
        unseen = popcount(memory.unseen)
        out = memory.unseen
        for holding in memory.holdings:
            out |= holding.known | holding.open_cards
        self.out = out
        self.average = memory.points(out) / popcount(out) if out else 0.0
        self.trick_points = memory.points(self.trick) + self.average * len(self.to_come)
        to_come = sum(1 << s for s in set(order))
        own_left = popcount(memory.own) - (1 if not v.options.table.is_eye else 1 + (seat in order))
        self.safety = Safety(memory, len(self.prices), to_come, is_last_trick=own_left == 0)
        ours = [other for other in range(players) if v.parties[other] == self.party]
        taken = sum(memory.values[card] for other in ours for card in v.taken[other])
        for bottle, is_ours in zip(v.bottles, self.is_ours, strict=True):
            if is_ours:
                taken += memory.values[bottle.price]
        remaining = (popcount(out) - memory.unknown_discards) * self.average + memory.points(memory.own)
        self.bank = taken + remaining * len(ours) / players
        self.mystery = memory.points(memory.own_discards) + memory.unknown_discards * self.average
        self.given = 1 / (players - len(ours))
        self.size = size

    def worth(self, card: int) -> float:
        memory, price = self.memory, self.price
        bit = 1 << card
        trick = self.trick | bit
        led = memory.colour_of(card if not self.trick else next(iter(self.plays)))
        followers = self.followers.get(led)
        if followers is None:
            followers = self.followers[led] = [Follower(holding, led) for holding in self.to_come]
        best = winning_card(trick, price)
        under = (1 << price) - 1
        stays = unbought = 1.0
        buy_mass = [0.0, 0.0]
        top_mass = [0.0, 0.0]
        if best < price:
            buying = under & ~((bit_of(best) << 1) - 1)
            topping = 0
        else:
            buying = under
            topping = ~((bit_of(best) << 1) - 1)
        for follower in followers:
            buys = follower.chance(buying) if buying else 0.0
            tops = follower.chance(topping) if topping else 0.0
            stays *= 1 - buys - tops
            unbought *= 1 - buys
            side = follower.holding.is_partner
            buy_mass[side] += buys
            top_mass[side] += tops
        own = memory.own & ~bit
        points = self.trick_points + memory.values[card]
        seat = memory.seat if best == card else self.plays[best]
        ours = self.parties[seat] == self.party
        if best < price:
            total = stays * self.outcome(ours, points - memory.values[best], best, own)
        else:
            total = stays * self.outcome(ours, points, None, own)
        if unbought < 1:
            buyers = self.out & buying
            new_price = nth(buyers, popcount(buyers) // 2) if buyers else lowest_price(buying)
            share = buy_mass[1] / sum(buy_mass)
            gained = points - memory.values[new_price]
            if share:
                total += (1 - unbought) * share * self.outcome(True, gained, new_price, own)
            total += (1 - unbought) * (1 - share) * self.outcome(False, gained, new_price, own)
        topped = unbought - stays
        if topped > 1e-9:
            share = top_mass[1] / sum(top_mass)
            if share:
                total += topped * share * self.outcome(True, points, None, own)
            total += topped * (1 - share) * self.outcome(False, points, None, own)
        return total - KEEP * self.promise(card)

    def outcome(self, ours: bool, points: float, new_price: int | None, own: int) -> float:
        prices, is_ours = self.prices, self.is_ours
        if new_price is not None:
            prices, is_ours = prices.copy(), is_ours.copy()
            prices[self.for_sale] = new_price
            is_ours[self.for_sale] = ours
        risk = self.safety.risk(prices, is_ours, own)
        gained = self.bank + points if ours else self.bank
        lost = 0.0 if ours else self.given * points
        return (1 - risk) * gained - risk * self.mystery - lost

    def promise(self, card: int) -> float:
        """What this card may win in a later trick."""
        out = popcount(self.out)
        if not out:
            return 0.0
        below = (1 << card) - 1
        if card < self.price:
            beaten = popcount(self.out & ~((1 << self.price) - 1 & ~below))
        else:
            beaten = popcount(self.out & below & ~((1 << self.price) - 1))
        return (beaten / out) ** (self.size - 1) * self.average * self.size


def bit_of(card: int) -> int:
    return 1 << card
