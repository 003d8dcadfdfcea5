"""A server whose hints are known beforehand: the socket is real, only the answer to `hint` is not."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.helpers.positions import Fields

Suggest = Callable[[Fields], list[Fields]]
"""What to suggest for a task."""


def answer_hints(page: Page, suggest: Suggest) -> None:
    """No search has to be compiled for tests of how hints are shown."""

    def route(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        task: Fields = {}

        def from_server(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "position" and said["task"]:
                task.clear()
                task.update(said["task"])
            browser.send(message)

        def from_browser(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] != "hint":
                server.send(message)
                return
            browser.send(json.dumps({"type": "accepted", "id": asked["id"]}))
            hint = {"type": "hint", "decision": asked["decision"], "suggestions": suggest(task)}
            browser.send(json.dumps(hint))

        server.on_message(from_server)
        browser.on_message(from_browser)

    page.route_web_socket("**/ws/tables/*", route)


def cards_in_order(task: Fields) -> list[Fields]:
    """Every card that can be played: the last is the best, and each brings half a point less."""
    cards = task["cards"][::-1]
    return [{"move": f"play {card}", "points": 8.5 - at / 2, "chance": None} for at, card in enumerate(cards)]


def bids_in_order(task: Fields) -> list[Fields]:
    """Every number with no money and with one card; half the time the second number, never the last."""
    chances = {task["numbers"][1]: 0.5, task["numbers"][0]: 0.25}
    bids = [
        {"move": f"bid {number}{money}", "points": 12.5 - number, "chance": chances.get(number, 0) / 2}
        for number in task["numbers"]
        for money in ("", " money 1")
    ]
    return sorted(bids, key=lambda bid: -bid["chance"])
