"""People with long names and clocks in the other seats: a table of bots, changed on its way to the page."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.helpers.positions import Fields

PEOPLE = (
    "Annabella",
    "Maximiliane von Hohenfels",
    "Jean-Baptiste",
    "Ekaterina Alexandrovna",
    "Christoph-Immanuel",
    "Giuseppina Strepponi",
)

CLOCK = {"move_s": 29.0, "reserve_s": 185.0}
"""A live table's, and the longest words that are usual."""


def seat_people(page: Page, change: Callable[[Fields], None] | None = None) -> None:
    """From now on people sit in all seats, and each has a clock; `change` is made in each position too."""

    def route(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def from_server(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "table":
                name_people(said["seats"])
            if said["type"] == "position":
                start_clocks(said)
                if change:
                    change(said)
            browser.send(json.dumps(said))

        server.on_message(from_server)

    page.route_web_socket("**/ws/tables/*", route)


def name_people(seats: list[Fields]) -> None:
    for seat, name in zip(seats, PEOPLE, strict=False):
        seat.update(kind="person", level=None, name=name, is_connected=True)


def start_clocks(said: Fields) -> None:
    running = said["position"].get("to_act", [])
    players = len(said["position"]["parties"])
    said["clocks"] = [{"seat": seat, "is_running": seat in running, **CLOCK} for seat in range(players)]
