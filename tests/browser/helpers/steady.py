"""How steady and how light a page is, as the browser itself counts it."""

import json
from typing import Any

from playwright.sync_api import Browser, Page

NOTE_ANSWERS = """window.WebSocket = class extends WebSocket {
  constructor(...arguments_) {
    super(...arguments_)
    this.addEventListener('message', ({ data }) => {
      if (!data.startsWith('{"type":"accepted"')) return
      const note = () => { window.answered = performance.now() }
      note()
      // A page that has hardly any processor time shows it later.
      requestAnimationFrame(() => requestAnimationFrame(note))
    })
  }
}"""
WATCH = """() => {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Half a second after a press things may move: somebody has asked for it. On a busy machine the answer
      // to it comes later, and what follows from that counts as much later.
      const late = entry.startTime - window.answered
      if (entry.hadRecentInput || (late >= 0 && late < 500)) continue
      const names = entry.sources.map(({ node }) => {
        const element = node?.nodeType === 1 ? node : node?.parentElement
        return `${element?.tagName}.${element?.className} ${element?.textContent.trim().slice(0, 30)}`
      })
      window.shifts.push({ value: entry.value, names })
    }
  }).observe({ type: 'layout-shift' })
}"""


def note_answers(page: Page) -> None:
    """Before a page is opened: when the server has answered."""
    page.add_init_script(NOTE_ANSWERS)


def watch_shifts(page: Page) -> None:
    page.evaluate(WATCH)


def shifts(page: Page) -> list[dict[str, Any]]:
    """What has moved by itself: by how much, and what, the worst first."""
    return sorted(page.evaluate("() => window.shifts"), key=lambda each: -each["value"])


CATEGORIES = ["toplevel", "mojom", "disabled-by-default-devtools.timeline"]


class Tasks:
    """What the page's main thread did in one go, in milliseconds of its own time.

    Other programs on a busy machine cost it no time of its own, so that a limit holds anywhere.
    """

    def __init__(self, browser: Browser, page: Page) -> None:
        self._browser = browser
        browser.start_tracing(page=page, categories=CATEGORIES)

    def longest(self, count: int = 3) -> list[float]:
        return sorted(self._lengths(), reverse=True)[:count]

    def in_all(self) -> float:
        return sum(self._lengths())

    def _lengths(self) -> list[float]:
        events = json.loads(self._browser.stop_tracing())["traceEvents"]
        mains = {
            (event["pid"], event["tid"])
            for event in events
            if event["name"] == "thread_name" and event["args"].get("name") == "CrRendererMain"
        }
        timed = [each for each in events if "tdur" in each and (each["pid"], each["tid"]) in mains]
        asked = [each["ts"] for each in timed if is_question(each)]
        return [
            event["tdur"] / 1000
            for event in timed
            if event["name"] == "ThreadControllerImpl::RunTask"
            and not any(event["ts"] <= at <= event["ts"] + event["dur"] for at in asked)
        ]


def is_question(event: dict[str, Any]) -> bool:
    """Whether it is this test that asks the page for something."""
    about = event.get("args", {}).get("chrome_mojo_event_info", {})
    return bool(about.get("mojo_interface_tag") == "blink.mojom.DevToolsSession")
