"""The form of a new table draws what the catalogue says, and sends what was chosen."""

from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.helpers.fitting import look_at
from tests.browser.helpers.sight import outside

MADE_UP: dict[str, Any] = {
    "setup": ["players", "lake"],
    "summary": ["players", "lake"],
    "default": 0,
}
LAPS = {"name": "laps", "values": [3, 6], "default": 6, "highest": 50, "lowest": 2}
WIND = {"name": "wind", "values": ["calm", "gale"], "default": "calm", "highest": None, "lowest": None}


def made_up_setup(players: int, lake: str, *choices: dict[str, Any]) -> dict[str, Any]:
    return {
        "players": players,
        "mode": None,
        "has_teams": False,
        "bottles": 0,
        "choices": choices,
        "chosen": {"players": players, "lake": lake},
        "facts": {},
    }


SETUPS = [
    made_up_setup(3, "garda", LAPS),
    made_up_setup(2, "pond", LAPS),
    made_up_setup(2, "garda", LAPS, WIND),
]


def open_form(visit: Visit) -> Page:
    """A form for options that no game has."""
    page = visit("/nowhere")

    def offer(route: Route) -> None:
        answer = route.fetch()
        catalogue = answer.json()
        catalogue["games"][0] |= {**MADE_UP, "setups": SETUPS}
        route.fulfill(response=answer, json=catalogue)

    page.route("**/api/catalogue", offer)
    page.route("**/api/tables", lambda route: route.abort("connectionrefused"))
    page.goto("/new/bottle_imp")
    return page


def sent_options(page: Page) -> Any:
    page.get_by_role("button", name="Bots in the other seats").click()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start playing").click()
    sent: Any = asked.value.post_data_json
    return sent["options"]


def test_options_that_no_game_has(visit: Visit) -> None:
    page = open_form(visit)
    lakes = page.get_by_role("group", name="lake")
    expect(page.get_by_role("group", name="Players").get_by_role("radio", name="3")).to_be_checked()
    expect(lakes).to_have_count(0)
    expect(page.get_by_text("garda")).to_be_visible()

    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    expect(lakes.get_by_role("radio")).to_have_count(2)
    expect(lakes.get_by_role("radio", name="garda")).to_be_checked()
    page.get_by_role("group", name="wind").get_by_role("radio", name="gale").check()
    page.get_by_role("spinbutton", name="or another number").fill("9")
    assert sent_options(page) == {"players": 2, "lake": "garda", "laps": 9, "wind": "gale"}


def test_what_does_not_fit_is_not_sent(visit: Visit) -> None:
    page = open_form(visit)
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    page.get_by_role("group", name="wind").get_by_role("radio", name="gale").check()
    page.get_by_role("group", name="lake").get_by_role("radio", name="pond").check()
    expect(page.get_by_role("group", name="wind")).to_have_count(0)
    assert sent_options(page) == {"players": 2, "lake": "pond", "laps": 6}


def test_a_phone_held_sideways_shows_what_can_be_pressed(visit: Visit) -> None:
    page = visit("/", language="de")
    look_at(page, {"width": 740, "height": 360}, None)
    play = page.get_by_role("button", name="Jetzt spielen").first
    expect(play).to_be_visible()
    assert outside(page, play) == []
