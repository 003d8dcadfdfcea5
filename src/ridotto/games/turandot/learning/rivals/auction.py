"""The value of each bid while the others' bids are unknown: bots/heuristic/auction.py on floats."""

from math import exp

from ridotto.compile.rule import Cells, Weights, rule
from ridotto.games.turandot.bots.heuristic.auction import BAD_LUCK, GUESSES, SPREAD, SURELY
from ridotto.games.turandot.bots.heuristic.bidding import BLUFFS
from ridotto.games.turandot.bots.heuristic.companies import DOUBLING_LEAD
from ridotto.games.turandot.bots.search.lookup_arrays import PURSE
from ridotto.games.turandot.bots.search.policy import may_hire_crew
from ridotto.games.turandot.learning.rivals.scratch import (
    AMOUNTS,
    AS_MUCH,
    BIDS,
    CREW_GAIN,
    CREW_LEFT,
    FITS,
    GAIN,
    HIRES,
    LEFT,
    MIX,
    ORDER,
    PRICE,
    STANDING,
    UTILITY,
    WORTH,
)
from ridotto.games.turandot.rules.actions import cards_in
from ridotto.games.turandot.rules.deck.cards import LOVES_SCENERY
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND, ROUNDS
from ridotto.games.turandot.rules.state import (
    BID,
    CREW,
    DIRECTOR,
    MAESTRO,
    MONEY,
    MOST_SLOTS,
    NO_BID,
    PLAYERS,
    ROUND,
    SLOTS,
)
from ridotto.games.turandot.rules.steps.seats import left_of

BLUFFED = BLUFFS[0] / BLUFFS[1]
LN2 = 0.6931471805599453
SLOT_BIDS = MOST_SLOTS * AMOUNTS


@rule
def work_out(s: Cells, weights: Weights, f: Weights) -> None:
    """Write what every bid of every seat is worth, from what the cards are worth."""
    _weigh(s, weights, f)
    for seat in range(s[PLAYERS]):
        _list_bids(s, f, seat)
    for guess in range(1, GUESSES):
        _expect(s, f)
        for seat in range(s[PLAYERS]):
            _answer(s, f, seat, 1.0 / (guess + 1))
    _expect(s, f)


@rule
def _weigh(s: Cells, weights: Weights, f: Weights) -> None:
    """What cards and money are worth to whom, and what it is worth to keep cards from others."""
    players, best = s[PLAYERS], -1e9
    for seat in range(players):
        best = max(best, f[STANDING + seat])
        to_come = ROUNDS - 1 - s[ROUND]
        kept = weights[PURSE + s[MONEY + seat] * ROUNDS + to_come]
        for amount in range(AMOUNTS):
            left = max(0, s[MONEY + seat] - amount)
            f[PRICE + seat * AMOUNTS + amount] = kept - weights[PURSE + left * ROUNDS + to_come]
        scenery = 2.0 if s[DIRECTOR + seat] == LOVES_SCENERY else 1.0
        f[CREW_GAIN + seat] = scenery - f[PRICE + seat * AMOUNTS + 1]
    for seat in range(players):
        f[STANDING + seat] = exp((f[STANDING + seat] - best) * (LN2 / DOUBLING_LEAD))
    for seat in range(players):
        total = 0.0
        for other in range(players):
            if other != seat:
                total += f[STANDING + other]
        for slot in range(s[SLOTS]):
            feared = 0.0
            for other in range(players):
                if other != seat:
                    feared += f[STANDING + other] * f[GAIN + other * MOST_SLOTS + slot]
            row = seat * MOST_SLOTS
            f[WORTH + row + slot] = f[GAIN + row + slot] + feared / (total * players)
            place = slot
            while place > 0 and f[WORTH + row + int(f[ORDER + row + place - 1])] > f[WORTH + row + slot]:
                f[ORDER + row + place] = f[ORDER + row + place - 1]
                place -= 1
            f[ORDER + row + place] = float(slot)


@rule
def _list_bids(s: Cells, f: Weights, seat: int) -> None:
    """How well each bid fits what lies face down, and at first how often it is made."""
    face_down = 0 if s[BID + seat] == NO_BID else cards_in(s[BID + seat])
    total = 0.0
    for number in range(s[SLOTS] + 1):
        for amount in range(AMOUNTS):
            fits = 0.0
            if number:
                fits = likelihood(1 + amount, face_down) if amount <= s[MONEY + seat] else 0.0
            elif amount == 1 and s[CREW] and s[MONEY + seat] and may_hire_crew(s, seat):
                fits = likelihood(1, face_down)
            f[FITS + seat * BIDS + number * AMOUNTS + amount] = fits
            total += fits
    for bid in range((s[SLOTS] + 1) * AMOUNTS):
        f[MIX + seat * BIDS + bid] = f[FITS + seat * BIDS + bid] / max(total, 1e-9)


@rule
def likelihood(cards: int, face_down: int) -> float:
    """How well a bid of so many cards and perhaps the bluff card fits what lies there (T5.6)."""
    if face_down == 0:
        return 1.0
    if cards == face_down:
        return 1.0 - BLUFFED
    return BLUFFED if cards + 1 == face_down else 0.0


