"""Quotes, dashes and spaces as each language sets them."""

import re
from pathlib import Path

import pytest

from ridotto.locale import LANGUAGES
from ridotto.screens.symbols import PLAIN_SIGNS
from tests.word_files import FOLDERS, files

QUOTES = {"en": "“”", "de": "„“", "it": "«»", "ru": "«»"}
NO_BREAK = "\u00a0"
HYPHEN_MINUS = re.compile(r"(?<![\w-])-\d")
"""A score of -1 has a minus sign: −1."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(language: str) -> list[tuple[Path, str]]:
    """The words of each file."""
    found = [path for owner in FOLDERS for path in files(owner, language)]
    assert len(found) > 20
    return [(path, words_in(path.read_text("utf-8"))) for path in found]


def words_in(text: str) -> str:
    """Without comments, keys, literals of Fluent and what is typed into a terminal."""
    lines = [line.partition(" =")[2] if re.match(r"[a-z]", line) else line for line in text.splitlines()]
    return "\n".join(re.sub(r"\{\"[^\"]*\"\}", "", line) for line in lines if not line.startswith("#"))


@every_language
def test_quotes_and_apostrophes(language: str) -> None:
    foreign = set("“”„«»") - set(QUOTES[language])
    opening, closing = list(QUOTES[language])
    for path, words in texts(language):
        assert '"' not in words, path
        assert "'" not in words, path
        assert not foreign & set(words), path
        assert words.count(opening) == words.count(closing), path


@every_language
def test_minus_and_ellipsis(language: str) -> None:
    for path, words in texts(language):
        assert not HYPHEN_MINUS.search(words), path
        assert "..." not in words, path
        # German sets a space where whole words are left out.
        assert language == "de" or not re.search(r"\s…", words), path


@every_language
def test_dashes_stay_at_the_end_of_a_line(language: str) -> None:
    """In the browser; terminals and files keep plain spaces, which can be searched and copied."""
    for path, words in texts(language):
        if path.name.startswith("web-"):
            assert language != "ru" or " — " not in words, path
        else:
            assert NO_BREAK not in words, path


def test_a_terminal_without_the_signs_shows_plain_ones() -> None:
    signs = "’“”„«»–—…"
    assert signs.encode("ascii", errors=PLAIN_SIGNS).decode() == '\'"""""--.'
