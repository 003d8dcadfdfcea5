"""Positions of The Bottle Imp in which one move is plainly the sensible one."""

from typing import Any

import pytest

from ridotto.bots.random_bot import RandomBot
from ridotto.bots.registry import find_bot
from ridotto.engine.bot import Bot
from ridotto.engine.cells.cell_game import State
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.deck.cards import CARDS, RANKS
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.options import MODES, Mode
from ridotto.games.bottle_imp.rules.state import PICK, PICKED, PICKS
from ridotto.games.bottle_imp.rules.views.view import BottleImpState
from tests.games.bottle_imp.builders import (
    BottlePosition,
    dealt,
    deck_of,
    play,
    position,
    say,
    seen,
    start,
    to_act,
)

BOT: Bot[Any] = RandomBot()


@pytest.fixture(autouse=True, params=["heuristic", "search:4000"])
def bot(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every puzzle is put to every bot that should solve it."""
    monkeypatch.setitem(globals(), "BOT", find_bot("bottle_imp", request.param))


PASSING_RULE = pytest.mark.parametrize("bot", ["heuristic"], indirect=True)
"""Only the heuristic bot passes by a fixed rule."""

BY_LOOKING = pytest.mark.parametrize("bot", ["search:30000"], indirect=True)
"""What takes a look at many worlds."""


def chosen(s: BottleImpState) -> str:
    """The card that the bot plays for the seat to act."""
    return RANKS[BOT.choose(seen(s, to_act(s)), Rng.of("puzzle"))]


def picked(s: BottleImpState, seat: int) -> list[str]:
    """The cards that the bot gives away, in the order of the record line."""
    cards = []
    for _ in range(BOTTLE_IMP.picks_left(s, seat)):
        card = BOT.choose(seen(s, seat), Rng.of("puzzle"))
        cards.append(RANKS[card])
        s = BOTTLE_IMP.apply(s, seat, card)
    return cards


def late(
    mode: str, hands: list[str], *, bottles: list[BottlePosition], mystery: str, leader: int = 0
) -> BottleImpState:
    """The start of a late trick. Cards that are nowhere else lie in the tricks of seat 0.

    Everybody discarded the card of the mystery trick at their place and gave away cards played since.
    """
    players = len(hands)
    away = {*mystery.split(), *(price for price, _ in bottles), *" ".join(hands).split()}
    played = [card for card in deck_of(players) if card not in away]
    s = position(mode, hands, leader=leader, bottles=bottles, mystery=mystery, taken=[" ".join(played)])
    cells = s.cells.copy()
    for seat, discard in enumerate(mystery.split()):
        gifts = played[2 * seat : 2 * seat + 2]
        cells[PICK + seat * PICKS : PICK + seat * PICKS + 3] = [CARDS[card] for card in (discard, *gifts)]
        cells[PICKED + seat] = 3
    return State(s.options, cells)


def deal_to_first(hand: str, players: int, mode: str, dealer: int = 0) -> BottleImpState:
    """A match in which seat 0 was dealt this hand and the others the rest, in ascending order."""
    rest = [card for card in deck_of(players) if card not in hand.split()]
    hands = [hand]
    for seat in range(1, players):
        size = 10 if players == 5 and seat == dealer else -(-len(deck_of(players)) // players)
        hands.append(" ".join(rest[:size]))
        rest = rest[size:]
    return say(start(players, mode), f"dealer {dealer}", f"deal {' | '.join(hands)}")


@PASSING_RULE
def test_it_gives_the_lowest_cards_to_its_neighbours() -> None:
    s = deal_to_first("1 2 7 16 24 31 33 36 37", 4, "solo")
    assert picked(s, 0) == ["7", "1", "2"]


@PASSING_RULE
def test_it_keeps_high_cards_and_buyers_when_it_has_middling_ones() -> None:
    s = deal_to_first("14 16 22 23 25 34 35 36 37", 4, "solo")
    assert set(picked(s, 0)) == {"22", "23", "25"}


@PASSING_RULE
def test_the_dealer_of_five_gives_only_to_the_neighbours() -> None:
    s = deal_to_first("1 2 8 14 16 24 31 33 36 37", 5, "teams-2-2-1")
    assert picked(s, 0) == ["1", "2"]


@PASSING_RULE
def test_in_the_eye_the_lowest_cards_it_may_give_go_to_the_opponent() -> None:
    """Seat 0 has 1 to 6 in its open hand, which stay there (B11.4), and 7 to 18 in the hidden one."""
    assert picked(dealt(2, "eye"), 0)[-2:] == ["7", "8"]


@BY_LOOKING
@pytest.mark.parametrize(
    ("hand", "players", "mode"),
    [
        ("1 2 7 16 24 31 33 36 37", 4, "solo"),
        ("1 2 12 14 16 24 28 31 33 35 36 37", 3, "solo"),
        ("1 2 9 16 24 31 33 36 37", 4, "teams-2-1-1"),
        ("1 2 8 14 16 24 31 33 37", 6, "teams-2-2-2"),
    ],
)
def test_it_never_keeps_the_1_and_the_2(hand: str, players: int, mode: str) -> None:
    given = picked(deal_to_first(hand, players, mode), 0)
    assert {"1", "2"} <= {*given}


@BY_LOOKING
def test_it_never_gives_the_highest_cards_away() -> None:
    assert not {*picked(deal_to_first("14 16 22 23 25 34 35 36 37", 4, "solo"), 0)} & {"35", "36", "37"}


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode.players}-{mode.id}")
def test_neighbours_are_never_partners(mode: Mode) -> None:
    """The bot gives dangerous cards to both sides without asking who sits there."""
    apart = {abs(seat - partner) for seat, partner in enumerate(mode.partners)}
    assert not apart & {1, mode.players - 1}


def test_it_sheds_the_1_under_a_higher_card_below_the_price() -> None:
    s = late(
        "solo",
        ["30 27 24", "9 26 29", "1 25 28"],
        bottles=[("12", 0)],
        mystery="3 20 33",
    )
    assert chosen(play(s, "30 9")) == "1"


def test_it_does_not_buy_with_the_1() -> None:
    s = late(
        "solo",
        ["30 9 24", "32 26 10", "1 25 28"],
        bottles=[("12", 0)],
        mystery="3 20 33",
    )
    assert chosen(play(s, "30 32")) != "1"


def test_it_takes_a_rich_trick_early_with_the_18() -> None:
    hands = ["2 7 8 11 18 22 24 27 31 33 34 37", "3 5 6 10 12 16 20 23 25 29 30 35"]
    rest = " ".join(card for card in deck_of(3) if card not in " ".join(hands).split())
    s = say(
        start(3, "solo"),
        "dealer 0",
        f"deal {hands[0]} | {hands[1]} | {rest}",
        "0 pass mystery 2 left 7 right 8",
        "1 pass mystery 3 left 5 right 6",
        "2 pass mystery 9 left 13 right 4",
        "1 play 25",
        "2 play 28",
    )
    assert chosen(s) == "18"


@pytest.mark.parametrize(
    ("hands", "lead", "expected"),
    [
        (["26 36", "37 35", "29 34", "25 10"], "37 29", "25"),
        (["26 36", "29 35", "37 34", "25 10"], "29 37", "10"),
    ],
    ids=["partner wins", "opponent wins"],
)
def test_it_gives_points_to_its_partner_only(hands: list[str], lead: str, expected: str) -> None:
    """Seat 0 deals, so 1 and 3 are a team (B2.2). With the price at 1 the highest card wins."""
    s = late("teams-2-1-1", hands, bottles=[("1", 0)], mystery="3 6 8 13", leader=1)
    assert chosen(play(s, lead)) == expected


def test_it_sheds_the_2_when_somebody_else_will_buy() -> None:
    """The 16 covers it: with the price at 18 the highest card below wins (B6.3)."""
    s = late("solo", ["30 27 24", "16 26 29", "2 25 28"], bottles=[("18", 0)], mystery="3 20 33")
    assert chosen(play(s, "30 16")) == "2"


def test_it_buys_with_the_4_what_the_3_of_the_next_player_must_buy_again() -> None:
    """Nobody below covers the 4 now; later it would buy with less in the trick and nobody to sell to."""
    s = late("solo", ["30 27 1", "32 26 2", "4 25 28"], bottles=[("12", 1)], mystery="3 20 33")
    assert chosen(play(s, "30 32")) == "4"


def test_it_takes_a_rich_trick_that_costs_nothing() -> None:
    """With the price at 1 nobody can buy: the highest card wins."""
    s = late("solo", ["30 27", "33 26", "36 25"], bottles=[("1", 0)], mystery="3 20 34")
    assert chosen(play(s, "30 33")) == "36"
