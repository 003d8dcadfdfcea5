"""The terms of the rulebook, and its advice."""

import re

import pytest

from ridotto.locale import LANGUAGES
from tests.word_files import all_messages, said, text_of


@pytest.mark.parametrize(
    ("key", "term"),
    [
        ("heading-open-hand", "Первая рука"),
        ("heading-hidden-hand", "Вторая рука"),
        ("team-alone", "отдельный игрок"),
        ("book-imp-teams", "Командный режим"),
    ],
)
def test_russian_terms(key: str, term: str) -> None:
    assert said("ru", key) == term


@pytest.mark.parametrize("phrase", ["ткрытая рука", "акрытая рука", "играющий за себя", "стоит владельцу"])
def test_other_russian_words_for_them_are_gone(phrase: str) -> None:
    assert phrase not in text_of("bottle_imp", "ru")


@pytest.mark.parametrize("key", ["rules-bottle_imp-eye", "book-imp-eye-1", "guide-imp-pass-eye-text"])
def test_the_russian_hands_are_explained(key: str) -> None:
    text = said("ru", key).casefold()
    assert re.search(r"перв(ая|ую)\W.*открыт", text)
    assert re.search(r"втор(ая|ую)\W.*закрыт", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_eight_tips(language: str) -> None:
    found = {key for key in all_messages(language) if key.startswith("book-imp-tips-")}
    assert found == {f"book-imp-tips-{number}" for number in range(1, 9)}
    exchange, trap = (said(language, f"book-imp-tips-{number}") for number in (6, 8))
    assert {"1", "2"} <= set(re.findall(r"\d+", exchange))
    assert {"31", "37"} <= set(re.findall(r"\d+", trap))
