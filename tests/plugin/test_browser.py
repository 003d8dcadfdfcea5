"""A game without a table of its own, in the browser."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from ridotto.engine.records.record import Record, parse_record
from ridotto.engine.records.verify import verify
from ridotto.locale import LANGUAGES
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.helpers.axe import assert_accessible
from tests.browser.helpers.keys import Keys
from tests.browser.helpers.tables import make_table, play_out, sit_down
from tests.browser.table.people.test_spectator import assert_blind, listen

GAME = "high_card"
NAMES = {"en": "High Card", "de": "Hohe Karte", "it": "Carta alta", "ru": "Старшая карта"}
MOVES = {"en": "Lay 1a", "de": "1a legen", "it": "Gioca 1a", "ru": "Положить 1a"}
CARD = re.compile(r"\d[ab]")

sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


class Player:
    """Sits before the plain table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moves = page.get_by_role("list", name="Your moves").get_by_role("button")
        self.over = page.get_by_role("region", name="The match is over")
        self.take_back = page.get_by_role("button", name="Take back")

    def hand(self) -> list[str]:
        own = self.page.get_by_role("region", name="Only you see")
        return CARD.findall(own.locator("dd").first.inner_text())

    def expect_hand(self, cards: int) -> None:
        expect(self.moves).to_have_count(cards)
        assert len(self.hand()) == cards


def set_table(page: Page, players: int = 3) -> str:
    """From the first page to a table with bots; its id."""
    page.get_by_role("region", name="High Card").get_by_role("link", name="Create a table").click()
    page.get_by_role("group", name="Players").get_by_role("radio", name=str(players)).check()
    page.get_by_role("button", name="Bots in the other seats").click()
    page.get_by_text("More choices").click()
    page.get_by_role("group", name="Pace of the bots").get_by_role("radio", name="at once").check()
    page.get_by_role("button", name="Start playing").click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[-1]


def bots_table(page: Page, players: int = 3) -> str:
    return make_table(page, GAME, players=players, seats=["me", *["bot:random"] * (players - 1)])


def record_of(page: Page, table: str) -> Record:
    return parse_record(page.request.get(f"/api/tables/{table}/record").text())


@sizes
def test_a_match_by_mouse(visit: Visit, size: ViewportSize) -> None:
    page = visit("/", size=size)
    table = set_table(page)
    player = Player(page)
    player.expect_hand(3)
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    assert_accessible(page, at=size)

    chosen = player.moves.nth(1).inner_text()
    player.moves.nth(1).click()
    player.expect_hand(2)
    rounds = page.get_by_role("table", name="Cards")
    expect(rounds.get_by_role("row")).to_have_count(2)
    laid = rounds.get_by_role("row").last.get_by_role("cell").first
    assert laid.inner_text() in chosen
    expect(page.get_by_text("Round 2")).to_be_visible()

    # The page is loaded again in the middle.
    page.reload()
    player.expect_hand(2)
    expect(rounds.get_by_role("row")).to_have_count(2)
    assert_accessible(page, at=size)
    player.moves.first.click()
    player.expect_hand(1)
    player.moves.first.click()

    expect(player.over).to_be_visible()
    expect(player.moves).to_have_count(0)
    expect(rounds.get_by_role("row")).to_have_count(4)
    assert_accessible(page, at=size)
    record = record_of(page, table)
    assert verify(record) is None
    assert record.result is not None
    scores = page.get_by_role("list", name="Players").locator(".score").all_inner_texts()
    assert sorted(int(text.split()[-1]) for text in scores) == sorted(record.result["scores"])


@sizes
def test_a_match_by_keyboard_alone(visit: Visit, size: ViewportSize) -> None:
    page = visit("/", size=size)
    keys = Keys(page)
    keys.reach(page.get_by_role("region", name="High Card").get_by_role("link", name="Create a table"))
    keys.press("Enter")
    keys.reach(page.get_by_role("button", name="Bots in the other seats"))
    keys.press("Enter")
    keys.reach(page.get_by_role("button", name="Start playing"))
    keys.press("Enter")
    player = Player(page)
    player.expect_hand(3)

    # By number, from anywhere.
    name = player.moves.nth(2).inner_text().split()[-1]
    page.keyboard.press("3")
    player.expect_hand(2)
    assert name not in player.hand()

    # By the arrow keys. The focus stays at the moves, and goes on to the next ones.
    keys.reach(player.moves.first)
    keys.press("ArrowRight")
    expect(player.moves.nth(1)).to_be_focused()
    keys.press("Home")
    expect(player.moves.first).to_be_focused()
    keys.press("Enter")
    player.expect_hand(1)
    expect(page.locator("#main :focus")).to_have_count(1)
    keys.press("ArrowRight")
    expect(player.moves.first).to_be_focused()
    keys.press("Enter")
    expect(player.over).to_be_visible()
    keys.check_focus()
    keys.reach(player.over.get_by_role("button", name="Rematch", exact=True))
    keys.press("Enter")
    player.expect_hand(3)


