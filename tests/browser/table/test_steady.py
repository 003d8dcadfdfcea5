"""Nothing jumps, nothing stutters, and nothing is told before the cards tell it."""

import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, KNOWN, PHONE, TABLET, Visit
from tests.browser.helpers.fitting import look_at
from tests.browser.helpers.steady import Tasks, note_answers, shifts, watch_shifts
from tests.browser.helpers.tables import make_table, play_out
from tests.browser.helpers.waiting import wait_until
from tests.browser.server_process import ServerProcess
from tests.browser.table.sight.looks import LOOKS, is_following
from tests.games.bottle_imp.browser.player import Player
from tests.games.turandot.browser.impresario import Impresario
from tests.patience import PATIENCE_S

MOST_SHIFT = 0.05
"""Of a whole round; what browsers call good is twice as much for a page."""
SEED = "a steady table"


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose tables all have the same deal; its address."""
    server = ServerProcess(tmp_path_factory.mktemp("dealt"), seed=SEED)
    server.open()
    yield server.address
    server.close()


STEADY_LOOKS = ("wide", "desktop", "tablet", "sideways", "phone", "phone-large")

looks = pytest.mark.parametrize(
    ("size", "print_size"),
    [LOOKS[name] for name in STEADY_LOOKS],
    ids=STEADY_LOOKS,
)


@looks
def test_nothing_jumps_in_a_round_of_the_bottle_imp(
    visit: Visit, dealt: str, size: ViewportSize, print_size: str | None
) -> None:
    page = visit(KNOWN, size=size, motion=True, address=dealt)
    table = make_table(page, "bottle_imp", players=4, options={"rounds": 2})
    note_answers(page)
    page.goto(f"{dealt}/t/{table}")
    player = Player(page, taps=size == PHONE)
    expect(player.open_cards.first).to_be_visible()
    look_at(page, size, print_size)
    watch_shifts(page)
    play_a_round(player)
    assert_steady(page)


@looks
def test_nothing_jumps_in_a_round_of_turandot(
    visit: Visit, dealt: str, size: ViewportSize, print_size: str | None
) -> None:
    page = visit(KNOWN, size=size, motion=True, address=dealt)
    table = make_table(page, "turandot", players=4)
    note_answers(page)
    page.goto(f"{dealt}/t/{table}")
    impresario = Impresario(page, taps=size == PHONE)
    expect(impresario.lay_bid).to_be_visible()
    look_at(page, size, print_size)
    watch_shifts(page)
    hire(impresario)
    assert_steady(page)


def assert_steady(page: Page) -> None:
    moved = shifts(page)
    assert sum(each["value"] for each in moved) < MOST_SHIFT, moved[:5]


SLOW = """const real = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage').set
Object.defineProperty(WebSocket.prototype, 'onmessage', {
  set(hear) { real.call(this, (event) => setTimeout(() => hear.call(this, event), 800)) },
})"""
"""Every answer comes later than browsers reckon it to belong to a press: half a second."""


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_nothing_jumps_when_the_answer_comes_late(visit: Visit, dealt: str, size: ViewportSize) -> None:
    """Room that is needed after a choice is made at once, not when the server has heard of it."""
    page = visit(KNOWN, size=size, motion=True, address=dealt)
    table = make_table(page, "turandot", players=4)
    page.add_init_script(SLOW)
    page.goto(f"{dealt}/t/{table}")
    impresario = Impresario(page, taps=size == PHONE)
    expect(impresario.lay_bid).to_be_visible()
    watch_shifts(page)
    if size != PHONE:
        hire(impresario)
    else:
        # Then one choice takes the place of another: there is no room for both.
        impresario.bid()
        expect(impresario.go_on).to_be_visible()
    assert_steady(page)


def test_the_crew_stays_in_its_place_on_a_tablet(visit: Visit, dealt: str) -> None:
    """The room for bids that are shown above it is there before they are laid."""
    page = visit(KNOWN, size=TABLET, address=dealt)
    page.goto(f"{dealt}/t/{make_table(page, 'turandot', players=4)}")
    impresario = Impresario(page)
    expect(impresario.lay_bid).to_be_visible()
    place = "crew => crew.getBoundingClientRect().top + scrollY"
    crew = page.locator(".crew")
    before = crew.evaluate(place)
    impresario.bid()
    expect(impresario.go_on).to_be_visible()
    assert crew.evaluate(place) == pytest.approx(before, abs=1)


def play_a_round(player: Player) -> None:
    """At the table's own pace: nobody presses to see more."""
    player.give()
    while player.has_cards():
        expect(player.open_cards.first.or_(player.end)).to_be_visible()
        player.play()
    expect(player.end).to_contain_text("Round 1 of 2 is over.")


