"""A page used without a mouse."""

from playwright.sync_api import Locator, Page, expect

MOST_STEPS = 60


class Keys:
    """Presses keys; after each the focus is somewhere, and to be seen."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)
        self.check_focus()

    def check_focus(self) -> None:
        expect(self._page.locator(":focus-visible")).to_have_count(1)

    def reach(self, goal: Locator, *, by: str = "Tab") -> None:
        expect(goal).to_be_visible()
        self.reach_one_of(goal, by=by)
        expect(goal).to_be_focused()

    def reach_one_of(self, goals: Locator, *, by: str = "Tab") -> None:
        focused = goals.and_(self._page.locator(":focus"))
        for _ in range(MOST_STEPS):
            if focused.count():
                return
            self.press(by)
        raise AssertionError(f"not reached by {by}: {goals}")
