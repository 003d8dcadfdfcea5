"""Hand, goals, trick, bottles and players of The Bottle Imp are in sight at once."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import KNOWN, Visit
from tests.browser.helpers.company import seat_people
from tests.browser.helpers.sight import UNBROKEN, apart, faults, inside, overlaps, roomy
from tests.browser.helpers.tables import make_table, play_out
from tests.browser.helpers.words import LANGUAGES
from tests.browser.table.sight.looks import LOOKS, PHONES, SMALL, Until, is_following, is_last, look
from tests.games.bottle_imp.browser.fullest import give_bottles, offer_bottles, take_bottles
from tests.games.bottle_imp.browser.player import Player

CARDS, GOALS, SEATS = "[data-card]", ".goals > li", "[data-seat]"
TRICK = ".trick [role=img]"
CLOCKS = "[data-seat] [role=timer]:visible"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hand_and_goals_are_in_sight_together(visit: Visit, players: int) -> None:
    page = visit(KNOWN)
    page.goto(f"/t/{make_table(page, 'bottle_imp', players=players)}")
    expect(Player(page).open_cards.first).to_be_visible()
    for name in LOOKS:
        look(page, name)
        rules = (*map(inside, (CARDS, GOALS, SEATS)), apart(GOALS, SEATS))
        assert faults(page, *rules) == [], name


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("language", ["de", "it", "ru"])
def test_longer_words_fit_the_goals(visit: Visit, language: str, players: int) -> None:
    page = visit(KNOWN, language=language)
    page.goto(f"/t/{make_table(page, 'bottle_imp', players=players)}")
    expect(page.locator(GOALS).first).to_be_visible()
    own = page.locator(".below .name")
    above = ".top > *:visible"
    rules = (
        *map(inside, (CARDS, GOALS, SEATS, ".felt")),
        apart(GOALS, SEATS, above),
        apart("[data-bottle]:visible", above).if_any(),
        roomy(GOALS),
        UNBROKEN,
    )
    for name in (*PHONES, "wide-large"):
        look(page, name)
        assert faults(page, *rules) == [], name
        assert own.evaluate("name => name.scrollWidth <= name.clientWidth"), name


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hand_and_trick_are_in_sight_together(visit: Visit, players: int) -> None:
    """Also while the bottle needs most room: nobody has it yet, and it is for sale."""
    page = visit(KNOWN)
    table = make_table(page, "bottle_imp", players=players)
    player = Player(page)
    play_out(page, table, until=is_last)
    offer_bottles(page)
    page.goto(f"/t/{table}")
    expect(player.open_cards.first).to_be_visible()
    expect(player.trick.get_by_role("img").first).to_be_visible()
    bottles = "[data-bottle]"
    rules = [*map(inside, (CARDS, TRICK, bottles, SEATS))]
    rules += [apart(TRICK, SEATS), apart(CARDS, SEATS), apart(SEATS, SEATS)]
    if players > 2:
        # In the eye the bottle is its pupil, and its cards are in pairs.
        rules += [apart(TRICK, TRICK, bottles)]
    else:
        rules += [apart("aside.pill", ".eye :is(ul, [role=toolbar]) > *:visible").if_any()]
    for name in LOOKS:
        look(page, name)
        assert faults(page, *rules) == [], name


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
    clocks = page.locator(SEATS).get_by_role("timer")
    parts = "[data-seat] :is(.name, .total, .clock, .facts > *):visible"
    rules = (*map(inside, (CARDS, SEATS, CLOCKS)), apart(SEATS, SEATS, CARDS), apart(parts, parts))
    giving = (*rules, inside(GOALS), apart(GOALS, SEATS))
    playing = (*rules, inside(TRICK), apart(SEATS, TRICK))
    if players > 2:
        # In the eye the bottle is its pupil, and its cards are in pairs.
        playing += (apart(TRICK, TRICK, "[data-bottle]:visible"),)
    found: dict[str, list[str]] = {}
    # The eye has more rows than the shortest phone has room for.
    windows = [*LOOKS, *(name for name in SMALL if players > 2 or name != "short")]
    expect(player.open_cards.first).to_be_visible()
    for name in windows:
        look(page, name)
        expect(clocks).to_have_count(players)
        found[f"{name}, giving"] = faults(page, *giving)
    play_out(page, table, until=is_last)
    page.reload()
    expect(player.trick.get_by_role("img").first).to_be_visible()
    for name in windows:
        look(page, name)
        found[f"{name}, playing"] = faults(page, *playing)
    assert {name: fault for name, fault in found.items() if fault} == {}


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
        bottles, own = ".bottles > *", f"[data-seat='{owner}']"
        others = f"[data-seat]:not({own}) :is(.name, .total, .facts > *)"
        covers_no_name = apart(bottles, f"{own} .name", others)
        covers_no_figure = apart(bottles, f"{own} :is(.total, .facts > *)")
        for name in LOOKS:
            look(page, name)
            is_low = name in ("sideways", "sideways-large", "zoomed")
            rules = (covers_no_name, covers_no_figure) if is_low else (covers_no_name,)
            assert faults(page, *rules) == [], (owner, name)


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_owned_bottles_cover_nothing(visit: Visit, language: str, players: int) -> None:
    """Neither the round above them nor what is asked for below; and no bottle at a seat covers them."""
    page = visit(KNOWN, language=language)
    table = make_table(page, "bottle_imp", players=players)
    play_out(page, table, until=is_last)
    give_bottles(page, 0, 1)
    page.goto(f"/t/{table}")
    plaques = "[data-bottle]:visible"
    around = (".top > *:visible", "[data-seat]", ".bottles > *", ".task", ".trick [data-thing]")
    for name in (*PHONES, "zoomed"):
        look(page, name)
        expect(page.locator(plaques)).to_have_count(2)
        assert faults(page, apart(plaques, *around), roomy(plaques)) == [], name


def test_the_pupil_can_be_read_among_the_cards(visit: Visit) -> None:
    """In the eye the price, and what its owner stands to lose, lie between the cards of the trick."""
    page = visit(KNOWN, language="ru")
    table = make_table(page, "bottle_imp", players=2)
    trick = ".trick [data-thing]"
    moments: tuple[Until, ...] = (is_last, lambda at: is_last(at) and is_owned(at))
    for until in moments:
        play_out(page, table, until=until)
        page.goto(f"/t/{table}")
        expect(page.locator(trick).first).to_be_visible()
        for name in LOOKS:
            look(page, name)
            words = ".plaque :is(.label, .price, .owner-name):visible"
            assert faults(page, apart(trick, words)) == [], name


def is_owned(at: dict[str, Any]) -> bool:
    return at["position"]["bottles"][0]["owner"] is not None
