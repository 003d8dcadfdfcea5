"""Choices that take the most room there is: the socket is real, only what is rare in a match is not."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

DIRECTORS = (
    "classical_over_alternative",
    "alternative_over_classical",
    "goth_over_comic",
    "comic_over_goth",
    "undefined_gender",
    "one_of_each",
    "favourites",
    "scenery",
    "plain",
)
"""Those with the longest words first."""

FAVOURITE = {"favourite": 2, "gender": 0, "director": 1}
OPPOSITE = {"favourite": 0, "gender": -2, "director": 1}
"""No singer's favourite role is of the opposite gender: one mark each."""

WORTH = {"now": -1, "most": 5}
"""A director who is worth something to every player is rare."""


def show_fullest(page: Page) -> None:
    """What the page is asked from now on takes the most room."""

    def route(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def from_server(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "position" and said["task"]:
                fill(said["task"], said["position"], said.get("danger"))
            browser.send(json.dumps(said))

        server.on_message(from_server)

    page.route_web_socket("**/ws/tables/*", route)


def give_bottles(page: Page, seat: int) -> None:
    """From now on all bottles are one player's."""

    def route(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def from_server(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "position":
                for bottle in said["position"]["bottles"]:
                    bottle["owner"] = seat
            browser.send(json.dumps(said))

        server.on_message(from_server)

    page.route_web_socket("**/ws/tables/*", route)


def fill(task: dict[str, Any], position: dict[str, Any], danger: dict[str, Any] | None) -> None:
    match task["kind"]:
        case "cast":
            fill_cast(task, position)
        case "give":
            for player, director in zip(position["players"], DIRECTORS, strict=False):
                player.update(needs_stand_in=True, director=director)
        case "dismiss":
            task["directors"] = position["directors"] = list(DIRECTORS)
        case "bid" if position["is_directors_round"]:
            for card, director in zip(position["audition"], DIRECTORS, strict=False):
                card["director"] = director
    if danger and danger["directors"]:
        worth = [WORTH for _ in danger["directors"][0]["seats"]]
        danger["directors"] = [{"director": name, "seats": worth, "dummy": None} for name in DIRECTORS]


def fill_cast(task: dict[str, Any], position: dict[str, Any]) -> None:
    """Every line of the score counts, every singer has a mark, and the director has the longest name."""
    position["players"][position["seat"]]["director"] = DIRECTORS[0]
    task["fixed"].update(stars=17, scenery=4, director=-2, maestro=-1)
    for at, singer in enumerate(task["worth"]):
        singer["roles"] = [FAVOURITE if at % 2 else OPPOSITE] * len(singer["roles"])
