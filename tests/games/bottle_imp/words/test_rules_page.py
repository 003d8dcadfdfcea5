"""The examples on the browser's rules page are what the rules say."""

import json
from pathlib import Path
from typing import Any

import pytest

from ridotto.games.bottle_imp.rules.deck.cards import CARDS, RANKS, load_deck
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.options import MODES
from ridotto.games.bottle_imp.rules.steps.tricks import bottle_for_sale
from tests.games.bottle_imp import builders as imp

PAGE = Path(__file__).parents[4] / "web" / "src" / "games" / "bottle_imp" / "rules"
SHOWN: dict[str, Any] = json.loads((PAGE / "examples.json").read_text("utf-8"))


@pytest.mark.parametrize("name", ["matagot", "classic"])
def test_cards(name: str) -> None:
    deck = load_deck(name)
    shown = [(rank, colour, points) for rank, colour, points in SHOWN["decks"][name]]
    cards = [CARDS[rank] for rank, _, _ in shown]
    assert [(RANKS[card], deck.colour_names[deck.colour(card)], deck.value(card)) for card in cards] == shown
    assert [rank for rank, _, _ in shown] == list(imp.ALL_CARDS if name == "matagot" else imp.BASE_CARDS)


def test_modes() -> None:
    shown = [(row["mode"], row["players"], row["bottles"], tuple(row["partners"])) for row in SHOWN["modes"]]
    assert shown == [(mode.id, mode.players, mode.bottles, mode.partners) for mode in MODES]
    assert all(row["cards"] == len(imp.deck_of(row["players"])) for row in SHOWN["modes"])


@pytest.mark.parametrize("row", SHOWN["deals"])
def test_deals(row: dict[str, int]) -> None:
    players = row["players"]
    mode = next(mode.id for mode in MODES if mode.players == players)
    dealt = imp.dealt(players, mode)
    not_dealing = players - 1
    assert imp.seen(dealt, not_dealing).hand_sizes[not_dealing] == row["dealt"]
    over = imp.play_round(imp.passed(players, mode, rounds=1))
    assert len(over.past[0].mystery) == row["mystery"]
    assert len(imp.seen(over).tricks) == row["tricks"]


def test_the_pass_takes_three_cards_of_the_hand() -> None:
    shown = SHOWN["pass"]
    given = {shown["mystery"], shown["left"], shown["right"]}
    assert len(given) == 3
    assert given <= set(shown["hand"])
    assert len(shown["hand"]) == next(row["dealt"] for row in SHOWN["deals"] if row["players"] == 4)
    colours = {rank: colour for rank, colour, _ in SHOWN["decks"]["matagot"]}
    assert [card for card in shown["hand"] if colours[card] == "blue"] == [shown["mystery"]]


def test_following() -> None:
    shown = SHOWN["follow"]
    s = imp.position("solo", hands=[shown["led"], " ".join(shown["hand"]), "1"])
    assert imp.open_to(imp.play(s, shown["led"])).split() == shown["may"]


def test_following_in_the_eye() -> None:
    shown = SHOWN["eye"]
    s = imp.position(
        "eye",
        hands=[f"{shown['led']} 37", " ".join(shown["hidden"])],
        open_hands=["2", " ".join(shown["open"])],
    )
    assert imp.open_to(imp.play(s, shown["led"])).split() == shown["may"]


@pytest.mark.parametrize("name", ["below", "above"])
def test_tricks(name: str) -> None:
    shown = SHOWN["tricks"][name]
    owner = None if shown["price"] == "19" else 3
    s = imp.position(
        "solo", hands=[f"{card} 1" for card in shown["cards"]], price=shown["price"], owner=owner
    )
    s = imp.play(s, " ".join(shown["cards"]))
    assert imp.last_winner(s) == shown["winner"]
    assert imp.bottle(s)[0] == shown["priceAfter"]
    assert imp.points_of(imp.taken_by(s, shown["winner"]).split()) == shown["points"]


def test_sales() -> None:
    """One bottle, sold three times by the cards shown; the fillers are above every price."""
    first, second, third = SHOWN["sales"]
    s = imp.position("solo", hands=["17 9 20", "22 25 7", "29 31 33"])
    for sale, cards in ((first, "17 22 29"), (second, "9 25 31")):
        s = imp.play(s, cards)
        assert imp.bottle(s) == (sale["card"], sale["buyer"])
    s = imp.play(s, "20 7 33")
    assert imp.bottle(s) == (third["card"], third["buyer"])
    for sale in (second, third):
        assert sale["old"] in imp.taken_by(s, sale["oldGoesTo"]).split()
    assert first["oldGoesTo"] is None
    assert (imp.points_of(["17"]), imp.points_of(["9"])) == (4, 3)


def test_two_bottles() -> None:
    """B12.6."""
    before, after, later = SHOWN["twoBottles"]
    s = imp.position(
        "two-bottles",
        hands=["14 11 33", "9 5 13", "29 31 34", "36 37 35", "21 24 32"],
        bottles=list(zip(before["prices"], (3, 4), strict=True)),
    )
    for moment, cards in ((before, ""), (after, "14 9 29 36 21"), (later, "33 5 31 37 24")):
        s = imp.play(s, cards)
        assert [imp.bottle(s, 0)[0], imp.bottle(s, 1)[0]] == moment["prices"]
        assert bottle_for_sale(s.cells.tolist()) == moment["forSale"]


@pytest.mark.parametrize("name", ["solo", "teams"])
def test_scores(name: str) -> None:
    shown = SHOWN["scores"][name]
    assert imp.points_of(shown["mystery"]) == shown["lost"]
    for row in shown["rows"]:
        s = imp.scored(
            shown["mode"],
            shown["taken"],
            mystery=" ".join(shown["mystery"]),
            bottles=[(shown["price"], row["owner"])],
            team_penalty=row["penalty"],
        )
        assert list(BOTTLE_IMP.scores(s)) == row["scores"]


def test_nothing_is_shown_unchecked() -> None:
    assert set(SHOWN) == {
        *("decks", "modes", "deals", "pass", "follow", "eye", "tricks", "sales", "twoBottles", "scores")
    }
