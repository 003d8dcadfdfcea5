"""The server, the browser and the pages of all browser tests."""

from tests.browser.conftest import browser, pages, server, visit

__all__ = ["browser", "pages", "server", "visit"]
