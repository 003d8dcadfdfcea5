"""Beside the table every explanation of the guide fits with its button, in every language."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.helpers.tables import make_table
from tests.browser.helpers.words import LANGUAGES, keys, words

LONGEST = 5
PARTS = ("title", "text", "tip")
PREFIXES = {"bottle_imp": "guide-imp-", "turandot": "guide-tur-"}
SIZES: tuple[ViewportSize, ...] = ({"width": 1160, "height": 800}, {"width": 1440, "height": 900})

HIDDEN = """(slip, lessons) => lessons.filter(([title, text, tip]) => {
  const [first, second] = slip.querySelectorAll('p')
  slip.querySelector('h2').lastChild.textContent = title
  first.textContent = text
  second.lastChild.textContent = tip
  return slip.scrollHeight > slip.clientHeight + 1
}).map(([title]) => title)"""


def lessons(game: str, language: str) -> list[tuple[str, ...]]:
    """The longest ones: title, text and tip."""
    texts = [key for key in keys() if key.startswith(PREFIXES[game]) and key.endswith("-text")]
    names = {key.removesuffix("-text") for key in texts}
    found = [tuple(words(language, f"{name}-{part}") for part in PARTS) for name in sorted(names)]
    return sorted(found, key=lambda each: -len("".join(each)))[:LONGEST]


@pytest.mark.parametrize("game", PREFIXES)
def test_every_explanation_fits_with_its_button(visit: Visit, game: str) -> None:
    for language in LANGUAGES:
        page = visit("/", language=language)
        page.goto(f"/t/{make_table(page, game, players=3)}")
        for size in SIZES:
            page.set_viewport_size(size)
            slip = page.locator("aside.slip")
            expect(slip).to_be_visible()
            assert slip.evaluate(HIDDEN, lessons(game, language)) == [], (language, size["width"])
