"""Words and signs of this game."""

from ridotto.games.bottle_imp.rules.deck.cards import DECKS, load_deck
from ridotto.games.bottle_imp.rules.options import MODES
from ridotto.games.bottle_imp.terminal.symbols import SUITS
from ridotto.screens.symbols import PLAIN_SIGNS
from tests.unit.words.source import said_keys
from tests.word_files import python_keys

FAMILIES: dict[str, list[str]] = {
    "option-bottle_imp-mode-{}": sorted({mode.id for mode in MODES}),
    "colour-{}": sorted({colour for deck in DECKS for colour in load_deck(deck).colour_names}),
    "goal-{}": ["mystery", "left", "right", "open", "hidden"],
    "score-{}": ["tricks", "alone", "team", "bottle", "two-bottles", "team-bottle"],
    "heading-{}": ["hand", "hidden-hand", "open-hand"],
    "heading-{}-of": ["hand", "hidden-hand", "open-hand"],
}
"""Keys that are put together while the program runs, with all that can be put in."""


def test_every_family_is_known_and_complete() -> None:
    patterns = {key for key in said_keys("bottle_imp") if "{}" in key}
    assert patterns <= set(FAMILIES)
    keys = {pattern.format(word) for pattern, words in FAMILIES.items() for word in words}
    assert keys - python_keys("bottle_imp") == set()


def test_suits_have_letters_where_a_terminal_lacks_the_signs() -> None:
    plain = {suit: sign.encode("ascii", errors=PLAIN_SIGNS).decode() for suit, sign in SUITS.items()}
    assert plain == {"red": "r", "blue": "b", "green": "g", "yellow": "y"}
