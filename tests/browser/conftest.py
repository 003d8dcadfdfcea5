"""Real browsers before a real server. A machine without Chromium fails these tests: nothing is skipped."""

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.helpers.kept import Pages, Person
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

# Machines that are busy with other tests are slow.
expect.set_options(timeout=PATIENCE_MS)

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


@pytest.fixture(scope="package")
def pages(browser: Browser) -> Pages:
    return Pages(browser)


@pytest.fixture
def visit(server: ServerProcess, pages: Pages) -> Iterator[Visit]:
    """Pages of new people. At the end no page may have logged an error."""
    kept: list[tuple[Person, Page]] = []
    contexts: list[BrowserContext] = []
    pages.complaints.clear()

    def visit(
        path: str,
        *,
        size: ViewportSize = DESKTOP,
        language: str = "en",
        address: str = server.address,
        dark: bool = False,
        motion: bool = False,
        drawn: bool = False,
        works: bool = False,
        fresh: bool = False,
    ) -> Page:
        """`drawn`: with all that a person sees, as `motion` always is. `works`: with the service worker.
        `fresh`: for a test that gives the page a script, a clock or a listener of its own, which stay. What
        is measured, and what lies on another server, always is."""
        person = Person(address, language, taps=size["width"] < 500)
        drawn = drawn or motion
        if fresh or works or drawn or address != server.address:
            page = pages.open(person, size, works=works, drawn=drawn)
            contexts.append(page.context)
        else:
            page = pages.take(person, size)
            kept.append((person, page))
        page.emulate_media(
            color_scheme="dark" if dark else "light", reduced_motion="no-preference" if motion else "reduce"
        )
        page.goto(address + path)
        return page

    yield visit
    complaints = [*pages.complaints]
    for context in contexts:
        context.close()
    for person, page in kept:
        pages.keep(person, page)
    assert not complaints
