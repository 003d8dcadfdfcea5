"""The rollout policy: fast, sensible, and based only on what the acting seat can see.

The ideas are those of the heuristic bot (bots/heuristic) with coarser probabilities: others are assumed to
play any unseen card that the colour led allows.
"""

from ridotto.compile.bits import highest, lowest, popcount
from ridotto.compile.rule import Cells, Weights, rule
from ridotto.games.bottle_imp.bots.heuristic import playing
from ridotto.games.bottle_imp.bots.search.bottle_risk import (
    danger,
    fading,
    other_bottle_sold,
    safe_hand,
    sold_chance,
)
from ridotto.games.bottle_imp.bots.search.lookup_arrays import AVERAGE, BEATEN, CARD_POINTS, PART, UNWANTED
from ridotto.games.bottle_imp.bots.search.visible_cards import (
    cards_out,
    count_out,
    friends_in_trick,
    in_hands,
    mystery_worth,
    opponents_to_come,
    own_cards,
    partner_or_self,
    tricks_to_come,
    won_so_far,
)
from ridotto.games.bottle_imp.rules.scoring import points
from ridotto.games.bottle_imp.rules.state import BOTTLES, LED, OWNER, PLAYERS, PRICE, TRICK, TRICK_SIZE
from ridotto.games.bottle_imp.rules.steps.acting import missing_picks
from ridotto.games.bottle_imp.rules.steps.passing import pick_card, pickable
from ridotto.games.bottle_imp.rules.steps.tricks import bottle_for_sale, colour_of, winning_card

KEPT_FOR_LATER = playing.KEPT_FOR_LATER[1]
KEPT_FOR_LATER_WITH_TWO = playing.KEPT_FOR_LATER[2]


@rule
def give_away(state: Cells, weights: Weights, seat: int) -> None:
    """Complete a seat's pass: of the least wanted cards the highest go to the mystery trick (passing.py)."""
    missing = missing_picks(state, seat)
    cards = pickable(state, seat)
    unwanted = 0
    found = 0
    at = UNWANTED
    while found < missing:
        card = int(weights[at])
        held = cards >> card & 1
        unwanted |= held << card
        found += held
        at += 1
    while unwanted:
        card = highest(unwanted) if missing > 2 else lowest(unwanted)
        pick_card(state, seat, card)
        unwanted &= ~(1 << card)
        missing -= 1


@rule
def choose_card(state: Cells, weights: Weights, seat: int, legal: int) -> int:
    """The card with the most expected points of the seat's party, minus the opponents' average gain."""
    if legal & (legal - 1) == 0:
        return lowest(legal)
    partner = partner_or_self(state, seat)
    partners = 1 if partner == seat else 2
    own, out = own_cards(state, seat), cards_out(state, seat)
    out_count = count_out(state, own)
    average = weights[AVERAGE]
    held = in_hands(state, out_count)
    tricks_left = tricks_to_come(state, own)
    share = 0.0
    if tricks_left > 0:
        share = (
            held
            * (state[PLAYERS] - partners)
            * weights[PART + out_count]
            * weights[PART + state[PLAYERS] - 1]
        )
    price = state[PRICE + bottle_for_sale(state)]
    owner = state[OWNER + bottle_for_sale(state)]
    # Chances to get rid of the bottles and of the seat's own low cards.
    other_sold = other_bottle_sold(state, seat, out, share)
    sold = other_sold * sold_chance(out, price, share) if owner == seat or owner == partner else other_sold
    safe = (
        safe_hand(weights, own, price, out, share * weights[PART + tricks_left]) if tricks_left > 0 else 1.0
    )
    bank = float(won_so_far(state, seat, partner))
    bank += average * (held + popcount(own)) * partners * weights[PART + state[PLAYERS]]
    stake = bank + mystery_worth(state, average, partners)
    friends = friends_in_trick(state, seat, partner)
    return best_card(
        state, weights, legal, own, out, friends, partners, tricks_left, share, sold, other_sold, safe, stake
    )


