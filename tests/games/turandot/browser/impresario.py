"""Turandot as a person plays it in a browser: everything is found by its role and its name."""

import re

from playwright.sync_api import Locator, Page, expect

from ridotto.engine.records.record import Record, parse_record
from ridotto.engine.records.verify import verify
from tests.patience import PATIENCE_MS

POINTS = re.compile(r"(\d+) points?")


def set_table(page: Page, *, players: int) -> str:
    """From the first page to a new table with quick bots; its id."""
    game = page.get_by_role("region", name="Turandot")
    game.get_by_role("link", name="Create a table").click()
    page.get_by_role("group", name="Players").get_by_role("radio", name=str(players)).check()
    page.get_by_role("button", name="Bots in the other seats").click()
    page.get_by_text("More choices").click()
    page.get_by_role("group", name="Pace of the bots").get_by_role("radio", name="at once").check()
    page.get_by_role("button", name="Start playing").click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[-1]


class Impresario:
    """Sits before a page with a table of Turandot."""

    def __init__(self, page: Page, *, taps: bool = False) -> None:
        self.page = page
        self._taps = taps
        self.done: list[str] = []
        """What this player was asked for, in order: bid, give, name, dismiss, cast."""
        self.stage = page.get_by_role("radiogroup", name="The audition")
        self.lay_bid = page.get_by_role("button", name="Lay the bid")
        self.giving = page.get_by_role("heading", name="You are the Maestro: give out")
        self.naming = page.get_by_role("group", name="You are the Maestro: who dismisses")
        self.dismissing = page.get_by_role("group", name="Dismiss a director")
        self.casting = page.get_by_role("region", name="Cast the six roles")
        self.go_on = page.get_by_role("button", name=re.compile("^(Go on|Show all)$"))
        self.take_back = page.get_by_role("button", name="Take back")
        self.sheet = page.get_by_role("region", name="Score sheet")
        self._tasks = {
            "bid": (self.lay_bid, self.bid),
            "give": (self.giving, self.give),
            "name": (self.naming, self.name),
            "dismiss": (self.dismissing, self.dismiss),
            "look_on": (self.go_on, self.look_on),
        }

    def press(self, control: Locator) -> None:
        if self._taps:
            control.tap()
        else:
            control.click()

    def choose(self, control: Locator) -> None:
        """Press the picture of a radio button or a box."""
        self.press(control.locator("xpath=.."))
        expect(control).to_be_checked()

    # One decision

    def bid(self) -> None:
        """Whoever is Maestro hires crew, which brings the giving of a stand-in; the others a singer."""
        self.done.append("bid")
        crew = self.stage.get_by_role("radio", name="Crew:")
        if self.is_maestro() and crew.count() and self.money_cards().count():
            self.choose(crew)
        else:
            self.choose(self.stage.get_by_role("radio", name="Number 1:"))
            if self.done.count("bid") == 2 and self.money_cards().count():
                self.choose(self.money_cards().first)
                self.choose(self.page.get_by_role("checkbox", name="Bluff card"))
        self.press(self.lay_bid)
        expect(self.lay_bid).to_be_hidden(timeout=PATIENCE_MS)

    def give(self) -> None:
        self.done.append("give")
        slot = self.stage.get_by_role("radio").first
        self.choose(slot)
        self.press(self.page.get_by_role("button", name=re.compile("^(Take it yourself|To )")).first)
        # Then either another card is to be given, or the choice is over.
        expect(self.page.get_by_text("Who gets number")).to_be_hidden(timeout=PATIENCE_MS)

    def name(self) -> None:
        self.done.append("name")
        self.press(self.naming.get_by_role("button").last)
        expect(self.naming).to_be_hidden(timeout=PATIENCE_MS)

    def dismiss(self) -> None:
        self.done.append("dismiss")
        self.choose(self.dismissing.get_by_role("radio").first)
        self.press(self.page.get_by_role("button", name=re.compile("^Dismiss “")))
        expect(self.dismissing).to_be_hidden(timeout=PATIENCE_MS)

    def look_on(self) -> None:
        self.press(self.go_on)

    def cast(self) -> None:
        """The best cast, with one swap tried and undone."""
        self.done.append("cast")
        best = self.casting.get_by_role("button", name="Best cast")
        if best.is_enabled():
            self.press(best)
        expect(best).to_be_disabled()
        points = POINTS.search(best.inner_text())
        expect(self.casting.get_by_text(POINTS).first).to_have_text(points[0] if points else "")
        princess = self.casting.get_by_role("button", name="Turandot:")
        before = princess.get_attribute("aria-label") or ""
        self.swap("Turandot", "Pang")
        expect(princess).not_to_have_attribute("aria-label", before)
        self.swap("Turandot", "Pang")
        expect(princess).to_have_attribute("aria-label", before)
        self.press(self.casting.get_by_role("button", name="Confirm the cast"))
        expect(self.casting).to_be_hidden(timeout=PATIENCE_MS)

    def swap(self, *roles: str) -> None:
        for role in roles:
            self.press(self.casting.get_by_role("button", name=f"{role}:"))

    # A whole match

    def step(self) -> bool:
        """Wait until something is asked for, and do it; False when the roles are to be cast."""
        anything = self.casting
        for sign, _ in self._tasks.values():
            anything = anything.or_(sign)
        expect(anything.first).to_be_visible(timeout=PATIENCE_MS)
        task = self.asked_for()
        if task is None:
            # What was seen a moment ago may have gone by itself, as what one looks on at does.
            return not self.casting.is_visible()
        _, act = self._tasks[task]
        act()
        return True

    def asked_for(self) -> str | None:
        """What is asked for at this moment, but for the cast."""
        return next((task for task, (sign, _) in self._tasks.items() if sign.is_visible()), None)

    def play_to_the_end(self) -> None:
        while self.step():
            pass
        self.cast()
        expect(self.sheet).to_be_visible(timeout=PATIENCE_MS)

    def is_maestro(self) -> bool:
        return self.page.get_by_text("Maestro: You", exact=True).is_visible()

    def money_cards(self) -> Locator:
        return self.page.get_by_role("checkbox", name=re.compile("^Money card"))

    # What is written

    def total_of(self, who: str) -> int:
        """The last line of somebody's playbill."""
        bill = self.sheet.get_by_role("article", name=who, exact=True)
        return int(bill.get_by_role("definition").last.inner_text().replace("−", "-"))

    def download_record(self) -> Record:
        with self.page.expect_download() as download:
            self.press(self.page.get_by_role("link", name="Download the record"))
        return parse_record(download.value.path().read_text())


def check_record(record: Record, impresario: Impresario) -> None:
    """What was played is legal, and adds up to what the page says."""
    assert verify(record) is None
    assert record.result is not None
    scores = record.result["scores"]
    names = ["You", *(f"Bot {seat + 1}" for seat in range(1, len(scores)))]
    assert [impresario.total_of(name) for name in names] == list(scores)