def hire(impresario: Impresario) -> None:
    """One round, with its whole reveal, until the next one begins."""
    impresario.bid()
    go_on = impresario.page.get_by_role("button", name="Go on", exact=True)
    while True:
        expect(
            impresario.lay_bid.or_(go_on)
            .or_(impresario.giving)
            .or_(impresario.naming)
            .or_(impresario.dismissing)
            .first
        ).to_be_visible()
        if impresario.lay_bid.is_visible():
            return
        if go_on.is_visible():
            impresario.press(go_on)
        elif impresario.giving.is_visible():
            impresario.give()
        elif impresario.dismissing.is_visible():
            impresario.dismiss()
        else:
            impresario.name()


LONGEST_TASK = {"bottle_imp": 1.7, "turandot": 2.6}
"""In yardsticks of 18 ms of this project's machines. The goal is 50 ms on a telephone with a quarter of their
speed, so 0.7, and it is not reached: The Bottle Imp takes 1.1 to 1.25, Turandot 1.75 to 1.85.
docs/bots/measurements.md tells what is long."""


def test_no_task_of_the_bottle_imp_holds_a_phone_up(visit: Visit, dealt: str, browser: Browser) -> None:
    def longest_of_a_round() -> float:
        page = visit(KNOWN, size=PHONE, motion=True, address=dealt)
        page.goto(f"{dealt}/t/{make_table(page, 'bottle_imp', players=4, options={'rounds': 2})}")
        player = Player(page, taps=True)
        expect(player.open_cards.first).to_be_visible()
        tasks = Tasks(browser, page)
        play_a_round(player)
        return tasks.longest()

    assert_light(longest_of_a_round, LONGEST_TASK["bottle_imp"])


def test_no_task_of_turandot_holds_a_phone_up(visit: Visit, dealt: str, browser: Browser) -> None:
    def longest_of_a_round() -> float:
        page = visit(KNOWN, size=PHONE, motion=True, address=dealt)
        page.goto(f"{dealt}/t/{make_table(page, 'turandot', players=4)}")
        impresario = Impresario(page, taps=True)
        expect(impresario.lay_bid).to_be_visible()
        tasks = Tasks(browser, page)
        hire(impresario)
        return tasks.longest()

    assert_light(longest_of_a_round, LONGEST_TASK["turandot"])


ALL_DRAWN = """() => [...document.querySelectorAll('use')].every((use) => {
  const [file, name] = use.getAttribute('href').split('#')
  return file === '' && document.getElementById(name)
})"""


@pytest.mark.parametrize("game", ["bottle_imp", "turandot"])
def test_no_part_of_a_drawing_is_a_request(visit: Visit, game: str) -> None:
    """Hundreds come at once: each that refers to another file would ask for it again."""
    page = visit(KNOWN)
    page.goto(f"/t/{make_table(page, game)}")
    expect(page.locator("use").first).to_be_attached()
    wait_until(page, ALL_DRAWN)


INHERITED = """cards => cards.map((card) => {
  const drawing = getComputedStyle(card.querySelector('svg'))
  const at = ['--at', '--bow', '--gaps', '--columns'].map((name) => drawing.getPropertyValue(name))
  return [at.join(''), drawing.cursor, drawing.getPropertyValue('--w')]
})"""


def test_a_drawing_does_not_change_with_its_card(visit: Visit) -> None:
    """The place of a card, its cursor and how its width is written would change the styles of all parts."""
    page = visit(KNOWN, size=PHONE)
    table = make_table(page, "bottle_imp", players=4)
    play_out(page, table, until=is_following)
    page.goto(f"/t/{table}")
    player = Player(page)
    expect(player.open_cards.first).to_be_visible()
    found = player.cards.evaluate_all(INHERITED)
    assert len(found) > 2
    assert {at for at, _, _ in found} == {""}
    assert len({cursor for _, cursor, _ in found}) == 1
    assert all(re.fullmatch(r"[\d.]+px", width) for _, _, width in found)


