"""Quotes, dashes and spaces as each language sets them."""

import re

import pytest

from ridotto.locale import LANGUAGES
from ridotto.screens.symbols import PLAIN_SIGNS
from tests.word_files import FOLDERS, files

QUOTES = {"en": "“”", "de": "„“", "it": "«»", "ru": "«»"}
NO_BREAK = "\u00a0"
HYPHEN_MINUS = re.compile(r"(?<![\w-])-\d")
"""A score of -1 has a minus sign: −1."""

texts = pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        pytest.param(language, path.name, path.read_text("utf-8"), id=f"{owner}-{language}-{path.stem}")
        for owner in FOLDERS
        for language in LANGUAGES
        for path in files(owner, language)
    ],
)


def words_in(text: str) -> str:
    """Without comments, keys, literals of Fluent and what is typed into a terminal."""
    lines = [line.partition(" =")[2] if re.match(r"[a-z]", line) else line for line in text.splitlines()]
    return "\n".join(re.sub(r"\{\"[^\"]*\"\}", "", line) for line in lines if not line.startswith("#"))


@texts
def test_quotes_and_apostrophes(language: str, name: str, text: str) -> None:  # noqa: ARG001
    words = words_in(text)
    assert '"' not in words
    assert "'" not in words
    foreign = set("“”„«»") - set(QUOTES[language])
    assert not foreign & set(words)
    opening, closing = list(QUOTES[language])
    assert words.count(opening) == words.count(closing)


@texts
def test_minus_and_ellipsis(language: str, name: str, text: str) -> None:  # noqa: ARG001
    words = words_in(text)
    assert not HYPHEN_MINUS.search(words)
    assert "..." not in words
    # German sets a space where whole words are left out.
    assert language == "de" or not re.search(r"\s…", words)


@texts
def test_dashes_stay_at_the_end_of_a_line(language: str, name: str, text: str) -> None:
    """In the browser; terminals and files keep plain spaces, which can be searched and copied."""
    words = words_in(text)
    if name.startswith("web-"):
        assert language != "ru" or " — " not in words
    else:
        assert NO_BREAK not in words


def test_a_terminal_without_the_signs_shows_plain_ones() -> None:
    signs = "’“”„«»–—…"
    assert signs.encode("ascii", errors=PLAIN_SIGNS).decode() == '\'"""""--.'
