"""Two people in two browsers before and after a match: the lobby, talk, calls and the rematch."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import KNOWN, PHONE, Visit
from tests.browser.helpers.axe import assert_accessible
from tests.browser.helpers.fitting import look_at
from tests.browser.helpers.sight import broken_words, outside
from tests.browser.helpers.tables import make_table, play_all, sit_down
from tests.browser.helpers.waiting import wait_until
from tests.browser.helpers.words import words

LISTEN = """() => {
  window.calls = []
  navigator.vibrate = (pattern) => (calls.push(['vibration', pattern.length]), true)
  window.Notification = class {
    static permission = 'default'
    static async requestPermission() {
      calls.push(['asked'])
      return (this.permission = 'granted')
    }
    constructor(title, options) { calls.push(['notification', title, options.body]) }
  }
}"""
"""The ways in which a page calls, as a list: a browser without a screen denies all notifications."""
HIDE = "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"
SHOW = HIDE.replace("true", "false", 1)
TURN = ["notification", "The Bottle Imp", "It is your turn."]
PLAYS = 18
"""Cards that one of two people plays in a round, and the choice before."""


def gather(visit: Visit, **wishes: object) -> tuple[Page, Page, str]:
    """A host who has opened a table and gone, and a friend who sits there; nothing has begun."""
    host = visit(KNOWN)
    table = make_table(host, "bottle_imp", players=2, seats=["me", "open"], starts=False, **wishes)
    friend = visit(f"/t/{table}", size=PHONE)
    friend.get_by_role("button", name="Sit down").click()
    return host, friend, table


def test_lobby_and_talk_in_large_print_on_a_phone(visit: Visit) -> None:
    """In the language with the longest words: each is whole, and in its place."""
    host = visit(KNOWN, language="ru")
    table = make_table(host, "bottle_imp", players=3, seats=["me", "open", "open"], starts=False)
    friend = visit(f"/t/{table}", language="ru")
    friend.get_by_role("button", name=words("ru", "sit-down")).click()
    host.goto(f"/t/{table}")
    talk = host.get_by_role("button", name=words("ru", "talk"))
    expect(talk).to_be_visible()
    look_at(host, PHONE, "large")
    assert broken_words(host) == []
    talk.click()
    emotes = host.locator(".emote")
    for print_size in (None, "large"):
        look_at(host, PHONE, print_size)
        assert outside(host, emotes) == []
        assert emotes.evaluate_all("all => all.every((each) => each.scrollWidth <= each.clientWidth)")
        assert broken_words(host) == []


def test_an_honest_lobby(visit: Visit) -> None:
    host, friend, table = gather(visit)
    expect(friend.get_by_role("heading", name="Waiting for Host")).to_be_visible()
    expect(friend.get_by_text("Host is the host and is not here.")).to_be_visible()
    expect(friend.get_by_text(re.compile(r"In \d+ s you will be the host."))).to_be_visible()
    assert_accessible(friend)
    host.goto(f"/t/{table}")
    expect(friend.get_by_role("heading", name="Everybody is here")).to_be_visible()
    expect(friend.get_by_text("Host can start the match.")).to_be_visible()
    host.get_by_role("button", name="Change", exact=True).click()
    change = host.get_by_role("dialog", name="Change the table")
    change.get_by_role("radio", name="3", exact=True).first.check()
    assert_accessible(host)
    change.get_by_role("button", name="Apply").click()
    expect(change).to_be_hidden()
    expect(friend.get_by_role("heading", name="Waiting for 1 player")).to_be_visible()
    expect(friend.get_by_text("Host can start the match as soon as all seats are taken.")).to_be_visible()
    host.get_by_role("button", name="Fill with bots").click()
    friend.goto("about:blank")
    expect(host.get_by_role("button", name="Start without waiting")).to_be_visible()
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_hidden()


def test_talk_is_heard_plainly_and_can_be_muted(visit: Visit) -> None:
    host, friend, table = gather(visit)
    host.goto(f"/t/{table}")
    host.get_by_role("button", name="Talk").click()
    host.get_by_role("button", name="Bravo!").click()
    said = friend.locator("[data-said]")
    expect(said).to_contain_text("Host Bravo!")
    host.get_by_role("button", name="Talk").click()
    host.get_by_label("Write to everybody").fill("<img src=x onerror=alert(1)>")
    host.keyboard.press("Enter")
    expect(said).to_contain_text("<img src=x onerror=alert(1)>")
    friend.get_by_role("button", name="Talk, 1 new line").click()
    chat = friend.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("<img src=x onerror=alert(1)>")
    assert friend.locator("img[src=x]").count() == 0
    assert_accessible(friend)
    friend.get_by_role("button", name="Mute Host").click()
    expect(chat).not_to_contain_text("onerror")
    host.get_by_label("Write to everybody").fill("Can you hear me?")
    host.keyboard.press("Enter")
    expect(host.get_by_role("log", name="Chat")).to_contain_text("Can you hear me?")
    friend.get_by_role("button", name=re.compile("^Hear Host again")).click()
    expect(chat).to_contain_text("Can you hear me?")
    host.get_by_role("switch", name="Chat at this table").uncheck()
    expect(friend.get_by_text("The host has switched the chat off.")).to_be_visible()
    expect(chat).to_be_hidden()


def test_called_back_and_taken_along_into_the_rematch(visit: Visit) -> None:
    host = visit(KNOWN)
    table = make_table(
        host, "bottle_imp", players=2, seats=["me", "open"], starts=False, options={"rounds": 1}
    )
    friend = sit_down(visit, table, host)
    expect(friend).to_have_title(re.compile("^Your turn: "))
    play_all(table, host, friend, moves=2)
    host.evaluate(LISTEN)
    host.get_by_role("button", name="Settings").click()
    host.get_by_role("switch", name="Tell me when it is my turn").check()
    wait_until(host, "calls.length")
    play_all(table, host, friend, moves=4)
    assert host.evaluate("calls") == [["asked"]], "whoever looks at the page is not called"
    host.evaluate(HIDE)
    play_all(table, host, friend)
    expect(friend.get_by_role("button", name="Rematch", exact=True)).to_be_visible()
    # A notification takes a little longer than a vibration.
    count = "calls.filter(([how]) => how === '{}').length"
    wait_until(host, f"{count.format('notification')} === {count.format('vibration')} && calls.length > 2")
    calls = host.evaluate("calls")
    assert calls.count(["asked"]) == 1
    # One call for each decision, not for each message.
    assert 0 < calls.count(TURN) == calls.count(["vibration", 3]) <= PLAYS
    friend.get_by_role("button", name="Rematch", exact=True).click()
    friend.wait_for_url(lambda url: not url.endswith(table))
    wait_until(host, "calls.some(([, , text]) => text === 'The rematch is ready.')")
    # Nobody is taken along who looks at something else.
    assert host.url.endswith(table)
    host.evaluate(SHOW)
    host.wait_for_url(friend.url)
    expect(host.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")


def test_a_person_is_sent_from_a_seat_only_after_a_question(visit: Visit) -> None:
    host = visit(KNOWN)
    table = make_table(host, "bottle_imp", seats=["me", "open", "bot:heuristic"], starts=False)
    guest = visit(f"/t/{table}")
    guest.get_by_role("textbox", name="Your name").fill("Musetta")
    guest.get_by_role("button", name="Sit down").click()
    host.goto(f"/t/{table}")
    host.get_by_role("button", name="Open the seat again: Musetta").click()
    host.get_by_role("button", name="Keep Musetta").click()
    expect(guest.get_by_role("button", name="Stand up")).to_be_visible()
    host.get_by_role("button", name="Open the seat again: Musetta").click()
    host.get_by_role("button", name="Open the seat", exact=True).click()
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
