"""The lamp at the table: the best moves in words, for one person who plays against bots."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, Worker, expect

from tests.browser.conftest import DESKTOP, KNOWN, PHONE, Visit
from tests.browser.helpers.axe import assert_accessible
from tests.browser.helpers.tables import asks_for, make_table, play_out, sit_down
from tests.browser.server_process import ServerProcess
from tests.games.bottle_imp.browser import player as bottle_imp
from tests.games.turandot.browser.impresario import Impresario
from tests.patience import PATIENCE_MS

GAMES = ("bottle_imp", "turandot")
SIZES = (DESKTOP, PHONE)


@pytest.fixture(scope="module")
def quiet_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose search is not compiled: whoever asks it for hints waits long."""
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    server.open()
    yield server
    server.close()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_hints_of_bottle_imp(visit: Visit, quiet_server: ServerProcess, size: ViewportSize) -> None:
    page = visit(KNOWN, address=quiet_server.address, size=size)
    page.goto(f"/t/{make_table(page, 'bottle_imp', players=3)}")
    player, lamp = bottle_imp.Player(page), Lamp(page)
    expect(player.open_cards.first).to_be_visible()

    lamp.ask_by_keyboard()
    pattern = r"Give away: mystery trick (\S+), left \(Bot 2\) (\S+), right \(Bot 3\) (\S+)"
    cards = lamp.best(pattern, r"expected this round: −?\d+(\.\d)?")
    assert 1 < lamp.moves.count() <= 5
    assert_accessible(page, at=size)
    lamp.put_away()
    for card in cards:
        player.press(held(player, card))
    player.press(player.pass_on)
    expect(player.pass_on).to_have_count(0)

    bottle_imp.next_of([player])
    # For a card to play the hint lies on the cards, and no panel over the table.
    lamp.button.click()
    best = page.locator("[data-card].best")
    expect(best).to_have_count(1)
    expect(lamp.panel).to_have_count(0)
    card = best.get_attribute("data-card") or ""
    player.press(held(player, card))
    expect(held(player, card)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_hints_of_turandot(visit: Visit, quiet_server: ServerProcess, size: ViewportSize) -> None:
    page = visit(KNOWN, address=quiet_server.address, size=size)
    page.goto(f"/t/{make_table(page, 'turandot', players=3)}")
    impresario, lamp = Impresario(page), Lamp(page)
    expect(impresario.lay_bid).to_be_visible()

    lamp.ask_by_click()
    chances = r"\d+% of the time · expected in the end: −?\d+(\.\d)?"
    (bid,) = lamp.best(r"Bid (.+)", chances)
    for move in lamp.moves.all():
        expect(move).to_have_text(re.compile(chances))
    assert_accessible(page, at=size)
    lamp.put_away()
    lay(impresario, bid)
    expect(page.get_by_text(f"You: {bid};").first).to_be_attached()


def test_every_role_says_what_a_bid_should_bring(visit: Visit, quiet_server: ServerProcess) -> None:
    page = visit(KNOWN, address=quiet_server.address)
    page.goto(f"/t/{make_table(page, 'turandot', players=5)}")
    impresario, lamp = Impresario(page), Lamp(page)
    expect(impresario.lay_bid).to_be_visible()
    lamp.ask_by_click()
    lamp.put_away()
    roles = impresario.stage.get_by_role("radio", name="Number")
    expect(roles).to_have_count(6)
    for role in roles.all():
        expect(role).to_have_accessible_name(re.compile(r"expected in the end: −?\d"))


def test_hint_for_the_cast_names_the_singers(visit: Visit, quiet_server: ServerProcess) -> None:
    page = visit(KNOWN, address=quiet_server.address)
    table = make_table(page, "turandot", players=3)
    play_out(page, table, until=asks_for("cast"))
    page.goto(f"/t/{table}")
    impresario, lamp = Impresario(page), Lamp(page)
    expect(impresario.casting).to_be_visible()
    points = re.search(r"\d+", impresario.casting.get_by_role("button", name="Best cast").inner_text())
    assert points
    lamp.ask_by_keyboard()
    (cast,) = lamp.best(r"Cast: (.+)", rf"expected in the end: {points[0]}$")
    lamp.put_away()
    put_on_stage(impresario, cast.split("; "))
    expect(impresario.casting.get_by_text(f"{points[0]} point").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_thinks_itself(visit: Visit, quiet_server: ServerProcess, game: str) -> None:
    page = visit("/", address=quiet_server.address)
    first, last = thoughts_sent(page, game)
    assert first == []
    assert last
    assert all(estimate["visits"] for estimates in last for estimate in estimates)


@pytest.mark.parametrize("game", GAMES)
def test_with_broken_rules_the_server_thinks(visit: Visit, quiet_server: ServerProcess, game: str) -> None:
    page = visit("/", address=quiet_server.address)
    page.context.route("**/*.wasm", lambda route: route.fulfill(body=b"broken"))
    first, last = thoughts_sent(page, game)
    assert first == []
    assert last is None


@pytest.mark.parametrize("can_think", [True, False])
def test_where_the_browser_cannot_think_the_server_does(
    visit: Visit, quiet_server: ServerProcess, *, can_think: bool
) -> None:
    page = visit("/", address=quiet_server.address)
    if not can_think:
        page.add_init_script("delete globalThis.Worker")
    page.goto(f"/t/{make_table(page, 'bottle_imp', players=3)}")
    expect(bottle_imp.Player(page).open_cards.first).to_be_visible()
    workers: list[Worker] = []
    # Playwright marks what it calls, which a built-in method does not allow.
    page.on("worker", lambda worker: workers.append(worker))  # noqa: PLW0108
    Lamp(page).ask_by_click()
    assert bool(workers) == can_think


@pytest.mark.parametrize("game", GAMES)
def test_no_hint_where_another_person_plays(visit: Visit, quiet_server: ServerProcess, game: str) -> None:
    host = visit(KNOWN, address=quiet_server.address)
    table = make_table(host, game, players=3, seats=["me", "open", "bot:heuristic"], starts=False)
    guest = sit_down(visit, table, host)
    for page in (host, guest):
        sign = bottle_imp.Player(page).open_cards if game == "bottle_imp" else Impresario(page).lay_bid
        expect(sign.first).to_be_visible()
        expect(Lamp(page).button).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_no_hint_for_a_spectator(visit: Visit, quiet_server: ServerProcess, game: str) -> None:
    host = visit(KNOWN, address=quiet_server.address)
    guest = visit(f"/t/{make_table(host, game)}", address=quiet_server.address)
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    expect(Lamp(guest).button).to_have_count(0)


def thoughts_sent(page: Page, game: str) -> tuple[Any, Any]:
    """What the page sent of its own search before a hint was shown: first and last."""
    sent: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(json.loads(text))))
    page.goto(f"/t/{make_table(page, game, players=3)}")
    sign = bottle_imp.Player(page).open_cards if game == "bottle_imp" else Impresario(page).lay_bid
    expect(sign.first).to_be_visible()
    Lamp(page).ask_by_click()
    thoughts = [message["thoughts"] for message in sent if message["type"] == "hint"]
    return thoughts[0], thoughts[-1]