@rule
def best_card(
    state: Cells,
    weights: Weights,
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
    """Weigh every legal card: how the trick may end, and what is then at risk.

    Values that depend only on the colour led or on the winning card are recomputed only when these change.
    """
    price = state[PRICE + bottle_for_sale(state)]
    under_price = (1 << price) - 1
    a_card = weights[PART + count_out(state, own)]
    an_opponent = weights[PART + state[PLAYERS] - partners]
    share_per_trick = share * weights[PART + tricks_left]
    to_come = opponents_to_come(state)
    in_trick = points(state, state[TRICK]) + weights[AVERAGE] * to_come
    later = later_worth(state, weights[AVERAGE], a_card)
    led, followed, discarded, buys, unbought = 0, 0.0, 0.0, 0.0, 1.0
    winning, is_ours, stays, rid_if_stays, rid_if_taken = -1, 0, 1.0, 1.0, 1.0
    chosen, most = 0, -1e9
    cards = legal
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        colour = state[LED] if state[LED] else colour_of(state, card)
        if colour != led:
            led = colour
            followed, discarded = chances_of_a_card(weights, out, led, popcount(own) * a_card)
            buys = chance_of(under_price, out, led, followed, discarded)
            unbought = power(1.0 - buys, to_come)
        winner = winning_card(state[TRICK] | 1 << card, price)
        if winner != winning:
            winning = winner
            is_ours = (friends | 1 << card) >> winning & 1
            higher = ~((2 << winning) - 1)
            if winning < price:
                stays = power(1.0 - chance_of(higher & under_price, out, led, followed, discarded), to_come)
                rid_if_taken = safe * other_sold * (1.0 - stays)
                rid_if_stays = other_sold * (sold_chance(out, winning, share) if is_ours else 1.0)
                if tricks_left > 0:
                    rid_if_stays *= safe_hand(weights, own, winning, out, share_per_trick)
            else:
                stays = power(1.0 - buys - chance_of(higher, out, led, followed, discarded), to_come)
                rid_if_taken = safe * (other_sold * (1.0 - unbought) + sold * (unbought - stays))
                rid_if_stays = safe * sold
        rid_stays, rid_taken = rid_if_stays, rid_if_taken
        if card < price and tricks_left > 0:
            # The safety of the hand was computed with this card, which is played now.
            rid_taken *= 1.0 / (1.0 - danger(weights, card, price, out, share_per_trick))
            if card < winning:
                rid_stays *= 1.0 / (1.0 - danger(weights, card, winning, out, share_per_trick))
        gain = in_trick + weights[CARD_POINTS + card]
        lost = -gain * an_opponent
        won, at_risk = (gain, stake + gain) if is_ours else (lost, stake)
        worth = stays * (won - (1.0 - rid_stays) * at_risk)
        worth += (1.0 - stays) * (lost - stake) + rid_taken * stake
        worth -= later * weights[BEATEN + popcount(out & beaten_by(card, price))]
        if worth > most:
            chosen, most = card, worth
    return chosen


@rule
def chances_of_a_card(weights: Weights, out: int, led: int, density: float) -> tuple[float, float]:
    """The chance that the next seat lays a certain card of the colour led, and a certain other card.

    `density` is the chance that it holds a certain card, as if it were one of as many as oneself holds.
    """
    follows = popcount(out & led)
    others = popcount(out & ~led)
    void = fading(weights, follows * density)
    return (1.0 - void) * weights[PART + follows], void * weights[PART + others]


@rule
def chance_of(cards: int, out: int, led: int, followed: float, discarded: float) -> float:
    """The chance that the next seat lays one of these cards."""
    return followed * popcount(out & led & cards) + discarded * popcount(out & ~led & cards)


@rule
def power(base: float, exponent: int) -> float:
    result = 1.0
    for _ in range(exponent):
        result *= base
    return result


@rule
def beaten_by(card: int, price: int) -> int:
    """The cards that this one beats as long as this is the price."""
    under_price = (1 << price) - 1
    up_to_card = (2 << card) - 1
    return ~under_price | up_to_card if card < price else up_to_card & ~under_price


@rule
def later_worth(state: Cells, average: float, a_card: float) -> float:
    """The loss from playing a card now that could win a later trick, for each way to fill that trick."""
    kept = KEPT_FOR_LATER_WITH_TWO if state[BOTTLES] == 2 else KEPT_FOR_LATER
    return kept * average * state[TRICK_SIZE] * power(a_card, state[TRICK_SIZE] - 1)
