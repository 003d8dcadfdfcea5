"""Turandot."""

from pathlib import Path

from ridotto.locale import add_words

add_words(Path(__file__).parent / "words")
