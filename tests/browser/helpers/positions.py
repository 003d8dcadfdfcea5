"""Positions that are changed on their way to the page: the socket is real."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

# Any: fields of every type, as JSON has them.
Fields = dict[str, Any]
"""A message, or a part of one."""


def change_positions(page: Page, change: Callable[[Fields], None]) -> None:
    def route(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def from_server(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "position":
                change(said)
            browser.send(json.dumps(said))

        server.on_message(from_server)

    page.route_web_socket("**/ws/tables/*", route)
