"""Bottles where they take the most room there is, which is rare in a match."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.helpers.positions import change_positions

LOSS = {"least": 10, "most": 36}
"""What the owner of a bottle stands to lose."""


def give_bottles(page: Page, *owners: int) -> None:
    """From now on the bottles are theirs, all of them the last one's; and everybody has won a lot."""

    def give(said: dict[str, Any]) -> None:
        position = said["position"]
        for at, bottle in enumerate(position["bottles"]):
            bottle["owner"] = owners[min(at, len(owners) - 1)]
        position["tricks_won"] = [3 for _ in position["tricks_won"]]
        position["taken_points"] = [51 for _ in position["taken_points"]]
        if danger := said.get("danger"):
            danger["stakes"] = [{"owner": owner, "taken": 0, **LOSS} for owner in set(owners)]

    change_positions(page, give)


def offer_bottles(page: Page) -> None:
    """From now on nobody has a bottle yet; where there are two, one is for sale, and prices are wide."""
    change_positions(page, take_bottles)


def take_bottles(said: dict[str, Any]) -> None:
    position = said["position"]
    for bottle in position["bottles"]:
        bottle["owner"] = None
        if len(position["bottles"]) > 1:
            bottle["price"] = "16.5"
            position["for_sale"] = 0
    if danger := said.get("danger"):
        danger["stakes"] = []
