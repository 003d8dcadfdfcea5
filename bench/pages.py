"""Chromium's main thread: what a round costs it, in milliseconds of its own time.

A phone's window, bots that answer at once, and nobody but the page itself at work: a script inside it presses
the first thing that can be pressed. Deals are random, and runs differ: the median of several counts.

    python -m bench.pages [repetitions]
"""

import json
import shutil
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import ARGUMENTS, CHROMIUM, KNOWN, PHONE
from tests.browser.helpers.tables import make_table

from bench.server.serving import Server

GAMES = {"bottle_imp": {"rounds": 2}, "turandot": {}}
REPETITIONS = 3
PATIENCE_MS = 300_000

CATEGORIES = ["toplevel", "devtools.timeline"]
PARTS = {
    "Layout": "layout",
    "UpdateLayoutTree": "style",
    "FunctionCall": "script",
    "RunMicrotasks": "script",
    "PrePaint": "paint",
    "Paint": "paint",
}

PRESS = """() => new Promise((done) => {
  // Who has got a stand-in leaves their place empty.
  const SEEN = { visibilityProperty: true }
  const isOpen = (part) => !part.disabled && part.ariaDisabled !== 'true'
  const isThere = (part) => part && isOpen(part) && part.checkVisibility(SEEN)
  const first = (selector) => [...document.querySelectorAll(selector)].find(isThere)
  let hasBid = false
  let isShown = false
  const timer = setInterval(() => {
    isShown ||= hasBid && !first('.bid')
    const isOver = first('.curtain') || (isShown && first('.bid'))
    if (isOver) {
      clearInterval(timer)
      done()
      return
    }
    const number = first('.stage input[type=radio]:not(:checked)')
    const isChosen = document.querySelector('.stage input:checked, .dismiss input:checked')
    if (!isChosen && number) number.click()
    else if (!isChosen) first('.dismiss input')?.click()
    const button = first(
      '.ask .primary, .bid [type=submit], .held .primary, .dismiss [type=submit], .asked li button',
    )
    if (button) {
      if (button.closest('.bid')) hasBid = true
      button.click()
    } else first('[data-card]:not([aria-pressed])')?.click()
  }, 100)
})"""


def main(repetitions: int = REPETITIONS) -> None:
    found = next(filter(None, map(shutil.which, CHROMIUM)))
    with Server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        for game, options in GAMES.items():
            runs = [measure(browser, address, game, options) for _ in range(repetitions)]
            for run in runs:
                print(game, {part: round(value) for part, value in run.items()})
            middle = {part: round(statistics.median(run[part] for run in runs)) for part in runs[0]}
            print(game, "median", middle)
        browser.close()


def measure(browser: Browser, address: str, game: str, options: dict[str, int]) -> dict[str, float]:
    context = browser.new_context(base_url=address, viewport=PHONE, service_workers="block")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(KNOWN)
    page.goto(f"/t/{make_table(page, game, players=4, options=options)}")
    page.wait_for_selector("[data-card], .bid")
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(PRESS)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return summed(list(on_main_thread(events)))


def on_main_thread(events: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    return (event for event in events if "tdur" in event and (event["pid"], event["tid"]) in mains)


def summed(events: list[dict[str, Any]]) -> dict[str, float]:
    """Milliseconds of all tasks, of the longest one and of the kinds of work, and how often it was drawn."""
    tasks = [event["tdur"] / 1000 for event in events if event["name"].endswith("::RunTask")]
    parts: defaultdict[str, float] = defaultdict(float)
    for event in events:
        if event["name"] in PARTS:
            parts[PARTS[event["name"]]] += event["tdur"] / 1000
    frames = sum(event["name"] == "PrePaint" for event in events)
    return {"all": sum(tasks), "longest": max(tasks), **dict(sorted(parts.items())), "frames": frames}


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
