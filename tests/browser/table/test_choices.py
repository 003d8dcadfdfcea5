"""A secret choice survives a reload of the page, half made and made."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.games.bottle_imp.browser.player import Player, seat_two


def test_reload_in_the_middle_of_a_secret_choice(visit: Visit) -> None:
    # The friend never chooses, so the host's cards stay on the table.
    host, _ = seat_two(visit)
    laid = host.choose(count=2)
    host.page.reload()
    check_laid(host, laid)
    laid += host.choose(count=1)
    host.pass_on.click()
    check_made(host, laid)
    host.page.reload()
    check_made(host, laid)
    host.page.get_by_role("button", name="Take back").click()
    check_laid(host, laid)
    expect(host.pass_on).to_be_enabled()


def check_laid(player: Player, cards: list[str]) -> None:
    for card in cards:
        expect(player.goals.filter(has=player.page.get_by_role("button", name=f": {card}"))).to_be_visible()
    expect(player.goals.filter(has=player.page.get_by_role("button", name=": still empty"))).to_have_count(
        player.goals.count() - len(cards)
    )


def check_made(player: Player, cards: list[str]) -> None:
    expect(player.page.get_by_text("Your choice is made. Waiting for: Musetta")).to_be_visible()
    expect(player.page.get_by_role("button", name="Take back")).to_be_visible()
    for card in cards:
        expect(player.goals.filter(has=player.page.get_by_role("img", name=f": {card}"))).to_be_visible()
