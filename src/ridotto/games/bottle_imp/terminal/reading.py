"""What people type to choose and play cards in The Bottle Imp."""

import re

from ridotto.engine.errors import IllegalMove, InvalidMove
from ridotto.engine.notation import quote_short
from ridotto.games.bottle_imp.rules.deck.cards import CARDS, RANKS, load_deck
from ridotto.games.bottle_imp.rules.notation import parse_move
from ridotto.games.bottle_imp.rules.views.view import BottleImpState, BottleImpView

_HALF = re.compile(r"\d+[.,]5")
_RECORD_WORDS = ("pass", "play")


def read_cards(state: BottleImpState, view: BottleImpView, left: int, line: str) -> tuple[int, ...]:
    """The cards in a line like `24`, `1 37 22`, `2,5` or `play 24`; Enter takes the only legal one."""
    words = line.split()
    if not words and len(view.legal) == 1:
        return view.legal
    if words and words[0].lower() in _RECORD_WORDS and view.seat is not None:
        return parse_move(state, view.seat, " ".join(words).lower())
    has_halves = view.options.players > 4
    cards = tuple(_card(view, part) for word in words for part in _parts(word, has_halves=has_halves))
    if not cards:
        raise InvalidMove("nothing-typed", expected=example(view, left))
    if len(cards) > left:
        raise InvalidMove("too-many-cards", given=len(cards), needed=left)
    return cards


def example(view: BottleImpView, left: int) -> str:
    """Something that could be typed now."""
    return " ".join(RANKS[card] for card in view.legal[:left])


def _parts(word: str, *, has_halves: bool) -> list[str]:
    """A comma is a decimal comma where there are half cards, else it separates."""
    if has_halves and _HALF.fullmatch(word):
        return [word.replace(",", ".")]
    return [part for part in word.split(",") if part]


def _card(view: BottleImpView, word: str) -> int:
    if not word[0].isdigit():
        raise InvalidMove("unreadable-move", text=quote_short(word), expected=example(view, 1))
    if word not in CARDS:
        raise InvalidMove("unknown-card", card=quote_short(word))
    card = CARDS[word]
    deck = load_deck(view.options.deck)
    if not (deck.full if view.options.players > 4 else deck.base) >> card & 1:
        raise InvalidMove("card-not-in-deck", card=word)
    own_open_hand = view.open_hands[view.seat] if view.open_hands and view.seat is not None else ()
    if card not in view.hand and card not in own_open_hand:
        raise IllegalMove("not-your-card", card=word)
    return card
