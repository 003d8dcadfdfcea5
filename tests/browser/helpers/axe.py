"""The axe-core scan: what a machine can find out about how accessible a page is."""

import os
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal
from zlib import crc32

from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.helpers.fitting import assert_fits

SCRIPT = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"

SCAN = """async () => {
  // A window of another size is laid out and drawn first.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  // What lies under an open dialog is scanned without it.
  const place = document.querySelector('dialog[open]') ?? document
  // Drawings are hidden from screen readers. Empty, they keep their place, and a scan takes half the time.
  const emptied = [...document.querySelectorAll('svg[aria-hidden="true"]')].map((drawing) => {
    const parts = new DocumentFragment()
    parts.append(...drawing.childNodes)
    return () => drawing.append(parts)
  })
  // Contrasts are those of what is seen.
  window.testSheet.disabled = true
  const { violations } = await axe.run(place, { resultTypes: ['violations'] })
  window.testSheet.disabled = false
  for (const restore of emptied) restore()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [id, target.join(' '), html.slice(0, 150), failureSummary.split('\\n').slice(1).join(' ')].join(' | ')))
}"""

Look = tuple[ViewportSize, Literal["light", "dark"]]

LOOKS: tuple[tuple[Look, ...], ...] = (
    ((DESKTOP, "light"), (PHONE, "dark")),
    ((DESKTOP, "dark"), (PHONE, "light")),
)
"""Both sizes and both colours, crossed in two ways. States take turns with them: a scan takes a second of
processor time, and the same parts are on the page in many states."""

_scans: Counter[str] = Counter()
"""By test: the same one scans in the same way each time, in whatever process it runs."""


def next_looks(size: ViewportSize | None) -> Sequence[Look]:
    """Both sizes, or one size in both colours."""
    if size is not None:
        return (size, "light"), (size, "dark")
    test = os.environ["PYTEST_CURRENT_TEST"]
    _scans[test] += 1
    return LOOKS[(crc32(test.encode()) + _scans[test]) % 2]


@cache
def script() -> str:
    return SCRIPT.read_text()


def assert_accessible(page: Page, *, at: ViewportSize | None = None) -> None:
    """What is on the page has no violation, on a desktop and on a phone, in light and in dark, and it fits.

    A test that comes to the same state in several sizes scans each in the size that it is run `at`.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(script())
    window = page.viewport_size
    found: dict[str, list[str]] = {}
    for size, colours in next_looks(at):
        if size != page.viewport_size:
            page.set_viewport_size(size)
        page.emulate_media(color_scheme=colours)
        for violation in page.evaluate(SCAN):
            found.setdefault(violation, []).append(f"{size['width']} {colours}")
    if page.viewport_size == PHONE:
        assert_fits(page)
    if page.viewport_size != window:
        page.set_viewport_size(window or DESKTOP)
    assert not found, "\n".join([page.url, *(f"{violation} ({looks})" for violation, looks in found.items())])
