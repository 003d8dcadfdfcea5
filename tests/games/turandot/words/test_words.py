"""Words and signs of this game."""

from ridotto.games.turandot.rules.deck.cards import CATEGORIES, DIRECTORS, GENDERS, ROLES
from ridotto.games.turandot.rules.options import EDITIONS
from ridotto.games.turandot.terminal.symbols import FAVOURITE, MONEY, STAR
from ridotto.games.turandot.terminal.symbols import GENDERS as SIGNS
from ridotto.screens.symbols import PLAIN_SIGNS
from tests.unit.words.source import said_keys
from tests.word_files import python_keys

FAMILIES: dict[str, list[str]] = {
    "option-turandot-edition-{}": list(EDITIONS),
    "category-{}": list(CATEGORIES),
    "category-short-{}": list(CATEGORIES),
    "gender-{}": list(GENDERS),
    "role-{}": list(ROLES),
    "director-{}": list(DIRECTORS),
    "director-short-{}": list(DIRECTORS),
    "director-effect-{}": list(DIRECTORS),
    "outcome-{}": ["stars", "dummy"],
    "sheet-{}": ["stars", "scenery", "favourites", "gender", "director", "maestro"],
    "heading-{}": ["role", "id", "singer", "gender", "stars", "favourite", "director", "effect"],
}
"""Keys that are put together while the program runs, with all that can be put in."""


def test_every_family_is_known_and_complete() -> None:
    patterns = {key for key in said_keys("turandot") if "{}" in key}
    assert patterns <= set(FAMILIES)
    keys = {pattern.format(word) for pattern, words in FAMILIES.items() for word in words}
    assert keys - python_keys("turandot") == set()


def test_cards_have_letters_where_a_terminal_lacks_the_signs() -> None:
    signs = "".join((*SIGNS.values(), STAR, FAVOURITE, MONEY))
    assert signs.encode("ascii", errors=PLAIN_SIGNS).decode() == "mfu*!$"
