"""How everybody plays on in a playout: quick, sensible, and only by what the seat to act can see.

The ideas are those of the heuristic bot (passing.py, playing.py, odds.py) with rougher chances: others are
taken to play any card out that the colour led allows.
"""

from ridotto.bots.bottle_imp.danger import danger, fading, other_bottle_sold, safe_hand, sold_chance
from ridotto.bots.bottle_imp.sight import (
    cards_out,
    friends_in_trick,
    in_hands,
    mystery_worth,
    opponents_to_come,
    own_cards,
    partner_or_self,
    tricks_to_come,
    won_so_far,
)
from ridotto.bots.bottle_imp.tables import AVERAGE, UNWANTED
from ridotto.core.bits import highest, lowest, popcount
from ridotto.core.speed import Cells, Weights, rule
from ridotto.games.bottle_imp.rules import (
    bottle_for_sale,
    colour_of,
    missing_picks,
    pick_card,
    pickable,
    playable,
    winning_card,
)
from ridotto.games.bottle_imp.scoring import points
from ridotto.games.bottle_imp.state import BOTTLES, LED, OWNER, PLAYERS, PRICE, TRICK, TRICK_SIZE, VALUE

KEPT_FOR_LATER = 0.7
KEPT_FOR_LATER_WITH_TWO = 0.2
"""How much of what a card might win in a later trick is lost by playing it now (playing.py)."""


@rule
def give_away(s: Cells, w: Weights, seat: int) -> None:
    """Complete a seat's pass: of the least wanted cards the highest go to the mystery trick (passing.py)."""
    missing = missing_picks(s, seat)
    cards = pickable(s, seat)
    unwanted = 0
    found = 0
    at = UNWANTED
    while found < missing:
        card = int(w[at])
        held = cards >> card & 1
        unwanted |= held << card
        found += held
        at += 1
    while unwanted:
        card = highest(unwanted) if missing > 2 else lowest(unwanted)
        pick_card(s, seat, card)
        unwanted &= ~(1 << card)
        missing -= 1


@rule
def choose_card(s: Cells, w: Weights, seat: int) -> int:
    """The card that promises most points of one's own party, less what the opponents gain on average."""
    legal = playable(s, seat)
    if legal & (legal - 1) == 0:
        return lowest(legal)
    partner = partner_or_self(s, seat)
    partners = 1 if partner == seat else 2
    own, out = own_cards(s, seat), cards_out(s, seat)
    out_count = max(1, popcount(out))
    average = w[AVERAGE]
    held = in_hands(s, out_count)
    tricks_left = tricks_to_come(s, own)
    share = held * (s[PLAYERS] - partners) / (out_count * (s[PLAYERS] - 1)) if tricks_left > 0 else 0.0
    price = s[PRICE + bottle_for_sale(s)]
    owner = s[OWNER + bottle_for_sale(s)]
    # Chances to be rid of what one has: the bottles, and one's own low cards.
    other_sold = other_bottle_sold(s, seat, out, share)
    sold = other_sold * sold_chance(out, price, share) if owner == seat or owner == partner else other_sold
    safe = safe_hand(w, own, price, out, share / tricks_left) if tricks_left > 0 else 1.0
    bank = float(won_so_far(s, seat, partner))
    bank += average * (held + popcount(own)) * partners / s[PLAYERS]
    stake = bank + mystery_worth(s, average, partners)
    friends = friends_in_trick(s, seat, partner)
    return best_card(
        s, w, legal, own, out, friends, partners, tricks_left, share, sold, other_sold, safe, stake
    )


