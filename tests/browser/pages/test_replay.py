"""Looking at a match again: every way through it, other eyes, links and files."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Response, ViewportSize, expect

from tests.browser.conftest import DESKTOP, KNOWN, PHONE, Visit
from tests.browser.helpers.sight import overlaps
from tests.browser.helpers.tables import make_table, play_out
from tests.browser.table.sight.looks import LOOKS, look
from tests.games.bottle_imp.browser.player import Player
from tests.largest import largest_record
from tests.walks import CONFIGURATIONS, played_match, slug

EYES = "Seen by"


def finished_table(page: Page, game: str = "bottle_imp") -> str:
    options = {"rounds": 1} if game == "bottle_imp" else {}
    table = make_table(page, game, options=options)
    play_out(page, table)
    return table


def record_of(page: Page, table: str) -> str:
    return page.request.get(f"/api/tables/{table}/record").text()


def last_frame(page: Page) -> int:
    return int(page.get_by_role("slider", name="Moment of the match").get_attribute("max") or 0)


def expect_frame(page: Page, frame: int) -> None:
    slider = page.get_by_role("slider", name="Moment of the match")
    expect(slider).to_have_attribute("aria-valuetext", f"{frame:,} of {last_frame(page):,}")


def press(page: Page, button: str) -> None:
    page.get_by_role("region", name="Replay").get_by_role("button", name=button, exact=True).click()


@pytest.mark.parametrize("game", ["bottle_imp", "turandot"])
def test_forwards_and_backwards(visit: Visit, game: str) -> None:
    page = visit(KNOWN)
    table = finished_table(page, game)
    page.goto(f"/t/{table}")
    if game == "bottle_imp":
        page.get_by_role("button", name="To the table").click()
    page.get_by_role("region", name="The match is over").get_by_role("link", name="Replay").click()
    expect(page.get_by_text("The beginning")).to_be_visible()
    last = last_frame(page)
    assert last == len(json.loads(record_of(page, table))["events"])

    press(page, "Forward")
    press(page, "Forward")
    expect_frame(page, 2)
    press(page, "Back")
    expect_frame(page, 1)
    press(page, "To the end")
    expect_frame(page, last)
    expect(page.get_by_role("button", name="Forward")).to_be_disabled()
    press(page, "To the beginning")
    expect_frame(page, 0)
    expect(page.get_by_role("button", name="Back")).to_be_disabled()

    page.locator("main").focus()
    for key, frame in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect_frame(page, frame)


def test_plays_by_itself(visit: Visit) -> None:
    page = visit(KNOWN)
    page.goto(f"/replay/{finished_table(page)}")
    # Slowly: on a busy machine it must not be at the end before it is stopped.
    page.get_by_label("Speed").select_option("0.5×")
    expect_frame(page, 0)
    press(page, "Play")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    slider = page.get_by_role("slider", name="Moment of the match")
    expect(slider).not_to_have_attribute("aria-valuetext", f"0 of {last_frame(page)}")
    press(page, "Pause")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_from_another_seat(visit: Visit) -> None:
    page = visit(KNOWN)
    page.goto(f"/replay/{finished_table(page)}")
    press(page, "Forward")
    press(page, "Forward")
    hand = page.get_by_role("toolbar")
    expect(hand).to_be_visible()
    mine = hand.inner_text()
    page.get_by_label(EYES).select_option("Bot 2")
    expect(hand.get_by_role("button").first).not_to_have_text(mine.split("\n")[0])
    expect_frame(page, 2)
    page.get_by_label(EYES).select_option("a spectator")
    expect(hand).to_have_count(0)


def test_link_opens_at_the_same_moment(visit: Visit) -> None:
    page = visit("/")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/replay/{finished_table(page)}")
    page.get_by_label(EYES).select_option("Bot 3")
    for _ in range(4):
        press(page, "Forward")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")

    friend = visit("/")
    friend.goto(link)
    expect_frame(friend, 4)
    expect(friend.get_by_label(EYES).locator("option:checked")).to_have_text("Bot 3")
    expect(friend.get_by_role("toolbar").get_by_role("button")).to_have_count(
        page.get_by_role("toolbar").get_by_role("button").count()
    )


def test_all_hands_open_and_from_trick_to_trick(visit: Visit) -> None:
    page = visit(KNOWN)
    table = finished_table(page)
    events = json.loads(record_of(page, table))["events"]
    page.goto(f"/replay/{table}")
    hands = page.get_by_role("region", name="All hands").get_by_role("listitem")
    press(page, "All hands")
    press(page, "Forward")
    press(page, "Forward")
    expect(hands).to_have_count(3)
    expect(hands.locator(".card")).to_have_count(36)
    # The first mark is the pass; after it each trick of three cards.
    page.keyboard.press("PageDown")
    passes = 2 + 3
    expect_frame(page, passes)
    press(page, "To the next key moment")
    expect_frame(page, passes + 3)
    expect(page.get_by_label("Jump to").locator("option:checked")).to_have_text("Trick 1")
    page.get_by_label("Jump to").select_option("Trick 4")
    expect_frame(page, passes + 4 * 3)
    expect(page.get_by_text(events[passes + 4 * 3 - 1].split()[2], exact=False).first).to_be_visible()
    press(page, "To the previous key moment")
    expect_frame(page, passes + 3 * 3)
    # A link to this moment opens the same hands.
    shown = [text or "" for text in hands.all_text_contents()]
    friend = visit("/")
    friend.goto(page.url)
    expect_frame(friend, passes + 3 * 3)
    expect(friend.get_by_role("region", name="All hands").get_by_role("listitem")).to_have_text(shown)


def test_a_bid_of_turandot_is_jumped_to(visit: Visit) -> None:
    page = visit(KNOWN)
    table = finished_table(page, "turandot")
    events = json.loads(record_of(page, table))["events"]
    # With two players the bids of a round are shown when both are laid.
    bids = [number for number, line in enumerate(events, start=1) if " bid " in line]
    page.goto(f"/replay/{table}?frame={len(events)}")
    page.get_by_role("combobox", name="Round").select_option("2")
    page.get_by_label("Jump to").select_option("The bids")
    expect_frame(page, bids[2 + 1])


def test_all_hands_cover_no_card_of_the_own_hand(visit: Visit) -> None:
    page = visit(KNOWN, size=PHONE)
    page.goto(f"/replay/{finished_table(page)}?frame=8&open=1")
    hands = page.get_by_role("region", name="All hands")
    # Below a table that is higher than the window they are brought into view, not only their edge.
    expect(hands).to_be_in_viewport(ratio=0.9)
    for name in LOOKS:
        look(page, name)
        assert overlaps(page, hands, page.get_by_role("toolbar").get_by_role("button")) == [], name


def test_all_hands_are_above_the_controls_of_a_phone_in_landscape(visit: Visit) -> None:
    page = visit(KNOWN, size={"width": 740, "height": 360})
    page.goto(f"/replay/{finished_table(page)}?frame=8&open=1")
    hands = page.get_by_role("region", name="All hands")
    expect(hands).to_be_in_viewport(ratio=0.9)
    assert overlaps(page, hands.get_by_role("listitem"), page.get_by_role("region", name="Replay")) == []


@pytest.mark.parametrize("is_dropped", [False, True], ids=["chosen", "dropped"])
def test_record_from_a_file(visit: Visit, tmp_path: Path, is_dropped: bool) -> None:
    page = visit("/")
    text = record_of(page, finished_table(page))
    field = page.get_by_label("Drop the record of a match here, or choose the file")
    if is_dropped:
        drop(page, "record.json", text)
    else:
        file = tmp_path / "record.json"
        file.write_text(text)
        field.set_input_files(file)
    expect(page.get_by_role("heading", name="The Bottle Imp: replay")).to_be_visible()
    expect(page.get_by_text("The beginning")).to_be_visible()
    press(page, "To the end")
    expect_frame(page, len(json.loads(text)["events"]))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert json.loads(download.value.path().read_text()) == json.loads(text)


def test_bad_file_is_explained(visit: Visit, tmp_path: Path) -> None:
    page = visit("/replay", size=PHONE)
    field = page.get_by_label("Drop the record of a match here, or choose the file")
    file = tmp_path / "letter.json"
    file.write_text("Dear friend")
    field.set_input_files(file)
    expect(page.get_by_role("status").get_by_text("This file is no record of a match.")).to_be_visible()

    events = ["dealer 0", "deal 1 2 3"]
    file.write_text(
        json.dumps({"format": "ridotto/1", "game": "bottle_imp", "options": {}, "events": events})
    )
    field.set_input_files(file)
    expect(page.get_by_role("alert")).to_be_visible()
    assert len(page.get_by_role("alert").inner_text()) > 10
    expect(field).to_be_attached()


def test_own_running_match_up_to_now(visit: Visit) -> None:
    page = visit(KNOWN)
    table = make_table(page, "bottle_imp", options={"rounds": 1})
    page.goto(f"/t/{table}")
    player = Player(page)
    player.give()
    expect(player.goals).to_have_count(0)
    expect(player.open_cards.first).to_be_visible()
    cards = player.cards.count()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("link", name="Replay so far").click()
    press(page, "To the end")
    # Only through one's own eyes, and the record stays closed.
    expect(page.get_by_label(EYES).locator("option")).to_have_count(1)
    expect(page.get_by_role("toolbar").get_by_role("button")).to_have_count(cards)
    expect(page.get_by_role("link", name="Download the record")).to_have_count(0)
    page.get_by_role("link", name="To the table").click()
    expect(player.cards.first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_largest_match_from_a_file(visit: Visit, size: ViewportSize) -> None:
    """540 rounds: any moment, the score sheet of any round, and every round fetched once."""
    record = largest_record()
    events, scores = record["events"], record["result"]["scores"]
    starts = [number for number, line in enumerate(events, start=1) if line.startswith("deal ")]
    page = visit("/replay", size=size, fresh=True)
    answers = answers_of(page)
    drop(page, "largest.json", json.dumps(record))
    expect(page.get_by_text("The beginning")).to_be_visible()
    assert last_frame(page) == len(events)

    press(page, "To the end")
    expect_frame(page, len(events))
    rows = sheet(page.get_by_role("dialog"))
    expect(rows).to_have_count(540)
    expect(rows.last.get_by_role("button")).to_have_text("540")
    assert totals(page.get_by_role("dialog")) == scores
    page.get_by_role("button", name="To the table").click()

    # In the middle: 300 rounds are finished.
    go_to(page, starts[300])
    expect(page.get_by_text("Round 301 of 540")).to_be_visible()
    page.get_by_role("button", name="Score sheet").click()
    shown = page.get_by_role("dialog")
    expect(sheet(shown)).to_have_count(300)
    assert totals(shown) == [sum(seat) for seat in zip(*cells(sheet(shown)), strict=True)]
    shown.get_by_role("button", name="Explain round 300", exact=True).click()
    expect(shown.get_by_role("heading", name="Round 300 of 540")).to_be_visible()
    shown.get_by_role("button", name="Close").click()

    # Over the border of a page, forwards and backwards.
    border = next(
        at for at in range(12_000, 19_000, 100) if all("play" in events[at - each] for each in (0, 1, 2))
    )
    for frame, button, then in ((border - 1, "Forward", border), (border, "Back", border - 1)):
        go_to(page, frame)
        press(page, button)
        expect_frame(page, then)
        seat, _, card = events[then - 1].split()
        line = page.get_by_role("region", name="Replay").get_by_role("status")
        expect(line).to_have_text(re.compile(rf"Seat {int(seat) + 1} plays {card}\b"))

    assert all(len(answer.body()) < 1_000_000 for answer in answers)
    told = [answer.json() for answer in answers]
    assert sum(len(answer["past"]) for answer in told) == 540
    assert all(frame["position"]["past"] == [] for answer in told for frame in answer["frames"])


def test_events_of_a_round_in_the_largest_match(visit: Visit) -> None:
    record = largest_record()
    starts = [number for number, line in enumerate(record["events"], start=1) if line.startswith("deal ")]
    page = visit("/replay")
    drop(page, "largest.json", json.dumps(record))
    page.get_by_role("combobox", name="Round").select_option("271")
    expect_frame(page, starts[270])
    press(page, "Events")
    listed = page.get_by_role("complementary", name="Events").get_by_role("button")
    expect(listed).to_have_count(starts[271] - starts[270])
    listed.last.click()
    expect_frame(page, starts[271] - 1)


def test_a_stretch_that_needs_more_than_one_answer(visit: Visit) -> None:
    """Five players of Turandot fill a page before the match is over, and its rounds have no room in it.
    Not every match is so long: this one is."""
    game, options = next(each for each in CONFIGURATIONS if slug(*each) == "turandot-5-it-house")
    page = visit("/replay", fresh=True)
    answers = answers_of(page)
    with page.expect_response(has_rounds_only):
        drop(page, "long.json", played_match(game, options, "3").record().dumps())
    last = last_frame(page)
    press(page, "To the end")
    expect_frame(page, last)
    expect(page.get_by_text("has cast the opera.").first).to_be_visible()
    pages = [answer.json() for answer in answers if not has_rounds_only(answer)]
    seat = pages[-1]["seat"]
    numbers = [frame["number"] for each in pages if each["seat"] == seat for frame in each["frames"]]
    assert numbers == [*range(last + 1)]
    assert len([each for each in pages if each["seat"] == seat]) > 1
    assert all(len(answer.body()) < 300_000 for answer in answers)


def test_other_eyes_keep_the_rounds(visit: Visit) -> None:
    page = visit("/replay", fresh=True)
    answers = answers_of(page)
    drop(page, "largest.json", json.dumps(largest_record()))
    press(page, "To the end")
    expect(sheet(page.get_by_role("dialog"))).to_have_count(540)
    with page.expect_response(lambda answer: "/replay" in answer.url) as answer:
        page.get_by_label(EYES).select_option("Seat 3")
    assert answer.value.json()["seat"] == 2
    expect(page.get_by_label(EYES).locator("option:checked")).to_have_text("Seat 3")
    expect(sheet(page.get_by_role("dialog"))).to_have_count(540)
    assert sum(len(answer.json()["past"]) for answer in answers) == 540


def has_rounds_only(answer: Response) -> bool:
    """Finished rounds that the frames before left no room for."""
    wish = answer.request.post_data_json
    return isinstance(wish, dict) and wish.get("count") == 0


def answers_of(page: Page) -> list[Response]:
    """Every answer with a part of a match, as it comes."""
    found: list[Response] = []

    def keep(answer: Response) -> None:
        if "/api/" in answer.url and "/replay" in answer.url:
            found.append(answer)

    page.on("response", keep)
    return found


def go_to(page: Page, frame: int) -> None:
    page.get_by_role("slider", name="Moment of the match").fill(str(frame))
    expect_frame(page, frame)


def sheet(place: Locator) -> Locator:
    """The rounds on the score sheet."""
    return score_sheet(place).locator("tbody tr")


def score_sheet(place: Locator) -> Locator:
    explains = place.page.get_by_role("button", name=re.compile("^Explain round"))
    return place.get_by_role("table").filter(has=explains)


def cells(rows: Locator) -> list[list[int]]:
    """What each seat got in each round."""
    return [[*map(figure, row.split("\t")[-3:])] for row in rows.all_inner_texts()]


def totals(place: Locator) -> list[int]:
    texts = score_sheet(place).locator("tfoot td.total").all_inner_texts()
    return [*map(figure, texts)]


def figure(text: str) -> int:
    return int(text.replace("−", "-").replace(",", ""))


def drop(page: Page, name: str, text: str) -> None:
    """Let a file fall onto the place for records."""
    data = page.evaluate_handle(
        """([name, text]) => {
          const data = new DataTransfer()
          data.items.add(new File([text], name, { type: 'application/json' }))
          return data
        }""",
        [name, text],
    )
    place = page.get_by_text("Drop the record of a match here, or choose the file")
    for event in ("dragover", "drop"):
        place.dispatch_event(event, {"dataTransfer": data})
