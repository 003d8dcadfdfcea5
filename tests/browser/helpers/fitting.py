"""Whether a page fits its window."""

from playwright.sync_api import Page

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


def assert_fits(page: Page) -> None:
    """Nothing has to be scrolled sideways, in normal and in large print."""
    chosen = page.locator("html").get_attribute("data-print")
    for size in (None, "large"):
        page.evaluate(SET_PRINT, size)
        assert page.evaluate(WIDER) == [], (page.url, size)
    page.evaluate(SET_PRINT, chosen)