def test_the_focused_card_stays_the_tab_stop_when_cards_are_passed(visit: Visit) -> None:
    """Otherwise the browser lays the page out at once, to see whether it can keep the focus."""
    page = visit(KNOWN)
    page.goto(f"/t/{make_table(page, 'bottle_imp', players=4)}")
    player = Player(page)
    player.choose()
    player.cards.last.focus()
    held = page.locator(f"[data-card='{player.cards.last.get_attribute('data-card')}']")
    had = player.cards.count()
    # A press would take the focus along.
    player.pass_on.evaluate("button => button.click()")
    expect(player.goals).to_have_count(0)
    wait_until(page, f"() => document.querySelectorAll('[role=toolbar] [data-card]').length > {had}")
    expect(held).to_be_focused()
    expect(held).to_have_attribute("tabindex", "0")


LONGEST_ANSWER = {"bottle_imp": 1.2, "turandot": 1.9}
"""In yardsticks, with the frame after it. The goal is 100 ms, so 1.4: The Bottle Imp takes 0.85 to 1.0,
Turandot 1.2 to 2.0."""
PRESSES = 9


@pytest.mark.parametrize("game", ["bottle_imp", "turandot"])
def test_a_press_is_answered_within_a_tenth_of_a_second(visit: Visit, browser: Browser, game: str) -> None:
    """Choosing cards for the pass, and numbers for a bid: all that the page has to do until it is painted."""
    page = visit("/", size=PHONE, drawn=True)
    page.goto(f"/t/{make_table(page, game, players=4)}")
    if game == "bottle_imp":
        controls = Player(page).open_cards
    else:
        controls = Impresario(page).stage.get_by_role("radio").locator("xpath=..")
    expect(controls.first).to_be_visible()

    def of_a_press() -> float:
        tasks = Tasks(browser, page)
        for at in range(PRESSES):
            tasks.step()
            controls.nth(at % controls.count()).tap()
        tasks.step()
        return tasks.of_a_step()

    assert_light(of_a_press, LONGEST_ANSWER[game])


TRIES = 6
"""A virtual machine's host takes most of a processor for moments, and the same work then takes twice as long:
one try without that is enough."""


def assert_light(measure: Callable[[], float], most: float) -> None:
    measured: list[float] = []
    while not measured or (measured[-1] >= most and len(measured) < TRIES):
        measured.append(measure())
        assert measured[-1] > 0, "nothing was measured"
    assert measured[-1] < most, measured


def test_nothing_tells_what_is_still_turned_over(visit: Visit) -> None:
    """Scores, winner and log wait for the mystery trick."""
    page = visit("/", motion=True)
    table = make_table(page, "bottle_imp", players=3, options={"rounds": 1})
    page.clock.install()
    page.goto(f"/t/{table}")
    player = Player(page)
    expect(player.cards.first).to_be_visible()
    # From here on time only passes where this test says so.
    page.clock.pause_at(page.evaluate("() => Date.now()") + 1000)
    play_out(page, table)
    run_until_end(page, player)
    log = page.get_by_role("group", name="What happened")
    winner = re.compile(r"\bwins?\b|shared")
    turned = player.end.get_by_role("listitem").get_by_role("img")
    assert turned.count() > 0
    expect(player.end.get_by_role("heading").first).not_to_contain_text(winner)
    expect(log).not_to_contain_text("Round 1: You ")
    assert set(scores(page)) == {"0"}
    page.clock.run_for(5000)
    expect(player.end.get_by_role("heading").first).to_contain_text(winner)
    expect(log).to_contain_text("Round 1: You ")
    assert set(scores(page)) != {"0"}


def run_until_end(page: Page, player: Player) -> None:
    """On a busy machine the last moves reach the page long after they were made."""
    deadline = time.monotonic() + PATIENCE_S
    while not player.end.count():
        assert time.monotonic() < deadline, "the round did not end"
        # The first card of the mystery trick is turned half a second after the end shows.
        page.clock.run_for(400)


def scores(page: Page) -> list[str]:
    """As the seats show them."""
    return [text.split()[-1] for text in page.locator("[data-seat] .total").all_inner_texts()]
