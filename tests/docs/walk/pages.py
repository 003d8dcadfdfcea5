"""What a click passes in the browser, at pages with source maps."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.docs.walk.source_maps import SourceMap
from tests.docs.walk.traced_server import TracedServer
from tests.docs.walk.walks import turn
from tests.patience import PATIENCE_MS

REMEMBER_STACKS = """
  Error.stackTraceLimit = 100
  window.stacks = []
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (text) {
    if (text.includes('"move"')) window.stacks.push(new Error().stack)
    send.call(this, text)
  }
"""
WEB = "web/src/"
FRAME = re.compile(r"https?://[^/]+/(assets/[^:]+\.js):(\d+):(\d+)")


def click(server: TracedServer, built: Path) -> list[str]:
    """The files that have called each other when the message of a pressed card leaves."""
    with _page_of_browser() as page, turn(server) as now:
        address = f"http://127.0.0.1:{server.port}"
        page.context.add_cookies(
            [{"name": name, "value": value, "url": address} for name, value in now.guest.cookies.items()]
        )
        page.goto(f"{address}/t/{now.table}")
        hand = page.get_by_role("toolbar", name=re.compile("^Your .*hand$"))
        cards = hand.get_by_role("button", disabled=False).and_(page.locator(":not([aria-pressed])"))
        cards.first.click(timeout=PATIENCE_MS)
        page.wait_for_function("stacks.length", timeout=PATIENCE_MS)
        stack: str = page.evaluate("stacks[0]")
    found = dict.fromkeys(
        SourceMap(built / script).source_at(int(line) - 1, int(column) - 1)
        for script, line, column in reversed(FRAME.findall(stack))
    )
    return [file[file.index(WEB) :] for file in found if file is not None and WEB in file]


def have_maps(built: Path) -> bool:
    return any(built.glob("assets/*.js.map"))


@contextmanager
def _page_of_browser() -> Iterator[Page]:
    with sync_playwright() as playwright:
        program = next(filter(None, map(shutil.which, CHROMIUM)))
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        try:
            page = browser.new_page(locale="en", reduced_motion="reduce", service_workers="block")
            page.add_init_script(REMEMBER_STACKS)
            yield page
        finally:
            browser.close()
