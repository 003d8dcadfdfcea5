"""The layout of the scratch floats of an auction."""

from ridotto.games.turandot.rules.deck.cards import DIRECTORS
from ridotto.games.turandot.rules.options import MAX_PLAYERS
from ridotto.games.turandot.rules.state import MOST_SLOTS, START_MONEY

AMOUNTS = START_MONEY + 1
"""Of money in a bid."""
NUMBERS = MOST_SLOTS + 1
"""Number cards; 0 is for crew."""
BIDS = NUMBERS * AMOUNTS

GAIN = 0
"""By seat and slot: what the card is worth to that seat."""
WORTH = GAIN + MAX_PLAYERS * MOST_SLOTS
"""The same, with what it is worth to keep it from the others."""
ORDER = WORTH + MAX_PLAYERS * MOST_SLOTS
"""By seat and place: the slot, the worst first."""
PRICE = ORDER + MAX_PLAYERS * MOST_SLOTS
"""By seat and amount: what it costs to spend so much."""
CREW_GAIN = PRICE + MAX_PLAYERS * AMOUNTS
FITS = CREW_GAIN + MAX_PLAYERS
"""By seat, number and amount: how well a bid fits the cards that lie face down; 0 for no bid."""
MIX = FITS + MAX_PLAYERS * BIDS
"""How often each bid is made."""
UTILITY = MIX + MAX_PLAYERS * BIDS
"""What each bid is worth."""
AS_MUCH = UTILITY + MAX_PLAYERS * BIDS
"""By seat, slot and amount: how likely the seat bids as much or more for it."""
HIRES = AS_MUCH + MAX_PLAYERS * MOST_SLOTS * AMOUNTS
"""By seat, slot and amount: how likely the seat hires for so much."""
LEFT = HIRES + MAX_PLAYERS * MOST_SLOTS * AMOUNTS
"""By slot: how likely none of the others hires its card."""
STANDING = LEFT + MOST_SLOTS
CREW_LEFT = STANDING + MAX_PLAYERS
"""By number of crew cards: how likely so many are left."""
PROMISE = CREW_LEFT + 4
"""By seat and director: what it is likely to pay."""
SIZE = PROMISE + MAX_PLAYERS * len(DIRECTORS)
