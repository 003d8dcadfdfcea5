"""Pages that tests use one after another.

A new one costs a process, which reads, compiles and draws everything for the first time: a third of what a
visit to a table costs.
"""

from dataclasses import dataclass

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize

from tests.patience import PATIENCE_MS

MOST = 3
"""As many as wait for the next test."""

LIMBO = "/healthz"
"""Between two tests. A page without an address would begin a process of its own."""

STYLED = """addEventListener('DOMContentLoaded', () => {
  window.testSheet = new CSSStyleSheet()
  window.testSheet.replaceSync('%s')
  document.adoptedStyleSheets.push(window.testSheet)
})"""
PLAIN = STYLED % "* { box-shadow: none !important; filter: none !important }"
"""Without a graphics card half of all drawing is shadows. They have no size, and no test looks at them."""
UNSEEN = STYLED % ":root, dialog, ::backdrop { opacity: 0 !important }"
"""Without a graphics card drawing costs as much as laying out, and most tests ask only where things are."""

ASKED_FOR = ("/nowhere", "/api/replays", "/api/me/devices", "/files/deck?name=mine.csv")
"""Where tests go to be refused: a page that is not there, a record that is none, a code that was used, a file
with a mistake."""

FORGET = "() => { localStorage.clear(); sessionStorage.clear() }"


@dataclass(frozen=True)
class Person:
    """What a browser cannot change once it is open."""

    address: str
    language: str
    taps: bool


class Pages:
    """Of one browser. Each page has a context of its own, and so cookies and storage."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._waiting: list[tuple[Person, Page]] = []
        self.complaints: list[str] = []
        """What pages have logged as errors since somebody has looked."""

    def take(self, person: Person, size: ViewportSize) -> Page:
        """One that waits, or a new one."""
        for at, (of, page) in enumerate(self._waiting):
            if of == person:
                del self._waiting[at]
                page.set_viewport_size(size)
                return page
        return self.open(person, size)

    def open(self, person: Person, size: ViewportSize, *, works: bool = False, drawn: bool = False) -> Page:
        """A new one; `works`: with the service worker, which would fetch all scripts for each short visit."""
        context = self._browser.new_context(
            base_url=person.address,
            viewport=size,
            locale=person.language,
            has_touch=person.taps,
            service_workers="allow" if works else "block",
        )
        context.add_init_script(PLAIN if drawn else UNSEEN)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda said: self.complaints.append(said.text) if is_complaint(said) else None,
        )
        return page

    def keep(self, person: Person, page: Page) -> None:
        """For the next test, which finds nothing of this one: no cookie, no storage, no answer of its own."""
        context = page.context
        if page.is_closed() or len(context.pages) > 1:
            context.close()
            return
        page.unroute_all()
        context.unroute_all()
        context.set_offline(offline=False)
        page.goto(person.address + LIMBO)
        page.mouse.move(-1, -1)
        page.evaluate(FORGET)
        context.clear_cookies()
        context.clear_permissions()
        self._waiting.append((person, page))
        if len(self._waiting) > MOST:
            _, oldest = self._waiting.pop(0)
            oldest.context.close()


def is_complaint(said: ConsoleMessage) -> bool:
    """Whether a page has erred: a server that was killed on purpose leaves refused connections."""
    is_refused = (
        "ERR_CONNECTION_REFUSED" in said.text
        or "ERR_CONNECTION_RESET" in said.text
        or "ERR_INTERNET_DISCONNECTED" in said.text
        or "WebSocket connection" in said.text
    )
    is_wanted = "status of 4" in said.text and said.location["url"].endswith(ASKED_FOR)
    return said.type == "error" and not is_refused and not is_wanted
