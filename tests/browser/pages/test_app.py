"""The pages as an app: without a network, invitations, and the picture of a finale."""

import re
import struct

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import KNOWN, PHONE, Visit
from tests.browser.helpers.axe import assert_accessible
from tests.browser.helpers.tables import make_table, play_out
from tests.browser.helpers.waiting import wait_until
from tests.browser.qr import expect_code

SHARING = """() => {
  window.shared = []
  navigator.share = async (what) => {
    window.shared.push({ ...what, files: what.files?.map(({ type, size }) => [type, size]) })
  }
  navigator.canShare = () => true
}"""
"""Headless browsers have no sheet to share with: what it would be given is kept."""


OFFER = """() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  offer.prompt = async () => { window.prompted = (window.prompted ?? 0) + 1 }
  dispatchEvent(offer)
  return offer.defaultPrevented
}"""
"""What a browser does when the pages can be installed; headless ones never do."""

HAS_WORDS = """(async () => {
  const [name] = await caches.keys()
  const kept = name ? await (await caches.open(name)).keys() : []
  return kept.filter(({ url }) => url.endsWith('.ftl')).length === 2
})()"""


def test_the_shell_opens_without_a_network_and_says_what_it_can_do(visit: Visit) -> None:
    page = visit("/", works=True)
    manifest = page.request.get("/manifest.webmanifest").json()
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "/", "/")
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        if icon["type"] == "image/png":
            assert icon["sizes"] == "{}x{}".format(*size_of(answer.body()))
    # Without these two sizes browsers offer no installation.
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    wait_until(page, HAS_WORDS)
    page.context.set_offline(True)
    page.goto("/evening")
    expect(page.get_by_text("You are offline.")).to_be_visible()
    page.goto("/")
    said = page.get_by_role("status").filter(has_text="You are offline.")
    expect(said).to_be_visible()
    said.get_by_role("link", name="The Bottle Imp").click()
    expect(page.get_by_role("heading", name="The Bottle Imp", level=1)).to_be_visible()
    assert_accessible(page)
    # Nothing of what the server says is kept.
    kept = page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"
    )
    assert kept
    assert not [path for path in kept if path.startswith(("/api/", "/ws/", "/t/"))]
    page.context.set_offline(False)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(said).to_have_count(0)


def test_the_app_is_installed_where_the_browser_offers_it(visit: Visit) -> None:
    page = visit("/", fresh=True)
    install = page.get_by_role("button", name="Install as an app")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(install).to_have_count(0)
    assert page.evaluate(OFFER), "the browser would ask by itself"
    install.click()
    assert page.evaluate("window.prompted") == 1
    # An offer can be taken up once.
    expect(install).to_have_count(0)
    page.evaluate(OFFER)
    expect(install).to_be_visible()
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    expect(install).to_have_count(0)


def test_words_that_come_while_the_worker_begins_are_kept_too(visit: Visit) -> None:
    page = visit("/manifest.webmanifest", works=True)
    page.context.route("**/*-rest-*.ftl", lambda _held: None)
    page.goto("/", wait_until="commit")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.unroute("**/*-rest-*.ftl")
    wait_until(page, HAS_WORDS)


def test_an_invitation_by_qr_code_and_by_the_systems_sheet(visit: Visit) -> None:
    page = visit("/", size=PHONE, fresh=True)
    page.context.add_init_script(f"({SHARING})()")
    table = make_table(page, "bottle_imp", seats=["me", "open", "open"], starts=False)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="QR code").click()
    expect_code(page.get_by_role("img", name="QR code of the link to this table"), page.url)
    assert_accessible(page)
    page.get_by_role("button", name="Share").click()
    [shared] = page.evaluate("window.shared")
    assert shared["url"] == page.url


def test_the_curtain_rises_by_itself_once(visit: Visit) -> None:
    page = visit(KNOWN, motion=True)
    table = make_table(page, "bottle_imp", options={"rounds": 1})
    page.goto(f"/t/{table}")
    expect(page.get_by_role("toolbar")).to_be_visible()
    play_out(page, table)
    # First what the round brought, then the finale.
    page.get_by_role("button", name="To the table").click()
    finale = page.get_by_role("button", name="Save as a picture")
    expect(finale).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="To the table").click()
    expect(finale).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Finale")).to_be_visible()
    expect(finale).to_have_count(0)


WRITING = """() => {
  window.written = []
  const write = CanvasRenderingContext2D.prototype.fillText
  CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
    window.written.push(text)
    write.call(this, text, ...where)
  }
}"""


WON = re.compile(r"(\bwins?\.|^The win is shared: .+\.|: both lose\.)$")


@pytest.mark.parametrize("game", ["bottle_imp", "turandot"])
def test_a_finale_and_its_picture(visit: Visit, game: str) -> None:
    page = visit("/", fresh=True)
    page.context.add_init_script(f"({SHARING})()")
    page.context.add_init_script(f"({WRITING})()")
    table = make_table(page, game, options={"rounds": 1} if game == "bottle_imp" else {})
    play_out(page, table)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Finale").click()
    finale = page.get_by_role("dialog").filter(has=page.get_by_role("button", name="Save as a picture"))
    scores = page.request.get(f"/api/tables/{table}").json()["scores"]
    expect(finale.locator("li .score")).to_have_count(len(scores))
    ranked = [int(text.replace("−", "-")) for text in finale.locator("li .score").all_inner_texts()]
    assert ranked == sorted(scores, reverse=True)
    if game == "turandot":
        expect(finale.get_by_role("region", name="The playbill").get_by_role("listitem")).to_have_count(6)
    expect(finale.get_by_role("heading", level=2)).to_have_text(WON)
    assert_accessible(page)
    # That check measures words of the page by writing them, too.
    page.evaluate("window.written.length = 0")
    with page.expect_download() as download:
        finale.get_by_role("button", name="Save as a picture").click()
    content = download.value.path().read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = size_of(content)
    assert width == 1200
    assert height > 400
    # Others look at it: nobody is `You` there.
    written = page.evaluate("window.written")
    assert "Host" in written
    assert not [text for text in written if re.search(r"\b[Yy]ou\b", text)]
    finale.get_by_role("button", name="Share the picture").click()
    wait_until(page, "window.shared.length === 1")
    [[kind, size]] = page.evaluate("window.shared[0].files")
    assert (kind, size > 10_000) == ("image/png", True)


def size_of(png: bytes) -> tuple[int, int]:
    """Its width and height."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height
