"""People who look on: they see what lies open, and can do nothing."""

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import KNOWN, Visit
from tests.browser.helpers.tables import make_table
from tests.games.bottle_imp.browser.player import Player
from tests.games.turandot.browser.impresario import Impresario


def test_spectator_sees_the_table_and_no_hidden_card(visit: Visit) -> None:
    host = visit(KNOWN)
    table = make_table(host, "bottle_imp", is_public=True)
    host.goto(f"/t/{table}")
    player = Player(host)
    expect(player.open_cards.first).to_be_visible()
    hidden = player.held()

    guest = visit("/", fresh=True)
    heard = listen(guest)
    row = guest.get_by_role("region", name="Public tables").locator(f'a[href="/t/{table}"]')
    expect(row).to_contain_text("Watch")
    row.click()
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    expect(guest.get_by_role("list", name="Players").get_by_role("listitem").first).to_be_visible()
    expect(guest.get_by_role("toolbar")).to_have_count(0)
    expect(guest.get_by_role("button", name="Pass on")).to_have_count(0)
    seen = guest.locator("main").inner_text()
    assert not [card for card in hidden if card in seen]
    assert_blind(heard)

    player.give()
    expect(player.goals).to_have_count(0)
    expect(player.open_cards.first).to_be_visible()
    played = player.play()
    story = guest.get_by_role("complementary", name="What happened")
    expect(story).to_contain_text(f"Host {played.split()[0]}")
    assert_blind(heard)


def test_spectator_of_turandot_sees_no_bid(visit: Visit) -> None:
    host = visit(KNOWN)
    table = make_table(host, "turandot", players=3, seats=["me", "open", "bot:heuristic"], starts=False)
    other = visit(f"/t/{table}")
    other.get_by_role("button", name="Sit down").click()
    host.goto(f"/t/{table}")
    host.get_by_role("button", name="Start").click()
    impresario = Impresario(host)

    guest = visit(f"/t/{table}", fresh=True)
    heard = listen(guest)
    guest.reload()
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    expect(guest.get_by_role("group", name="The audition")).to_be_visible()
    impresario.bid()
    expect(impresario.take_back).to_be_visible()
    expect(guest.get_by_role("article", name="Host").get_by_role("img", name="1 card")).to_be_visible()
    for control in ("Lay the bid", "Take back"):
        expect(guest.get_by_role("button", name=control)).to_have_count(0)
    expect(guest.get_by_role("radio")).to_have_count(0)
    assert_blind(heard)


def test_table_without_spectators_refuses_politely(visit: Visit) -> None:
    host = visit(KNOWN)
    table = make_table(host, "bottle_imp", allows_spectators=False)
    guest = visit(f"/t/{table}")
    expect(guest.get_by_role("heading", name="You cannot come to this table")).to_be_visible()
    expect(guest.get_by_role("alert")).to_have_text("This table plays without spectators.")
    guest.get_by_role("link", name="Home").last.click()
    expect(guest.get_by_role("heading", name="Ridotto")).to_be_visible()


def listen(page: Page) -> list[dict[str, object]]:
    """The positions that sockets of this page are told from now on."""
    heard: list[dict[str, object]] = []

    def hear(text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "position":
            heard.append(said)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return heard


def assert_blind(heard: list[dict[str, object]]) -> None:
    """What a spectator was sent is nobody's view, with nothing to decide."""
    assert heard
    for said in heard:
        position = said["position"]
        assert isinstance(position, dict)
        assert (position["seat"], said["task"], said["decision"]) == (None, None, None)
        own = [position.get(name) for name in ("hand", "picks", "received", "own_bid", "own_cast")]
        assert not any(own)
