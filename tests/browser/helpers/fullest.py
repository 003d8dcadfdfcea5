"""A cast that takes the most room there is: the socket is real, only what the singers are worth is not."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

FAVOURITE = {"favourite": 2, "gender": 0, "director": 1}
OPPOSITE = {"favourite": 0, "gender": -2, "director": 1}
"""No singer's favourite role is of the opposite gender: one mark each."""

LONGEST_DIRECTOR = "classical_over_alternative"


def show_fullest_cast(page: Page) -> None:
    """Every line of the score counts, every singer has a mark, and the director has the longest name."""

    def route(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def from_server(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "position" and said["task"]:
                fill(said["task"], said["position"])
            browser.send(json.dumps(said))

        server.on_message(from_server)

    page.route_web_socket("**/ws/tables/*", route)


def fill(task: dict[str, Any], position: dict[str, Any]) -> None:
    position["players"][position["seat"]]["director"] = LONGEST_DIRECTOR
    task["fixed"].update(stars=17, scenery=4, director=-2, maestro=-1)
    for at, singer in enumerate(task["worth"]):
        singer["roles"] = [FAVOURITE if at % 2 else OPPOSITE] * len(singer["roles"])
