"""What a QR code on a page says."""

from playwright.sync_api import Locator, expect

PATH_FOR = """async (_, text) => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const { qrPath } = await import(files.find((name) => name.includes('/assets/qr-')))
  return qrPath(text).path
}"""


def expect_code(code: Locator, text: str) -> None:
    """It is drawn as the pages' own encoder draws this text."""
    expect(code).to_be_visible()
    expect(code.locator("path")).to_have_attribute("d", code.evaluate(PATH_FOR, text))