def held(player: bottle_imp.Player, card: str) -> Locator:
    return player.hands.get_by_role("button", name=re.compile(rf"^{re.escape(card)} "))


def lay(impresario: Impresario, bid: str) -> None:
    """A bid as the page writes it: "number 3 with 2 money cards and the bluff card"."""
    number, money = re.search(r"number (\d)", bid), re.search(r"with (\d)", bid)
    stage = impresario.stage
    impresario.choose(stage.get_by_role("radio", name=f"Number {number[1]}:" if number else "Crew:"))
    for card in impresario.money_cards().all()[: int(money[1]) if money else 0]:
        impresario.choose(card)
    if bid.endswith("the bluff card"):
        impresario.choose(impresario.page.get_by_role("checkbox", name="Bluff card"))
    expect(impresario.page.get_by_text(f"Your bid: {bid}")).to_be_visible()
    impresario.press(impresario.lay_bid)


def put_on_stage(impresario: Impresario, cast: list[str]) -> None:
    """Swap singers until each role has its own: "Turandot: goth, female, 3 stars"."""
    places = impresario.casting.get_by_role("list").get_by_role("button")
    for place, wanted in enumerate(cast):
        singers = [(button.get_attribute("aria-label") or "").partition(": ")[2] for button in places.all()]
        found = singers.index(wanted.partition(": ")[2], place)
        if found != place:
            impresario.press(places.nth(place))
            impresario.press(places.nth(found))
        expect(places.nth(place)).to_have_attribute("aria-label", wanted)


class Lamp:
    """The button with the lamp, and the panel that it opens."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.button = page.get_by_role("button", name="Hint", exact=True)
        self.panel = page.get_by_role("region", name="Hint", exact=True)
        self.moves = self.panel.get_by_role("listitem")

    def ask_by_click(self) -> None:
        self._ask(self.button.click)

    def ask_by_keyboard(self) -> None:
        self.button.focus()
        self._ask(lambda: self._page.keyboard.press("Enter"))

    def best(self, move: str, prospect: str) -> tuple[str, ...]:
        """The parts of the first move, and beside it what it should bring."""
        words, bringing = self.moves.first.locator("> *").all_inner_texts()
        found = re.fullmatch(move, words)
        assert found, words
        assert re.search(prospect, bringing), bringing
        return found.groups()

    def put_away(self) -> None:
        self._page.keyboard.press("Escape")
        expect(self.panel).to_be_hidden()
        expect(self.button).to_be_focused()

    def _ask(self, press: Callable[[], None]) -> None:
        press()
        expect(self.panel).to_have_attribute("aria-busy", "false", timeout=PATIENCE_MS)
        expect(self.moves.first).to_be_visible()
