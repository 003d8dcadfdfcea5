"""The Bottle Imp as a person plays it in a browser: everything is found by its role and its name."""

import re
import time
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NotThere

from ridotto.engine.records.record import Record, parse_record
from ridotto.engine.records.verify import verify
from tests.browser.conftest import Visit
from tests.browser.helpers import tables
from tests.patience import PATIENCE_MS, PATIENCE_S

CARDS_LEFT = 2

IMPATIENCE_MS = 150
"""How long a player looks at a finished trick before pressing the table to go on."""


def set_table(page: Page, *, players: int, mode: str | None = None, rounds: int, open_seats: int = 0) -> str:
    """From the first page to a new table with bots, but for some open seats; its id."""
    game = page.get_by_role("region", name="The Bottle Imp")
    game.get_by_role("link", name="Create a table").click()
    page.get_by_role("group", name="Players").get_by_role("radio", name=str(players)).check()
    if mode is not None:
        page.get_by_role("group", name="Mode").get_by_role("radio", name=re.compile(f"^{mode}")).check()
    page.get_by_role("spinbutton", name="or another number").fill(str(rounds))
    page.get_by_role("button", name="Bots in the other seats").click()
    for seat in range(players - open_seats, players):
        page.get_by_role("combobox", name=f"Seat {seat + 1}").select_option("open")
    page.get_by_text("More choices").click()
    page.get_by_role("group", name="Pace of the bots").get_by_role("radio", name="at once").check()
    page.get_by_role("button", name="Create the table" if open_seats else "Start playing").click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[-1]


class Player:
    """Sits before a page with a table of The Bottle Imp."""

    def __init__(self, page: Page, *, taps: bool = False) -> None:
        self.page = page
        self._taps = taps
        self.hands = page.get_by_role("toolbar", name=re.compile("^Your .*hand$"))
        self.cards = self.hands.get_by_role("button")
        self.open_cards = self.hands.get_by_role("button", disabled=False).and_(
            page.locator(":not([aria-pressed])")
        )
        """Those that may be chosen now, not ahead of one's turn."""
        self.goals = page.get_by_role("list", name="Where the cards go").get_by_role("listitem")
        self.pass_on = page.get_by_role("button", name="Pass on")
        self.trick = page.get_by_role("list", name="The trick")
        self.end = page.get_by_role("dialog").filter(has_text="The mystery trick (M) is turned over")
        """The end of a round or of the match, explained."""

    def press(self, control: Locator) -> None:
        if self._taps:
            control.tap()
        else:
            control.click()

    # Choosing cards to give away

    def choose(self, *, count: int | None = None) -> list[str]:
        """Lay out cards for the first `count` goals, all by default; their names."""
        expect(self.open_cards.first).to_be_visible(timeout=PATIENCE_MS)
        chosen = []
        for _ in range(self.goals.count() if count is None else count):
            card = self.open_cards.first
            chosen.append(name_of(card))
            self.press(card)
            laid = re.compile(rf"(?<![\d.]){re.escape(chosen[-1])}")
            expect(self.goals.filter(has_text=laid)).to_be_visible()
        return chosen

    def give(self) -> list[str]:
        """Lay out cards for all goals and pass them on; their names."""
        chosen = self.choose()
        self.press(self.pass_on)
        expect(self.pass_on).to_have_count(0)
        return chosen

    # Tricks

    def is_asked_to_play(self) -> bool:
        """Looks for a moment; whoever has to wait longer presses the table to see the rest at once."""
        try:
            self.open_cards.first.wait_for(timeout=IMPATIENCE_MS)
        except NotThere:
            # Beside the bottle, which is a button.
            self.trick.click(force=True, position={"x": 9, "y": 9})
            return False
        return True

    def play(self) -> str:
        """Play the first card that may be played; its name."""
        card = self.open_cards.first
        name = name_of(card)
        self.press(card)
        if self._taps:
            self.press(self.page.get_by_role("button", name=re.compile("^Play ")))
        expect(self.hands.get_by_role("button", name=name, exact=True)).to_have_count(0)
        return name

    def held(self) -> list[str]:
        """The names of the cards in all hands."""
        return [name for hand in self.hands.all() for name in names_in(hand)]

    def has_cards(self) -> bool:
        return self.cards.count() > 0

    def play_out(self) -> None:
        """All tricks of a round, until its end is explained."""
        play_out([self])

    # What is written

    def totals(self) -> list[int]:
        """The last line of the score sheet, by seat."""
        self.press(self.page.get_by_role("button", name="Score sheet"))
        sheet = self.page.get_by_role("dialog", name="Score sheet")
        row = sheet.get_by_role("row").filter(has=self.page.get_by_role("rowheader", name="total"))
        figures = [int(text.replace("−", "-")) for text in row.get_by_role("cell").all_inner_texts() if text]
        self.press(sheet.get_by_role("button", name="Close"))
        return figures

    def download_record(self) -> Record:
        with self.page.expect_download() as download:
            self.press(self.page.get_by_role("link", name="Download the record"))
        return parse_record(download.value.path().read_text())


def hurry(player: Player) -> None:
    """Play most of a round beside the page, for one person among bots; two cards of a hand are left."""
    page = player.page
    table = page.url.rsplit("/", 1)[-1]
    tables.play_out(page, table, until=has_few_cards)
    # What came meanwhile need not be shown.
    page.reload()
    expect(player.open_cards.first).to_be_visible()


def has_few_cards(at: dict[str, Any]) -> bool:
    return at["task"]["kind"] == "play" and len(at["position"]["hand"]) <= CARDS_LEFT


def seat_two(visit: Visit, *, rounds: int = 1, address: str | None = None) -> tuple[Player, Player]:
    """A host and a friend, who follows the link, at one table with two bots; the match has begun."""
    where = {"address": address} if address else {}
    host = visit("/", **where)
    set_table(host, players=4, rounds=rounds, open_seats=1)
    link = host.get_by_role("textbox", name="Link to this table").input_value()
    friend = visit(urlsplit(link).path, **where)
    friend.get_by_role("textbox", name="Your name").fill("Musetta")
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start", exact=True).click()
    return Player(host), Player(friend)


def play_out(players: Sequence[Player]) -> None:
    """A round's tricks by everybody who sits at a browser, each when it is their turn."""
    while any(player.has_cards() for player in players):
        next_of(players).play()
    for player in players:
        expect(player.end).to_be_visible(timeout=PATIENCE_MS)


def next_of(players: Sequence[Player]) -> Player:
    """Whoever of these is asked to play next."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        for player in players:
            if player.has_cards() and player.is_asked_to_play():
                return player
    raise AssertionError("nobody is asked to play")


def names_in(part: Locator) -> list[str]:
    """The buttons of a part of the page as a screen reader says them: "24 green, 3 points"."""
    return re.findall(r'- button "([^"]+)"', part.aria_snapshot())


def name_of(card: Locator) -> str:
    return names_in(card)[0]


def check_record(record: Record, totals: Sequence[int]) -> None:
    """What was played is legal, and adds up to what the page says."""
    assert verify(record) is None
    assert record.result is not None
    assert list(record.result["scores"]) == list(totals)