def test_who_is_at_turn_is_said_aloud(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page, GAME, players=3, seats=["me", "open", "bot:random"], starts=False)
    guest = sit_down(visit, table, page)
    said = page.locator("[aria-live]")
    expect(said.filter(has_text="Your turn").first).to_be_attached()
    Player(page).moves.first.click()
    expect(said.filter(has_text=re.compile("Waiting for: (?!You)")).first).to_be_attached()
    Player(guest).moves.first.click()
    expect(said.filter(has_text="Cards · You:").first).to_be_attached()
    expect(said.filter(has_text="Your turn").last).to_be_attached()


@sizes
def test_a_choice_is_sealed_until_all_have_chosen(visit: Visit, size: ViewportSize) -> None:
    host = visit("/", size=size)
    table = make_table(host, GAME, players=3, seats=["me", "open", "bot:random"], starts=False)
    guest = sit_down(visit, table, host)
    spectator = visit(f"/t/{table}", size=size)
    heard = listen(spectator)
    spectator.reload()
    expect(spectator.get_by_text("You are watching.")).to_be_visible()
    first, second = Player(host), Player(guest)
    first.expect_hand(3)
    second.expect_hand(3)
    hidden = {*first.hand(), *second.hand()}

    first.moves.first.click()
    expect(first.take_back).to_be_visible()
    expect(host.get_by_text("Your choice is made.")).to_be_visible()
    assert_accessible(host, at=size)
    assert not hidden & cards_on(spectator)
    first.take_back.click()
    first.expect_hand(3)
    first.moves.last.click()
    expect(first.take_back).to_be_visible()

    assert not hidden & cards_on(spectator)
    assert not {*first.hand()} & cards_on(guest)
    expect(spectator.get_by_role("list", name="Your moves")).to_have_count(0)
    expect(spectator.get_by_role("heading", name=re.compile("^Waiting for: "))).to_be_visible()
    assert_accessible(spectator, at=size)
    assert_blind(heard)

    second.moves.first.click()
    shown = spectator.get_by_role("table", name="Cards").get_by_role("row")
    expect(shown).to_have_count(2)
    assert hidden & cards_on(spectator)
    assert_blind(heard)


def cards_on(page: Page) -> set[str]:
    return {*CARD.findall(page.locator("main").inner_text())}


@sizes
def test_replay(visit: Visit, size: ViewportSize) -> None:
    page = visit("/", size=size)
    table = bots_table(page)
    play_out(page, table)
    deal = record_of(page, table).events[0].split()[1:]
    page.goto(f"/replay/{table}?frame=1")
    own = page.get_by_role("region", name=re.compile("^Only .* sees$")).locator("dd").first
    expect(own).to_be_visible()
    assert {*CARD.findall(own.inner_text())} == {*deal[:3]}
    look_as(page, "Bot 2")
    expect(page.get_by_role("region", name="Only Bot 2 sees")).to_be_visible()
    assert {*CARD.findall(own.inner_text())} == {*deal[3:6]}
    look_as(page, "a spectator")
    expect(own).to_have_count(0)
    open_details(page)
    page.get_by_role("button", name="Events").locator("visible=true").click()
    expect(page.get_by_text(re.compile(r"Bot 2: Lay \d[ab]")).first).to_be_attached()
    assert_accessible(page, at=size)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("table", name="Cards").get_by_role("row")).to_have_count(4)
    expect(page.get_by_role("heading", name=re.compile("wins|shared"))).to_be_visible()
    assert_accessible(page, at=size)


def open_details(page: Page) -> None:
    """What a phone has no room for stands in a dialog."""
    details = page.get_by_role("button", name="More choices")
    if details.is_visible():
        details.click()


def look_as(page: Page, who: str) -> None:
    open_details(page)
    page.get_by_label("Seen by").locator("visible=true").select_option(who)
    dialog = page.get_by_role("dialog")
    if dialog.is_visible():
        dialog.get_by_role("button", name="Close").click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_language_of_the_reader(visit: Visit, language: str) -> None:
    page = visit("/", language=language)
    expect(page.get_by_role("heading", name=NAMES[language])).to_be_visible()
    table = bots_table(page, players=4)
    page.goto(f"/t/{table}")
    moves = page.locator("main ul button:has(kbd)")
    expect(moves).to_have_count(3)
    expect(moves.first.locator("span")).to_have_text(re.compile(MOVES[language].replace("1a", r"\d[ab]")))
    for _ in range(3):
        before = moves.count()
        moves.first.click()
        expect(moves).to_have_count(before - 1)
    assert not re.search("high_card|has_laid|own_card|plain-|field-", page.locator("main").inner_text())
    expect(page.get_by_role("heading", name=NAMES[language])).to_be_visible()


def test_a_match_in_german_to_its_end(visit: Visit) -> None:
    page = visit("/", size=PHONE, language="de")
    page.get_by_role("region", name="Hohe Karte").get_by_role("button", name="Jetzt spielen").click()
    moves = page.get_by_role("list", name="Deine Züge").get_by_role("button")
    for left in (3, 2, 1):
        expect(moves).to_have_count(left)
        expect(page.get_by_role("heading", name="Du bist dran")).to_be_visible()
        moves.first.tap()
    expect(page.get_by_role("region", name="Die Partie ist zu Ende")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("gewinn|teilen"))).to_be_visible()
    expect(page.get_by_role("table", name="Karten").get_by_role("row")).to_have_count(4)
    assert_accessible(page)
