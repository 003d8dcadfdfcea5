"""No axe-core violation on any page in any state, and nothing to scroll sideways on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import KNOWN, Visit
from tests.browser.helpers.axe import assert_accessible
from tests.browser.helpers.tables import asks_for, make_table, play_out, sit_down
from tests.browser.helpers.words import settle
from tests.browser.server_process import ServerProcess
from tests.games.bottle_imp.browser.player import Player, hurry
from tests.games.turandot.browser.impresario import Impresario

GAMES = ("bottle_imp", "turandot")


@pytest.mark.parametrize("path", ["/", "/new/bottle_imp", "/new/turandot", "/replay", "/device", "/nowhere"])
def test_page(visit: Visit, path: str) -> None:
    page = visit(path)
    settle(page)
    for folded in page.locator("main details:not([open]) > summary").all():
        folded.click()
    assert_accessible(page)


@pytest.mark.parametrize("path", ["/rules/bottle_imp", "/rules/turandot", "/api-docs"])
def test_long_page(visit: Visit, path: str) -> None:
    page = visit(path)
    settle(page)
    assert_accessible(page)


def test_settings_and_errors_of_a_page(visit: Visit, tmp_path: Path) -> None:
    page = visit(KNOWN)
    host = visit(KNOWN)
    make_table(host, "turandot", is_public=True)
    make_table(page, "bottle_imp")
    page.goto("/")
    expect(page.get_by_role("region", name="Public tables").get_by_role("link").first).to_be_visible()
    page.get_by_role("button", name="Change the name").click()
    file = tmp_path / "letter.json"
    file.write_text("Dear friend")
    page.get_by_label("Drop the record of a match here").set_input_files(file)
    expect(page.get_by_text("This file is no record of a match.")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    assert_accessible(page)


@pytest.mark.parametrize("game", GAMES)
def test_lobby(visit: Visit, game: str) -> None:
    host = visit(KNOWN)
    table = make_table(host, game, players=3, seats=["me", "open", "bot:random"], starts=False)
    host.goto(f"/t/{table}")
    expect(host.get_by_role("heading", name="Waiting for 1 player")).to_be_visible()
    assert_accessible(host)
    guest = visit(f"/t/{table}")
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    assert_accessible(guest)


def test_secret_choice_of_bottle_imp(visit: Visit) -> None:
    host = visit(KNOWN)
    table = make_table(
        host, "bottle_imp", seats=["me", "open", "bot:heuristic"], starts=False, options={"rounds": 2}
    )
    sit_down(visit, table, host)
    player = Player(host)
    player.choose(count=2)
    assert_accessible(host)  # choosing cards to pass
    player.choose(count=1)
    host.get_by_role("button", name="Pass on").click()
    expect(host.get_by_role("button", name="Take back")).to_be_visible()
    assert_accessible(host)  # chosen, waiting for the other


def test_tricks_rounds_and_tools_of_bottle_imp(visit: Visit) -> None:
    page = visit(KNOWN)
    page.goto(f"/t/{make_table(page, 'bottle_imp', options={'rounds': 2})}")
    player = Player(page)
    player.give()
    expect(player.open_cards.first).to_be_visible()
    assert_accessible(page)  # a trick
    hurry(player)
    player.play_out()
    assert_accessible(page)  # the end of a round
    player.end.get_by_role("button", name="Continue").click()
    for tool in ("Last trick", "Score sheet", "All cards", "What happened"):
        page.get_by_role("button", name=tool).click()
        expect(page.get_by_role("dialog", name=tool)).to_be_visible()
        assert_accessible(page)
        page.get_by_role("dialog", name=tool).get_by_role("button", name="Close").click()


@pytest.mark.parametrize(("players", "mode"), [(2, "eye"), (4, "teams-2-1-1"), (5, "two-bottles")], ids=str)
def test_modes_of_bottle_imp(visit: Visit, players: int, mode: str) -> None:
    page = visit(KNOWN)
    page.goto(f"/t/{make_table(page, 'bottle_imp', players=players, options={'mode': mode, 'rounds': 1})}")
    player = Player(page)
    expect(player.open_cards.first).to_be_visible()
    player.give()
    expect(player.goals).to_have_count(0)
    expect(player.open_cards.first).to_be_visible()
    assert_accessible(page)


def test_rounds_of_turandot(visit: Visit) -> None:
    host = visit(KNOWN)
    table = make_table(host, "turandot", seats=["me", "open"], starts=False)
    guest = sit_down(visit, table, host)
    players = [Impresario(host), Impresario(guest)]
    scanned: set[str] = set()

    def scan(phase: str, page: Page) -> None:
        if phase not in scanned:
            scanned.add(phase)
            assert_accessible(page)

    while len(scanned) < len(("bid", "sealed", "look_on", "give", "name", "dismiss")):
        assert not host.get_by_role("region", name="Cast the six roles").is_visible(), scanned
        for player in players:
            phase = player.asked_for()
            if phase is not None:
                scan(phase, player.page)
                player.step()
                if player.take_back.is_visible():
                    scan("sealed", player.page)


def test_casting_and_final_score_of_turandot(visit: Visit) -> None:
    page = visit(KNOWN)
    table = make_table(page, "turandot")
    play_out(page, table, until=asks_for("cast"))
    guest = visit(f"/t/{table}")
    expect(guest.get_by_role("heading", name="The roles are being cast")).to_be_visible()
    assert_accessible(guest)
    page.goto(f"/t/{table}")
    impresario = Impresario(page)
    expect(impresario.casting).to_be_visible()
    assert_accessible(page)
    impresario.cast()
    expect(impresario.sheet).to_be_visible()
    expect(page.get_by_role("region", name="The match is over")).to_be_visible()
    assert_accessible(page)


def test_dialogs_of_turandot(visit: Visit) -> None:
    page = visit(KNOWN)
    page.goto(f"/t/{make_table(page, 'turandot', players=5)}")
    expect(Impresario(page).lay_bid).to_be_visible()
    page.get_by_role("button", name="Aid").click()
    expect(page.get_by_role("dialog", name="Player aid")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Bot 2: cards and points").click()
    expect(page.get_by_role("dialog", name="Bot 2")).to_be_visible()
    assert_accessible(page)


def test_menu_and_dialogs_of_the_table(visit: Visit) -> None:
    """They are the same for all games; the rules of both are scanned as pages."""
    page = visit(KNOWN)
    page.goto(f"/t/{make_table(page, 'turandot')}")
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("heading", name="In ten lines")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    for item in ("Invite", "Leave the match"):
        page.get_by_role("button", name="Table", exact=True).click()
        page.get_by_role("button", name=item).click()
        dialog = page.get_by_role("dialog", name=item)
        expect(dialog).to_be_visible()
        assert_accessible(page)
        dialog.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Table", exact=True).click()
    assert_accessible(page)


@pytest.mark.parametrize("game", GAMES)
def test_end_of_a_match_and_its_replay(visit: Visit, game: str) -> None:
    page = visit(KNOWN)
    table = make_table(page, game, options={"rounds": 2} if game == "bottle_imp" else {})
    play_out(page, table)
    if game == "bottle_imp":
        page.goto(f"/t/{table}")
        expect(page.get_by_role("button", name="To the table")).to_be_visible()
        assert_accessible(page)
        page.get_by_role("button", name="To the table").click()
        expect(page.get_by_role("region", name="The match is over")).to_be_visible()
        assert_accessible(page)
    page.goto(f"/replay/{table}?frame=12")
    expect(page.get_by_role("slider", name="Moment of the match")).to_be_visible()
    page.get_by_role("button", name="Events").click()
    assert_accessible(page)
    page.get_by_role("button", name="To the end").click()
    assert_accessible(page)


def test_spectator_and_closed_door(visit: Visit) -> None:
    host = visit(KNOWN)
    for game in GAMES:
        guest = visit(f"/t/{make_table(host, game)}")
        expect(guest.get_by_text("You are watching.")).to_be_visible()
        settle(guest)
        assert_accessible(guest)
    guest = visit(f"/t/{make_table(host, 'turandot', allows_spectators=False)}")
    expect(guest.get_by_role("alert")).to_be_visible()
    assert_accessible(guest)


def test_clock_of_both_games(visit: Visit) -> None:
    page = visit(KNOWN)
    for game in GAMES:
        page.goto(f"/t/{make_table(page, game, clock={'move_s': 60, 'reserve_s': 60})}")
        expect(page.get_by_role("timer").first).to_be_visible()
        settle(page)
        assert_accessible(page)


def test_lost_connection(visit: Visit, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.open()
    page = visit("/", address=server.address)
    page.goto(f"/t/{make_table(page, 'bottle_imp')}")
    expect(Player(page).open_cards.first).to_be_visible()
    # What is cut off in the middle is an error of another kind.
    page.wait_for_load_state("networkidle")
    server.kill()
    expect(page.get_by_role("alert")).to_contain_text("The connection is lost.")
    assert_accessible(page)
