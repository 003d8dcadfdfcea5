"""Whether a page fits its window."""

from playwright.sync_api import Page, ViewportSize

WIDER = """() => {
  const { scrollWidth } = document.scrollingElement
  if (scrollWidth <= innerWidth) return []
  const inner = [...document.querySelectorAll('body *')].filter(
    (each) => each.getBoundingClientRect().right > innerWidth + 1 && !each.closest('.unseen'),
  )
  const told = inner.map((each) => `${each.tagName}.${each.className} ${each.textContent.slice(0, 40)}`)
  return [`${scrollWidth} px`, ...told.slice(-6)]
}"""


SET_PRINT = """size => {
  const { dataset } = document.documentElement
  if (size === null) delete dataset.print
  else dataset.print = size
}"""


DRAW = """async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  // Until its own letters are there a page makes do with others, which take more room.
  await document.fonts.ready
  await new Promise(requestAnimationFrame)
}"""


def look_at(page: Page, window: ViewportSize, print_size: str | None) -> None:
    """See the same page in another window and print; it is laid out and drawn."""
    if page.viewport_size != window:
        page.set_viewport_size(window)
    page.evaluate(f"size => {{ ({SET_PRINT})(size); return ({DRAW})() }}", print_size)


def assert_fits(page: Page) -> None:
    """Nothing has to be scrolled sideways, in normal and in large print."""
    page.evaluate(DRAW)
    chosen = page.locator("html").get_attribute("data-print")
    for size in (None, "large"):
        page.evaluate(SET_PRINT, size)
        assert page.evaluate(WIDER) == [], (page.url, size)
    page.evaluate(SET_PRINT, chosen)
