"""Waiting for a page."""

import time

from playwright.sync_api import Page

from tests.patience import PATIENCE_S


def wait_until(page: Page, script: str) -> None:
    """Playwright's own way needs `eval`, which the pages forbid."""
    deadline = time.monotonic() + PATIENCE_S
    while not page.evaluate(script):
        assert time.monotonic() < deadline, script
        page.wait_for_timeout(50)
