"""The axe-core scan: what a machine can find out about how accessible a page is."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.helpers.fitting import assert_fits

SCRIPT = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"

SCAN = """async (rules) => {
  // A window of another size is laid out and drawn first.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const only = rules.length ? { runOnly: { type: 'rule', values: rules } } : {}
  // What lies under an open dialog is scanned without it.
  const place = document.querySelector('dialog[open]') ?? document
  const { violations } = await axe.run(place, { resultTypes: ['violations'], ...only })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [id, target.join(' '), html.slice(0, 150), failureSummary.split('\\n').slice(1).join(' ')].join(' | ')))
}"""

Look = tuple[ViewportSize, Literal["light", "dark"], list[str]]

LOOKS: tuple[Look, ...] = (
    (DESKTOP, "light", []),
    (DESKTOP, "dark", ["color-contrast"]),
    (PHONE, "dark", []),
    (PHONE, "light", ["color-contrast"]),
)
"""Every size in every colour: all rules in each size and each colour, the one about colours in all four."""


def looks_at(size: ViewportSize) -> Sequence[Look]:
    """One size in both colours."""
    known = [look for look in LOOKS if look[0] == size]
    return known or [(size, "light", []), (size, "dark", ["color-contrast"])]


@cache
def script() -> str:
    return SCRIPT.read_text()


def assert_accessible(page: Page, *, at: ViewportSize | None = None) -> None:
    """What is on the page has no violation on a desktop and on a phone, light and dark, and it fits.

    A test that comes to the same state in several sizes scans each in the size that it is run `at`.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(script())
    window = page.viewport_size
    found: dict[str, list[str]] = {}
    for size, colours, rules in looks_at(at) if at else LOOKS:
        if size != page.viewport_size:
            page.set_viewport_size(size)
        page.emulate_media(color_scheme=colours)
        for violation in page.evaluate(SCAN, rules):
            found.setdefault(violation, []).append(f"{size['width']} {colours}")
    if page.viewport_size == PHONE:
        assert_fits(page)
    if page.viewport_size != window:
        page.set_viewport_size(window or DESKTOP)
    assert not found, "\n".join([page.url, *(f"{violation} ({looks})" for violation, looks in found.items())])