@rule
def best_card(
    s: Cells,
    w: Weights,
    legal: int,
    own: int,
    out: int,
    friends: int,
    partners: int,
    tricks_left: int,
    share: float,
    sold: float,
    other_sold: float,
    safe: float,
    stake: float,
) -> int:
    """Weigh every legal card: how the trick may end, and what is then at risk."""
    price = s[PRICE + bottle_for_sale(s)]
    average = w[AVERAGE]
    a_card = 1.0 / max(1, popcount(out))
    an_opponent = 1.0 / (s[PLAYERS] - partners)
    share_per_trick = share / max(1, tricks_left)
    to_come = opponents_to_come(s)
    in_trick = points(s, s[TRICK]) + average * to_come
    led = s[LED]
    followed, discarded = 0.0, 0.0
    if led:
        followed, discarded = chances_of_a_card(w, out, led, popcount(own) * a_card)
    chosen, most = 0, -1e9
    cards = legal
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if s[LED] == 0:
            led = colour_of(s, card)
            followed, discarded = chances_of_a_card(w, out, led, popcount(own) * a_card)
        winning = winning_card(s[TRICK] | 1 << card, price)
        stays, unbought = chances_to_stay(out, led, winning, price, to_come, followed, discarded)
        gain = in_trick + value_of(s, card)
        given = -gain * an_opponent
        safe_later = safe
        if card < price and tricks_left > 0:
            safe_later /= 1.0 - danger(w, card, price, out, share_per_trick)
        is_ours = (friends | 1 << card) >> winning & 1
        rid = sold * safe_later
        rid_if_stays = rid
        if winning < price:
            rid_if_stays = other_sold * (sold_chance(out, winning, share) if is_ours else 1.0)
            if tricks_left > 0:
                rid_if_stays *= safe_hand(w, own & ~(1 << card), winning, out, share_per_trick)
        worth = outcome_worth(stays, rid_if_stays, stake, gain if is_ours else given, is_ours)
        worth += outcome_worth(1.0 - unbought, other_sold * safe_later, stake, given, 0)
        worth += outcome_worth(unbought - stays, rid, stake, given, 0)
        worth -= later_worth(s, card, price, out, a_card) * average
        if worth > most:
            chosen, most = card, worth
    return chosen


@rule
def value_of(s: Cells, card: int) -> int:
    """The points of one card."""
    return (s[VALUE] >> card & 1) + 2 * (s[VALUE + 1] >> card & 1) + 4 * (s[VALUE + 2] >> card & 1)


@rule
def outcome_worth(chance: float, rid: float, stake: float, gain: float, is_ours: int) -> float:
    """What one way the trick can end adds: points now, and the stake and what was won at risk."""
    return chance * (gain - (1.0 - rid) * (stake + gain if is_ours else stake))


@rule
def chances_of_a_card(w: Weights, out: int, led: int, density: float) -> tuple[float, float]:
    """The chance that the next seat lays a certain card of the colour led, and a certain other card.

    `density` is the chance that it holds a certain card, as if it were one of as many as oneself holds.
    """
    follows = popcount(out & led)
    others = popcount(out & ~led)
    void = fading(w, follows * density) if follows > 0 else 1.0
    return (1.0 - void) / max(1, follows), void / max(1, others)


@rule
def chances_to_stay(
    out: int, led: int, winning: int, price: int, to_come: int, followed: float, discarded: float
) -> tuple[float, float]:
    """The chances that nobody takes the trick from the winning card, and that nobody does so by buying."""
    if to_come == 0:
        return 1.0, 1.0
    above = ~((2 << winning) - 1)
    under = (1 << price) - 1
    tops = 0.0
    if winning < price:
        under &= above
    else:
        tops = followed * popcount(out & led & above) + discarded * popcount(out & ~led & above)
    buys = followed * popcount(out & led & under) + discarded * popcount(out & ~led & under)
    stays, unbought = 1.0, 1.0
    for _ in range(to_come):
        stays *= 1.0 - buys - tops
        unbought *= 1.0 - buys
    return stays, unbought


@rule
def later_worth(s: Cells, card: int, price: int, out: int, a_card: float) -> float:
    """How many cards this one may win in a later trick, as far as that is lost by playing it now."""
    under_price = (1 << price) - 1
    up_to_card = (2 << card) - 1
    beaten = ~under_price | up_to_card if card < price else up_to_card & ~under_price
    chance = popcount(out & beaten) * a_card
    cards = s[TRICK_SIZE] * (KEPT_FOR_LATER_WITH_TWO if s[BOTTLES] == 2 else KEPT_FOR_LATER)
    for _ in range(s[TRICK_SIZE] - 1):
        cards *= chance
    return cards
