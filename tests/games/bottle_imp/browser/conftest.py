"""The server, the browser and the pages of all browser tests."""

from tests.browser.conftest import browser, server, visit

__all__ = ["browser", "server", "visit"]
