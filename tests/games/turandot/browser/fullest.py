"""Choices that take the most room there is, which is rare in a match."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.helpers.positions import change_positions

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


def show_fullest(page: Page, *, of_directors: bool = False) -> None:
    """What the page is asked from now on takes the most room; also as if it were the directors' round."""

    def fill_all(said: dict[str, Any]) -> None:
        if said["task"]:
            if of_directors:
                make_directors_round(said["position"])
            fill(said["task"], said["position"], said.get("danger"))

    change_positions(page, fill_all)


def fill(task: dict[str, Any], position: dict[str, Any], danger: dict[str, Any] | None) -> None:
    match task["kind"]:
        case "cast":
            fill_cast(task, position)
        case "give":
            crowd(position)
            fill_give(task, position)
        case "name":
            crowd(position)
            give_out(position)
        case "dismiss":
            task["directors"] = position["directors"] = list(DIRECTORS)
        case "bid" if position["is_directors_round"]:
            audition_directors(position)
    if danger and danger["directors"]:
        worth = [WORTH for _ in danger["directors"][0]["seats"]]
        danger["directors"] = [{"director": name, "seats": worth, "dummy": None} for name in DIRECTORS]


def make_directors_round(position: dict[str, Any]) -> None:
    """A Maestro who gives out directors is rare."""
    position.update(is_directors_round=True, round=3, past=position["past"][:3])
    for card in position["audition"]:
        card["singer"] = None
    for player in position["players"]:
        player.update(troupe=player["troupe"][:3], director=None)


def audition_directors(position: dict[str, Any]) -> None:
    for card, director in zip(position["audition"], DIRECTORS, strict=False):
        card["director"] = director


def crowd(position: dict[str, Any]) -> None:
    """Everybody has laid all there is on the first slot: a tie, so all wait for a stand-in."""
    position["hires"] = []
    for card in position["audition"]:
        card["is_gone"] = False
    for player in position["players"]:
        bid = {"number": 1, "money": 3, "bluff": True}
        player.update(bid=bid, money=3, has_crew=False, hired_nobody=True, needs_stand_in=True)


def fill_give(task: dict[str, Any], position: dict[str, Any]) -> None:
    """Every card is left, and everybody has a director, or could get one."""
    task["slots"] = [card["slot"] for card in position["audition"]]
    task["seats"] = list(range(len(position["players"])))
    if position["is_directors_round"]:
        audition_directors(position)
        return
    for player, director in zip(position["players"], DIRECTORS, strict=False):
        player["director"] = director


def give_out(position: dict[str, Any]) -> None:
    """Everybody has got a stand-in; the last card is left over."""
    for seat, (player, card) in enumerate(zip(position["players"], position["audition"], strict=False)):
        player["needs_stand_in"] = False
        card["is_gone"] = True
        got = {"seat": seat, "bid": player["bid"], "got": "stand-in"}
        position["hires"].append({**got, "singer": card["singer"], "director": card["director"]})


def fill_cast(task: dict[str, Any], position: dict[str, Any]) -> None:
    """Every line of the score counts, every singer has a mark, and the director has the longest name."""
    position["players"][position["seat"]]["director"] = DIRECTORS[0]
    task["fixed"].update(stars=17, scenery=4, director=-2, maestro=-1)
    for at, singer in enumerate(task["worth"]):
        singer["roles"] = [FAVOURITE if at % 2 else OPPOSITE] * len(singer["roles"])
