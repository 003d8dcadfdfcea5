"""Real browsers before a real server. A machine without Chromium fails these tests: nothing is skipped."""

import shutil
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.server_process import ServerProcess
from tests.patience import PATIENCE_MS

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that is there: the shell is Chromium without its own windows, and takes half the time."""

# No sandbox: continuous integration runs as root. The others keep the browser from calling its maker.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 768, "height": 1024}
PHONE: ViewportSize = {"width": 360, "height": 740}

PLAIN = """addEventListener('DOMContentLoaded', () => {
  const plain = new CSSStyleSheet()
  plain.replaceSync('* { box-shadow: none !important; filter: none !important }')
  document.adoptedStyleSheets.push(plain)
})"""
"""Without a graphics card half of all drawing is shadows. They have no size, and no test looks at them."""

# Machines that are busy with other tests are slow.
expect.set_options(timeout=PATIENCE_MS)

ASKED_FOR = ("/nowhere", "/api/replays", "/api/me/devices", "/files/deck?name=mine.csv")
"""Where tests go to be refused: a page that is not there, a record that is none, a code that was used, a file
with a mistake."""

KNOWN = "/api/me"
"""Says who one is and nothing else: tests that make a table and go there need no first page before it."""

Visit = Callable[..., Page]
"""Opens a page as a new person: visit("/", size=PHONE, language="ru")."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of a worker: people and tables do not know of each other."""
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    server.open()
    yield server
    server.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed after the last of these tests: its event loop would be in the way of others in this process."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found, f"no browser: install one of {', '.join(CHROMIUM)}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(server: ServerProcess, browser: Browser) -> Iterator[Visit]:
    """Pages of new people. At the end no page may have logged an error."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def visit(
        path: str,
        *,
        size: ViewportSize = DESKTOP,
        language: str = "en",
        address: str = server.address,
        dark: bool = False,
        motion: bool = False,
        service_workers: Literal["allow", "block"] = "block",
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            viewport=size,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size["width"] < 500,
            # It would fetch all scripts for each of the many short visits.
            service_workers=service_workers,
        )
        context.add_init_script(PLAIN)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda said: complaints.append(said.text) if is_complaint(said) else None,
        )
        page.goto(address + path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not complaints


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
