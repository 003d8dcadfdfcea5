"""What a view shows, in the notation of records."""

from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.rules.deck.cards import RANKS, START_PRICE, START_PRICE_TEXT
from ridotto.games.bottle_imp.rules.views.pieces import Bottle, Trick


def written_card(card: int) -> str:
    return RANKS[card]


def written_bottle(bottle: Bottle) -> str:
    """Its price and, if somebody owns it, whose it is."""
    price = START_PRICE_TEXT if bottle.price == START_PRICE else RANKS[bottle.price]
    return price if bottle.owner is None else f"{price} ({bottle.owner})"


def written_trick(trick: Trick) -> str:
    return f"{written_plays(trick.plays)} → {trick.winner}"


def written_plays(plays: tuple[tuple[Seat, int], ...]) -> str:
    return " ".join(f"{seat}:{RANKS[card]}" for seat, card in plays)
