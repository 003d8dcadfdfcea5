"""Phrases that a reader who knows the language would not write stay away."""

import pytest

from ridotto.locale import LANGUAGES
from tests.word_files import FOLDERS, said, text_of

UNWANTED = {
    "en": ["Good advice", "and nobody’s hand"],
    "de": [
        "kommt aus dem Spiel",
        "Gleichstand oben",
        "darf dazu",
        "Gute Ratschläge",
        "Es fehlt noch",
        "hat eröffnet",
    ],
    "it": [
        "Parità per",
        "in parità",
        "mette un’offerta",
        "Metti l’offerta",
        "Buoni consigli",
        "Gli altri bot",
    ],
    "ru": [" большая сумма", "никто не назвал", "ничьих рук", "ничьей наверху", "Глазами", "Остальные боты"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_that_were_wrong_are_gone(language: str) -> None:
    text = "\n".join(text_of(owner, language) for owner in FOLDERS)
    assert [phrase for phrase in UNWANTED[language] if phrase in text] == []


@pytest.mark.parametrize(
    ("language", "key", "term"),
    [
        ("de", "host", "Gastgeber"),
        ("ru", "replay-eyes-label", "Точка зрения"),
        ("ru", "seats-all-bots", "ботам"),
        ("it", "seats-all-bots", "Bot negli altri posti"),
        ("de", "seats-all-bots", "Alle anderen: Bots"),
    ],
)
def test_better_words(language: str, key: str, term: str) -> None:
    assert term in said(language, key)
