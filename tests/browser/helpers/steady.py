"""How steady and how light a page is, as the browser itself counts it."""

import json
from itertools import pairwise
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

# Any: a trace is whatever the browser writes.
Event = dict[str, Any]

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
  // On a busy machine the page hears of a press late, and shows what follows from it later still.
  addEventListener('click', () => {
    const note = () => { window.pressed = performance.now() }
    note()
    requestAnimationFrame(() => requestAnimationFrame(note))
  }, true)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Half a second after a press things may move: somebody has asked for it. On a busy machine the answer
      // to it comes later, and what follows from that counts as much later.
      const isAsked = [window.answered, window.pressed].some((at) => {
        const late = entry.startTime - at
        return late >= 0 && late < 500
      })
      if (entry.hadRecentInput || isAsked) continue
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


def shifts(page: Page) -> list[Event]:
    """What has moved by itself: by how much, and what, the worst first."""
    return sorted(page.evaluate("() => window.shifts"), key=lambda each: -each["value"])


CATEGORIES = ["toplevel", "mojom", "blink.user_timing", "disabled-by-default-devtools.timeline"]

YARDSTICK = "yardstick"
YARDSTICKS = 7
STEP = "step"
MARK_A_STEP = f"""() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {{
  performance.mark('{STEP}')
  done()
}})))"""
"""As soon as all that came before is painted."""
LAY_A_YARDSTICK = f"""() => new Promise((done) => setTimeout(() => {{
  performance.mark('{YARDSTICK}')
  const list = document.createElement('ol')
  list.style.cssText = 'position: fixed; inset: 0; contain: strict; opacity: 0; pointer-events: none'
  for (let n = 0; n < 400; n++) {{
    const button = document.createElement('button')
    button.textContent = `Number ${{n}}`
    list.append(document.createElement('li'))
    list.lastChild.append(button)
  }}
  document.body.append(list)
  list.getBoundingClientRect()
  list.remove()
  setTimeout(done)
}}))"""
"""A list of 400 buttons, made and laid out in one task."""


class Tasks:
    """What the page's main thread did in one go.

    By its own time, so that other programs on the machine cost it none, and in yardsticks: the time that the
    same page takes for a fixed piece of work, since what is taken from a virtual machine counts as its own.
    """

    def __init__(self, browser: Browser, page: Page) -> None:
        self._browser = browser
        self._page = page
        browser.start_tracing(page=page, categories=CATEGORIES)

    def step(self) -> None:
        """A step begins here, and the one before is over when it is painted."""
        self._page.evaluate(MARK_A_STEP)

    def longest(self) -> float:
        tasks, _, yardstick = self._measure()
        return max(float(task["tdur"]) for task in tasks) / yardstick

    def of_a_step(self) -> float:
        """All tasks of a usual step: what others do at the table falls into a few of them."""
        tasks, steps, yardstick = self._measure()
        return median(length_between(tasks, *step) for step in pairwise(steps)) / yardstick

    def _measure(self) -> tuple[list[Event], list[float], float]:
        """Each task but for those that this test asks for, when steps began, and the yardstick's length."""
        for _ in range(YARDSTICKS):
            self._page.evaluate(LAY_A_YARDSTICK)
        events = json.loads(self._browser.stop_tracing())["traceEvents"]
        mains = {
            (event["pid"], event["tid"])
            for event in events
            if event["name"] == "thread_name" and event["args"].get("name") == "CrRendererMain"
        }
        own = [event for event in events if (event["pid"], event["tid"]) in mains]
        tasks = [each for each in own if each["name"] == "ThreadControllerImpl::RunTask" and "tdur" in each]
        asked = [event["ts"] for event in own if is_question(event)]
        laid = [event["ts"] for event in own if event["name"] == YARDSTICK]
        steps = [event["ts"] for event in own if event["name"] == STEP]
        yardsticks = [task["tdur"] for task in tasks if holds_any(task, laid)]
        assert len(yardsticks) == YARDSTICKS
        unasked = [task for task in tasks if not holds_any(task, asked + laid)]
        return unasked, sorted(steps), median(yardsticks)


def holds_any(task: Event, moments: list[float]) -> bool:
    return any(task["ts"] <= at <= task["ts"] + task["dur"] for at in moments)


def length_between(tasks: list[Event], first: float, last: float) -> float:
    """Of the thread's own time, in microseconds."""
    return sum(float(task["tdur"]) for task in tasks if first <= task["ts"] < last)


def is_question(event: Event) -> bool:
    """Whether it is this test that asks the page for something."""
    about = event.get("args", {}).get("chrome_mojo_event_info", {})
    return bool(about.get("mojo_interface_tag") == "blink.mojom.DevToolsSession")
