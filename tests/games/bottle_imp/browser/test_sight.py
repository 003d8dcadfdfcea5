"""Hand, goals, trick, bottles and players of The Bottle Imp are in sight at once."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import KNOWN, Visit
from tests.browser.helpers.company import seat_people
from tests.browser.helpers.sight import broken_words, outside, overlaps, words_at_edges
from tests.browser.helpers.tables import make_table, play_out
from tests.browser.helpers.words import LANGUAGES
from tests.browser.table.sight.looks import LOOKS, PHONES, SMALL, Until, is_following, is_last, look
from tests.games.bottle_imp.browser.fullest import give_bottles, offer_bottles, take_bottles
from tests.games.bottle_imp.browser.player import Player


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hand_and_goals_are_in_sight_together(visit: Visit, players: int) -> None:
    page = visit(KNOWN)
    page.goto(f"/t/{make_table(page, 'bottle_imp', players=players)}")
    player = Player(page)
    seats = page.locator("[data-seat]")
    for name in LOOKS:
        look(page, name)
        expect(player.open_cards.first).to_be_visible()
        assert outside(page, player.cards, player.goals, seats) == [], name
        assert overlaps(page, player.goals, seats) == [], name


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("language", ["de", "it", "ru"])
def test_longer_words_fit_the_goals(visit: Visit, language: str, players: int) -> None:
    page = visit(KNOWN, language=language)
    page.goto(f"/t/{make_table(page, 'bottle_imp', players=players)}")
    cards, goals, seats = (page.locator(f"[data-{name}]") for name in ("card", "drop", "seat"))
    above = page.locator(".top > :visible")
    own = page.locator(".below .name")
    for name in (*PHONES, "wide-large"):
        look(page, name)
        expect(goals.first).to_be_visible()
        assert outside(page, cards, goals, seats, page.locator(".felt")) == [], name
        assert overlaps(page, goals, seats) == [], name
        assert overlaps(page, goals.or_(page.locator("[data-bottle]:visible")), above) == [], name
        assert own.evaluate("name => name.scrollWidth <= name.clientWidth"), name
        assert words_at_edges(goals) == [], name
        assert broken_words(page) == [], name


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hand_and_trick_are_in_sight_together(visit: Visit, players: int) -> None:
    """Also while the bottle needs most room: nobody has it yet, and it is for sale."""
    page = visit(KNOWN)
    table = make_table(page, "bottle_imp", players=players)
    player = Player(page)
    play_out(page, table, until=is_last)
    offer_bottles(page)
    page.goto(f"/t/{table}")
    trick = player.trick.get_by_role("img")
    bottles = page.locator("[data-bottle]")
    seats = page.locator("[data-seat]")
    for name in LOOKS:
        look(page, name)
        expect(player.open_cards.first).to_be_visible()
        expect(trick.first).to_be_visible()
        assert outside(page, player.cards, trick, bottles, seats) == [], name
        assert overlaps(page, trick, seats) == [], name
        assert players == 2 or overlaps(page, trick, trick) == [], name
        assert overlaps(page, player.cards, seats) == [], name
        assert overlaps(page, seats, seats) == [], name
        pill, lids = page.locator("aside.pill"), page.locator(".eye :is(ul, [role=toolbar]) > *:visible")
        assert players != 2 or not pill.count() or overlaps(page, pill, lids) == [], name
        # In the eye the bottle is its pupil.
        assert players == 2 or overlaps(page, trick, bottles) == [], name


def test_a_short_message_does_not_lie_over_the_hand(visit: Visit) -> None:
    page = visit(KNOWN)
    page.goto(f"/t/{make_table(page, 'bottle_imp', players=3)}")
    player = Player(page)
    expect(player.open_cards.first).to_be_visible()
    page.keyboard.press("p")
    said = page.locator(".toast")
    for name in PHONES:
        look(page, name)
        expect(said).to_be_visible()
        assert overlaps(page, said, player.cards) == [], name


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_people_with_clocks_leave_room_for_the_hand(visit: Visit, players: int) -> None:
    """Also with long names, while cards are given away and while they are played."""
    page = visit(KNOWN)
    table = make_table(page, "bottle_imp", players=players)
    seat_people(page, take_bottles)
    page.goto(f"/t/{table}")
    player = Player(page)
    seats = page.locator("[data-seat]")
    clocks = seats.get_by_role("timer")
    parts = page.locator("[data-seat] :is(.name, .total, .clock, .facts > *):visible")
    bottles = page.locator("[data-bottle]:visible")
    trick = player.trick.get_by_role("img")
    faults: dict[str, list[str]] = {}
    # The eye has more rows than the shortest phone has room for.
    windows = [*LOOKS, *(name for name in SMALL if players > 2 or name != "short")]
    for name in windows:
        look(page, name)
        expect(clocks).to_have_count(players)
        expect(player.open_cards.first).to_be_visible()
        faults[f"{name}, giving"] = [
            *outside(page, player.cards, player.goals, seats, clocks),
            *overlaps(page, player.goals, seats),
            *overlaps(page, seats, seats.or_(player.cards)),
            *overlaps(page, parts, parts),
        ]
    play_out(page, table, until=is_last)
    page.reload()
    for name in windows:
        look(page, name)
        expect(trick.first).to_be_visible()
        faults[f"{name}, playing"] = [
            *outside(page, player.cards, trick, seats, clocks),
            *overlaps(page, seats, seats.or_(player.cards).or_(trick)),
            *overlaps(page, parts, parts),
            # In the eye the bottle is its pupil, and its cards are in pairs.
            *([] if players == 2 else overlaps(page, trick, trick.or_(bottles))),
        ]
    assert {name: fault for name, fault in faults.items() if fault} == {}


@pytest.mark.parametrize("players", [3, 5, 6])
def test_a_bottle_covers_no_name(visit: Visit, players: int) -> None:
    """Nor the score: of whoever has it, and of the neighbours before whom it stands."""
    page = visit(KNOWN)
    table = make_table(page, "bottle_imp", players=players)
    play_out(page, table, until=is_following)
    for owner in range(players):
        give_bottles(page, owner)
        page.goto(f"/t/{table}")
        expect(page.locator(".bottles")).to_be_visible()
        bottles = page.locator(".bottles > *")
        own = page.locator(f"[data-seat='{owner}'] .name")
        others = page.locator(f"[data-seat]:not([data-seat='{owner}']) :is(.name, .total, .facts > *)")
        for name in LOOKS:
            look(page, name)
            assert overlaps(page, bottles, own.or_(others)) == [], (owner, name)
            if name in ("sideways", "sideways-large", "zoomed"):
                figures = page.locator(f"[data-seat='{owner}'] :is(.total, .facts > *)")
                assert overlaps(page, bottles, figures) == [], (owner, name)


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_owned_bottles_cover_nothing(visit: Visit, language: str, players: int) -> None:
    """Neither the round above them nor what is asked for below; and no bottle at a seat covers them."""
    page = visit(KNOWN, language=language)
    table = make_table(page, "bottle_imp", players=players)
    play_out(page, table, until=is_last)
    give_bottles(page, 0, 1)
    page.goto(f"/t/{table}")
    plaques = page.locator("[data-bottle]:visible")
    around = page.locator(".top > :visible, [data-seat], .bottles > *, .task, .trick [data-thing]")
    for name in (*PHONES, "zoomed"):
        look(page, name)
        expect(plaques).to_have_count(2)
        assert overlaps(page, plaques, around) == [], name
        assert words_at_edges(plaques) == [], name


def test_the_pupil_can_be_read_among_the_cards(visit: Visit) -> None:
    """In the eye the price, and what its owner stands to lose, lie between the cards of the trick."""
    page = visit(KNOWN, language="ru")
    table = make_table(page, "bottle_imp", players=2)
    trick = page.locator(".trick [data-thing]")
    moments: tuple[Until, ...] = (is_last, lambda at: is_last(at) and is_owned(at))
    for until in moments:
        play_out(page, table, until=until)
        page.goto(f"/t/{table}")
        for name in LOOKS:
            look(page, name)
            expect(trick.first).to_be_visible()
            words = page.locator(".plaque :is(.label, .price, .owner-name):visible")
            assert overlaps(page, trick, words) == [], name


def is_owned(at: dict[str, Any]) -> bool:
    return at["position"]["bottles"][0]["owner"] is not None