@rule
def _answer(s: Cells, f: Weights, seat: int, share: float) -> None:
    """Move the mix towards one in which better bids are made more often."""
    best, total, bids = -1e9, 0.0, (s[SLOTS] + 1) * AMOUNTS
    for bid in range(bids):
        best = max(best, f[UTILITY + seat * BIDS + bid])
    for bid in range(bids):
        likely = f[FITS + seat * BIDS + bid]
        if likely > 0.0:
            likely *= exp((f[UTILITY + seat * BIDS + bid] - best) / SPREAD)
        f[UTILITY + seat * BIDS + bid] = likely
        total += likely
    for bid in range(bids):
        now = f[MIX + seat * BIDS + bid]
        f[MIX + seat * BIDS + bid] = now + share * (f[UTILITY + seat * BIDS + bid] / total - now)


@rule
def _expect(s: Cells, f: Weights) -> None:
    """The value of each bid against these mixed strategies."""
    players, slots = s[PLAYERS], s[SLOTS]
    for seat in range(players):
        for slot in range(slots):
            as_much = 0.0
            for amount in range(AMOUNTS - 1, -1, -1):
                as_much += f[MIX + seat * BIDS + (slot + 1) * AMOUNTS + amount]
                f[AS_MUCH + seat * SLOT_BIDS + slot * AMOUNTS + amount] = min(as_much, SURELY)
    for seat in range(players):
        for bid in range(slots * AMOUNTS):
            likely = f[MIX + seat * BIDS + AMOUNTS + bid]
            f[HIRES + seat * SLOT_BIDS + bid] = likely * _wins(s, f, seat, bid)
    _crew_chances(s, f)
    for seat in range(players):
        for slot in range(slots):
            taken = 0.0
            for other in range(players):
                if other != seat:
                    for amount in range(AMOUNTS):
                        taken += f[HIRES + other * SLOT_BIDS + slot * AMOUNTS + amount]
            f[LEFT + slot] = 1.0 - min(taken, SURELY)
        if seat == s[MAESTRO]:
            _expect_of_maestro(s, f, seat)
        else:
            _expect_of(s, f, seat)


@rule
def _wins(s: Cells, f: Weights, seat: int, bid: int) -> float:
    """The probability that nobody else bids as much or more for this slot."""
    chance = 1.0
    for other in range(s[PLAYERS]):
        if other != seat:
            chance *= 1.0 - f[AS_MUCH + other * SLOT_BIDS + bid]
    return chance


@rule
def _expect_of(s: Cells, f: Weights, seat: int) -> None:
    """A seat that hires nobody gets one of the remaining cards, most likely the worst."""
    row, luck, likely, total = seat * MOST_SLOTS, 1.0, 0.0, 0.0
    for place in range(s[SLOTS]):
        slot = int(f[ORDER + row + place])
        likely += f[LEFT + slot] * luck * f[WORTH + row + slot]
        total += f[LEFT + slot] * luck
        luck *= BAD_LUCK
    stand_in = likely / total
    # For now this holds the chance that crew is left.
    crew = f[UTILITY + seat * BIDS + 1] * f[CREW_GAIN + seat]
    for amount in range(AMOUNTS):
        f[UTILITY + seat * BIDS + amount] = stand_in + crew
    for slot in range(s[SLOTS]):
        for amount in range(AMOUNTS):
            bid = slot * AMOUNTS + amount
            paid = f[WORTH + row + slot] - f[PRICE + seat * AMOUNTS + amount]
            won = _wins(s, f, seat, bid) * (paid - stand_in)
            f[UTILITY + seat * BIDS + AMOUNTS + bid] = stand_in + won


@rule
def _expect_of_maestro(s: Cells, f: Weights, seat: int) -> None:
    """The Maestro picks their own stand-in (T8.3), after a tie the very card that was tied for (T6.3)."""
    row = seat * MOST_SLOTS
    for amount in range(AMOUNTS):
        f[UTILITY + seat * BIDS + amount] = -1e9
    for slot in range(s[SLOTS]):
        instead, none_better = 0.0, 1.0
        for place in range(s[SLOTS] - 1, -1, -1):
            other = int(f[ORDER + row + place])
            if other != slot:
                instead += none_better * f[LEFT + other] * f[WORTH + row + other]
                none_better *= 1.0 - f[LEFT + other]
        worth = f[WORTH + row + slot]
        more = 0.0
        for amount in range(AMOUNTS - 1, -1, -1):
            bid = slot * AMOUNTS + amount
            wins = _wins(s, f, seat, bid)
            outbid = min(more, 1.0 - wins)
            for other in range(s[PLAYERS]):
                if other != seat:
                    more += f[HIRES + other * SLOT_BIDS + bid]
            f[UTILITY + seat * BIDS + AMOUNTS + bid] = (
                wins * (worth - f[PRICE + seat * AMOUNTS + amount])
                + (1.0 - wins - outbid) * max(worth, instead)
                + outbid * instead
            )


@rule
def _crew_chances(s: Cells, f: Weights) -> None:
    """By seat: the chance that crew is left for it, clockwise from the Maestro's left (T7.1)."""
    crew = 0 if s[ROUND] == DIRECTORS_ROUND else s[CREW]
    for count in range(crew + 1):
        f[CREW_LEFT + count] = 1.0 if count == crew else 0.0
    seat = left_of(s, s[MAESTRO])
    while seat != s[MAESTRO]:
        chance = 0.0
        for count in range(1, crew + 1):
            chance += f[CREW_LEFT + count]
        f[UTILITY + seat * BIDS + 1] = chance
        bids = f[MIX + seat * BIDS + 1]
        for count in range(1, crew + 1):
            f[CREW_LEFT + count - 1] += bids * f[CREW_LEFT + count]
            f[CREW_LEFT + count] *= 1.0 - bids
        seat = left_of(s, seat)
