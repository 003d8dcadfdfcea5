"""Positions that are changed on their way to the page: the socket is real."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


def change_positions(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    def route(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def from_server(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "position":
                change(said)
            browser.send(json.dumps(said))

        server.on_message(from_server)

    page.route_web_socket("**/ws/tables/*", route)
