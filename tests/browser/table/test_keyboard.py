"""Everything can be done without a mouse, and one always sees where the focus is."""

import contextlib
import time

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NotThere

from tests.browser.conftest import Visit
from tests.browser.helpers.keys import Keys
from tests.games.bottle_imp.browser.player import IMPATIENCE_MS, Player
from tests.games.turandot.browser import impresario as turandot
from tests.patience import PATIENCE_MS, PATIENCE_S

FIRST_OPEN = "cards => cards.findIndex((card) => card.getAttribute('aria-disabled') === 'false')"
"""-1 where no card may be played: then the key goes to the first, which says why not."""


def test_round_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    keys = Keys(page)
    set_table(page, keys)
    player = Player(page)
    give(player, keys)
    play_out(player, keys)
    expect(player.end).to_be_visible(timeout=PATIENCE_MS)
    expect(player.end.get_by_role("button", name="To the table")).to_be_focused()
    keys.press("Enter")
    expect(player.end).to_have_count(0)
    keys.check_focus()


def test_turandot_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    turandot.set_table(page, players=2)
    typist = Typist(page)
    typist.play_to_the_end()
    assert set(typist.done) == {"bid", "give", "name", "dismiss", "cast"}


class Typist(turandot.Impresario):
    """Whatever gives way to something else leaves the focus at the table."""

    def press(self, control: Locator) -> None:
        """A button that waits for the answer to the last choice takes no key."""
        expect(control).to_be_enabled()
        control.focus()
        self.page.keyboard.press("Enter")
        self.check_focus()

    def choose(self, control: Locator) -> None:
        control.focus()
        self.page.keyboard.press("Space")
        expect(control).to_be_checked()
        self.check_focus()

    def check_focus(self) -> None:
        expect(self.page.locator("#main:focus, #main :focus")).to_have_count(1)


def set_table(page: Page, keys: Keys) -> None:
    game = page.get_by_role("region", name="The Bottle Imp")
    keys.reach(game.get_by_role("link", name="Create a table"))
    keys.press("Enter")
    keys.reach(page.get_by_role("spinbutton", name="or another number"))
    keys.press("ControlOrMeta+a")
    keys.press("1")
    keys.reach(page.get_by_role("button", name="Bots in the other seats"))
    keys.press("Enter")
    keys.reach(page.get_by_text("More choices"))
    keys.press("Enter")
    paces = page.get_by_role("group", name="Pace of the bots")
    keys.reach(paces.get_by_role("radio", name="normal"))
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(paces.get_by_role("radio", name="at once")).to_be_checked()
    keys.reach(page.get_by_role("button", name="Start playing"))
    keys.press("Enter")


def give(player: Player, keys: Keys) -> None:
    expect(player.open_cards.first).to_be_visible(timeout=PATIENCE_MS)
    keys.reach(player.cards.first)
    goals = player.goals.count()
    for filled in range(1, goals + 1):
        keys.press("Enter")
        empty = player.goals.filter(has=player.page.get_by_role("button", name="still empty"))
        expect(empty).to_have_count(goals - filled)
        keys.press("ArrowRight")
    keys.reach(player.pass_on, by="Shift+Tab")
    keys.press("Enter")
    expect(player.trick).to_be_attached()
    keys.check_focus()


def play_out(player: Player, keys: Keys) -> None:
    """All cards, with a limit for each."""
    deadline = time.monotonic() + PATIENCE_S
    while held := player.cards.count():
        play(player, keys)
        if player.cards.count() < held:
            deadline = time.monotonic() + PATIENCE_S
        assert time.monotonic() < deadline, "nobody is asked to play"


def play(player: Player, keys: Keys) -> None:
    """Play the first card that may be played, or have the table hurry on.

    What is being shown may take the key instead: then the card is played the next time.
    """
    try:
        keys.reach_one_of(player.cards)
    except AssertionError:
        if player.cards.count():
            raise
        # The last card was slow to leave the hand.
        return
    try:
        player.open_cards.first.wait_for(timeout=IMPATIENCE_MS)
    except NotThere:
        keys.press("Enter")
        return
    keys.press("Home")
    # In one question: what was played before may leave the hand at any moment.
    first_open = player.cards.evaluate_all(FIRST_OPEN)
    for _ in range(first_open):
        keys.press("ArrowRight")
    held = player.cards.count()
    keys.press("Enter")
    with contextlib.suppress(AssertionError):
        expect(player.cards).to_have_count(held - 1, timeout=IMPATIENCE_MS * 10)
    keys.check_focus()
