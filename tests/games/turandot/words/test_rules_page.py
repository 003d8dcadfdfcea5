"""The examples on the browser's rules page are what the rules say."""

import json
from pathlib import Path
from typing import Any

import pytest

from ridotto.games.turandot.rules.deck.cards import DIRECTORS
from ridotto.games.turandot.rules.options import parse_options
from ridotto.games.turandot.rules.scoring import break_down
from tests.games.turandot import tables as opera

PAGE = Path(__file__).parents[4] / "web" / "src" / "games" / "turandot" / "rules"
SHOWN: dict[str, Any] = json.loads((PAGE / "examples.json").read_text("utf-8"))


def bid_line(seat: int, bid: dict[str, Any]) -> str:
    words = ["crew"] if bid["number"] is None else [str(bid["number"])]
    if bid["number"] is not None and bid["money"]:
        words += ["money", str(bid["money"])]
    return " ".join([str(seat), "bid", *words, *(["bluff"] if bid["bluff"] else [])])


def test_singers() -> None:
    context = parse_options({}).deck.singers
    assert SHOWN["singers"] == [
        [place + 1, each.category, each.gender, each.stars, each.favourite or None]
        for place, each in enumerate(context)
    ]


@pytest.mark.parametrize("row", SHOWN["opera"])
def test_setups(row: dict[str, int]) -> None:
    options = parse_options({"players": row["players"]})
    assert (options.slots, options.crew) == (row["slots"], row["crew"])
    assert row["singers"] == 6 * options.slots


@pytest.mark.parametrize("bid", SHOWN["bids"])
def test_bids_shown_are_legal(bid: dict[str, Any]) -> None:
    s = opera.played(opera.bidding(), bid_line(1, bid))
    laid = (bid["number"] is not None) + bid["money"] + bid["bluff"]
    assert opera.player(s, 1).face_down == laid


def test_the_reveal() -> None:
    shown = SHOWN["reveal"]
    s = opera.bidding(players=5, maestro=shown["maestro"])
    s = opera.played(s, *(bid_line(seat, bid) for seat, bid in enumerate(shown["bids"])))
    hired = [singers[0] if (singers := opera.singers(s, seat)) else None for seat in range(5)]
    assert hired == shown["hired"], "in the first round singer 1 stands in slot 1"
    assert opera.needy(s) == [2, 3, 4]
    assert [slot + 1 for slot, card in enumerate(opera.public(s).slots) if card is not None] == shown["left"]
    assert opera.money(s) == [2, 1, 3, 3, 3]


def test_the_crew() -> None:
    shown = SHOWN["crew"]
    s = opera.bidding(maestro=shown["maestro"])
    s = opera.played(s, "0 bid 1", *(f"{seat} bid crew" for seat in shown["bidders"]))
    assert [seat for seat, elements in enumerate(opera.scenery(s)) if elements] == shown["got"]
    assert opera.money(s) == [3, 2, 2, 3]


@pytest.mark.parametrize("name", ["example", "table"])
def test_casts(name: str) -> None:
    shown = SHOWN["casts"][name]
    points = shown["points"]
    singers = [singer - 1 for singer in shown["cast"]]
    scored = break_down(parse_options({}), singers, DIRECTORS.index(shown["director"]), points["scenery"])
    assert {key: getattr(scored, key) for key in points} == points


def test_nothing_is_shown_unchecked() -> None:
    assert set(SHOWN) == {"singers", "opera", "bids", "reveal", "crew", "casts"}
