"""The terms of the rulebooks."""

import pytest

from tests.word_files import said


@pytest.mark.parametrize(
    ("language", "key", "term"),
    [
        ("de", "slot-leaves", "aus dem Spiel genommen"),
        ("de", "waiting-for", "Warten auf"),
        ("de", "aid-favourite", "für den, der sie singt"),
        ("it", "slot-tie", "Pareggio"),
        ("it", "book-tur-hire-tie", "Pareggio"),
        ("it", "lay-bid", "Conferma"),
        ("it", "book-tur-bid-number", "con nessuna, alcune o tutte le carte denaro"),
        ("ru", "book-tur-tips-1", "С самого начала считайте мужчин и женщин"),
        ("ru", "crew-order", "начиная с соседа маэстро слева"),
        ("ru", "director-effect-goth_over_comic", "+1 за каждого гота"),
        ("it", "director-effect-goth_over_comic", "+1 per ogni dark"),
        ("de", "director-effect-goth_over_comic", "+1 je dramatischem Sänger"),
    ],
)
def test_terms(language: str, key: str, term: str) -> None:
    assert term in said(language, key, names="Ada")


@pytest.mark.parametrize("who", ["you", "other"])
def test_too_little_money_in_russian(who: str) -> None:
    told = said("ru", "named-not-enough-money", who=who, name="Ада", money=3, left=1)
    assert "3, осталось 1" in told
