"""B1: the cards."""

import pytest

from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.deck.cards import CARDS, RANKS, load_deck
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from tests.games.bottle_imp.builders import ALL_CARDS, BASE_CARDS, card_set, points_of, start, written

MATAGOT_BY_POINTS = {
    "red": ["1 2 2.5", "4 4.5 5", "7 9", "12 12.5 15", "18 18.5 22 22.5", "25 28 28.5"],
    "blue": ["3 6 6.5", "8 8.5 10 10.5", "13", "17 20 20.5 23", "27 30 30.5", "32 32.5 35"],
    "green": ["11 14 14.5", "16 16.5 21", "24 24.5 26 26.5", "29 31", "33 34 34.5", "36 36.5 37"],
}
CLASSIC_BY_POINTS = {
    "yellow": ["1 2", "3 5", "7 9", "12 15", "18 22", "25 28"],
    "blue": ["4 6", "8 10", "13 17", "20 24", "27 30", "32 34"],
    "red": ["11 14", "16 21", "23 26", "29 31", "33 35", "36 37"],
}


def test_no_number_occurs_twice_and_they_ascend() -> None:
    """B1.1."""
    assert [float(rank) for rank in RANKS] == sorted({float(rank) for rank in RANKS})


def test_the_base_deck_has_36_numbers_from_1_to_37() -> None:
    """B1.2."""
    assert load_deck("matagot").base == card_set(" ".join(BASE_CARDS))
    assert load_deck("classic").base == card_set(" ".join(BASE_CARDS))
    assert len(BASE_CARDS) == 36


def test_the_half_cards_are_18() -> None:
    """B1.3: 2.5, 4.5, 6.5 and so on to 36.5; above every even number and no odd one."""
    halves = [rank for rank in RANKS if rank.endswith(".5")]
    assert halves == [f"{number}.5" for number in range(2, 37, 2)]
    assert len(ALL_CARDS) == len(RANKS) == 54
    assert load_deck("matagot").full == card_set(" ".join(ALL_CARDS))


def test_a_half_card_equals_the_card_below() -> None:
    """B1.3, BR4: in colour and points."""
    deck = load_deck("matagot")
    halves = [card for card, rank in enumerate(RANKS) if rank.endswith(".5")]
    assert len(halves) == 18
    for half in halves:
        below = CARDS[RANKS[half].removesuffix(".5")]
        assert (deck.colour(half), deck.value(half)) == (deck.colour(below), deck.value(below))


def test_no_card_is_a_19() -> None:
    """B1.4: nor is there a half card above it."""
    assert "19" not in CARDS
    assert "19.5" not in CARDS


@pytest.mark.parametrize(
    ("name", "base", "full", "colours"),
    [("matagot", 127, 190, ("red", "blue", "green")), ("classic", 126, 126, ("yellow", "blue", "red"))],
)
def test_the_points_of_a_deck(name: str, base: int, full: int, colours: tuple[str, ...]) -> None:
    """B1.6, B1.7: 127 in the base deck and 190 in all; 126 in the earlier edition."""
    deck = load_deck(name)
    assert points_of(BASE_CARDS, name) == base
    assert points_of(ALL_CARDS if name == "matagot" else BASE_CARDS, name) == full
    assert deck.colour_names == colours


@pytest.mark.parametrize("name", ["matagot", "classic"])
def test_there_are_twelve_of_each_colour(name: str) -> None:
    """B1.2: in the base deck."""
    deck = load_deck(name)
    assert [(cards & deck.base).bit_count() for cards in deck.colour_sets] == [12, 12, 12]


@pytest.mark.parametrize(("name", "rows"), [("matagot", MATAGOT_BY_POINTS), ("classic", CLASSIC_BY_POINTS)])
def test_every_card_is_what_the_tables_say(name: str, rows: dict[str, list[str]]) -> None:
    """B1.6, B1.7, BR3: colour and points, card by card; the 17 of matagot is worth 4, of classic 3."""
    deck = load_deck(name)
    for colour, columns in rows.items():
        for points, cards in enumerate(columns, start=1):
            for card in cards.split():
                assert deck.colour_names[deck.colour(CARDS[card])] == colour
                assert deck.value(CARDS[card]) == points
    listed = [card for columns in rows.values() for cards in columns for card in cards.split()]
    assert written(CARDS[card] for card in listed) == written(
        card for card in range(54) if deck.full >> card & 1
    )


@pytest.mark.parametrize(
    ("players", "mode", "cards"),
    [
        (2, "eye", 36),
        (3, "solo", 36),
        (4, "solo", 36),
        (4, "teams-2-1-1", 36),
        (5, "two-bottles", 54),
        (5, "teams-2-2-1", 54),
        (6, "two-bottles", 54),
        (6, "teams-2-2-2", 54),
        (6, "teams-2-2-1-1", 54),
    ],
)
def test_half_cards_are_for_five_and_six(players: int, mode: str, cards: int) -> None:
    """B1.5, B2.1: what chance deals out."""
    s = BOTTLE_IMP.apply_chance(start(players, mode), (0,))
    outcome = BOTTLE_IMP.sample_chance(s, Rng.of("deck"))
    assert written(outcome).split() == list(BASE_CARDS if cards == 36 else ALL_CARDS)
