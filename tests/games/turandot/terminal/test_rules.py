"""The pages of rules in the terminal."""

import pytest

from ridotto.games.turandot.rules.deck.cards import DIRECTORS
from ridotto.locale import LANGUAGES, translate


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_director_is_listed_as_the_table_calls_it(language: str) -> None:
    page = translate(language, "rules-turandot-directors")
    for director in DIRECTORS:
        short, effect = (translate(language, f"director-{kind}-{director}") for kind in ("short", "effect"))
        assert f"{short}: {effect}" in page
