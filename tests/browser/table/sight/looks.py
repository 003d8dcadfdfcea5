"""The windows and prints in which a table is looked at, and moments of a match worth a look."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import DESKTOP, PHONE, TABLET
from tests.browser.helpers.fitting import look_at

SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
ZOOMED: ViewportSize = {"width": 720, "height": 450}
"""1440 x 900 at 200 %."""
WIDE: ViewportSize = {"width": 1920, "height": 1080}

SHORT: ViewportSize = {"width": 360, "height": 640}
TALL: ViewportSize = {"width": 390, "height": 844}

LOOKS = {
    "phone": (PHONE, None),
    "phone-large": (PHONE, "large"),
    "sideways": (SIDEWAYS, None),
    "sideways-large": (SIDEWAYS, "large"),
    "zoomed": (ZOOMED, None),
    "tablet": (TABLET, None),
    "tablet-large": (TABLET, "large"),
    "desktop": (DESKTOP, None),
    "desktop-large": (DESKTOP, "large"),
    "wide": (WIDE, None),
    "wide-large": (WIDE, "large"),
}

SMALL = {"short": (SHORT, None), "tall": (TALL, None), "tall-large": (TALL, "large")}
"""More phones, for what takes much room."""

PHONES = ("phone", "phone-large", "sideways", "sideways-large")

Until = Callable[[dict[str, Any]], bool]


def look(page: Page, name: str) -> None:
    """See the same table in another window and print."""
    look_at(page, *(LOOKS | SMALL)[name])


def is_following(at: dict[str, Any]) -> bool:
    return bool(at["task"]["kind"] == "play" and at["position"]["trick"])


def is_last(at: dict[str, Any]) -> bool:
    """All other cards of a trick lie there; in the eye each player lays two."""
    players = len(at["position"]["parties"])
    return is_following(at) and len(at["position"]["trick"]) == (3 if players == 2 else players - 1)


def in_round(kind: str, rounds: int) -> Until:
    return lambda at: bool(at["task"]["kind"] == kind and at["position"]["round"] >= rounds)
