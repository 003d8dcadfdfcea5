"""What a person can see of a page, by rules that can be stated."""

from dataclasses import asdict, dataclass, replace

from playwright.sync_api import Locator, Page

OUTSIDE = """parts => {
  const { scrollWidth } = document.scrollingElement
  const found = parts.flatMap((part) => {
    const { left, top, right, bottom, width, height } = part.getBoundingClientRect()
    const name = `${part.tagName}.${part.className} ${part.textContent.trim().slice(0, 30)}`
    const box = `${[left, top, right, bottom].map(Math.round)} of ${innerWidth} x ${innerHeight}`
    if (!width || !height) return [`${name}: not there`]
    const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
    return isInside ? [] : [`${name}: ${box}`]
  })
  return scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`, ...found] : found
}"""

OVERLAPS = """(ours, theirs) => {
  const boxes = (parts) => parts.map((part) => [part, part.getBoundingClientRect()])
  return boxes(ours).flatMap(([part, one]) =>
    boxes(theirs).flatMap(([other, two]) => {
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left)
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
      const isApart = part === other || part.contains(other) || other.contains(part)
      return isApart || across <= 2 || down <= 2
        ? []
        : [`${part.className} / ${other.className}: ${Math.round(across)} x ${Math.round(down)}`]
    }))
}"""

COVERED = """cards => {
  // Number and suit stand on the upper left of a card, its points in a column below them.
  const points = [[0.1, 0.1], [0.3, 0.15], [0.52, 0.2], [0.17, 0.39], [0.17, 0.65], [0.17, 0.9]]
  return cards.flatMap((card) => {
    // In the card's own measures, however it is turned.
    const svg = card.querySelector('svg')
    const matrix = svg.getScreenCTM()
    return points.flatMap(([x, y]) => {
      const at = new DOMPoint(x * 100, y * 140).matrixTransform(matrix)
      const top = document.elementFromPoint(at.x, at.y)
      const over = top?.closest('[class]')?.className
      return card.contains(top) ? [] : [`${card.dataset.card} at ${x}, ${y}: ${over}`]
    })
  })
}"""

CUT = """parts => {
  // Text reaches from the head of the highest letter of its font to the tail of the lowest one.
  const reach = (text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  }
  return parts.flatMap((part) => {
    const { overflowY } = getComputedStyle(part)
    if (!/hidden|clip/.test(overflowY) || part.closest('.unseen')) return []
    const { top, bottom } = part.getBoundingClientRect()
    const texts = [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const isCut = texts.flatMap(reach).some((line) => line.top < top - 1 || line.bottom > bottom + 1)
    return isCut ? [`${part.tagName}.${part.className} ${part.textContent.trim().slice(0, 30)}`] : []
  })
}"""

BROKEN = r"""() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    const part = text.parentElement
    // Words for screen readers alone are a point.
    if (part.clientWidth === 1 || part.closest('.unseen, svg')) continue
    if (!part.checkVisibility({ visibilityProperty: true })) continue
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}’]+/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(`${word}: ${part.tagName}.${part.className}`)
    }
  }
  return found
}"""

NEAR = r"""boxes => {
  const range = document.createRange()
  return boxes.flatMap((box) => {
    const { left, right } = box.getBoundingClientRect()
    const [from, to] = [left + box.clientLeft, right - box.clientLeft]
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    const found = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (text.parentElement.closest('.unseen, svg')) continue
      for (const { 0: word, index } of text.data.matchAll(/\S+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const isNear = (line) => line.width && (line.left < from + 1 || line.right > to - 1)
        if ([...range.getClientRects()].some(isNear)) found.push(`${word}: ${box.tagName}.${box.className}`)
      }
    }
    return found
  })
}"""

CLASHES = """parts => {
  const range = document.createRange()
  const lines = parts.flatMap((part) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const found = []
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode)
      found.push(...[...range.getClientRects()].map((line) => [part, line]))
    }
    return found
  })
  return lines.flatMap(([part, one], at) =>
    lines.slice(at + 1).flatMap(([other, two]) => {
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left)
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
      const isApart = part === other || across <= -2 || down <= 2
      return isApart ? [] : [`${part.textContent.trim()} / ${other.textContent.trim()}: ${across} px`]
    }))
}"""

FAULTS = f"""rules => {{
  const scripts = {{
    inside: {OUTSIDE},
    apart: {OVERLAPS},
    roomy: {NEAR},
    unbroken: {BROKEN},
    spaced: {CLASHES},
  }}
  const isVisible = (part) => {{
    const {{ width, height }} = part.getBoundingClientRect()
    return width > 0 && height > 0 && part.checkVisibility({{ visibilityProperty: true }})
  }}
  const find = (selector) => {{
    const found = [...document.querySelectorAll(selector.replace(':visible', ''))]
    return selector.endsWith(':visible') ? found.filter(isVisible) : found
  }}
  document.scrollingElement.scrollTo(0, 0)
  return rules.flatMap(({{ name, parts, may_miss }}) => {{
    const all = parts.map((selectors) => [...new Set(selectors.flatMap(find))])
    const missing = parts.filter((_, at) => !all[at].length)
    if (!missing.length) return scripts[name](...all)
    return may_miss ? [] : [`nothing to look at: ${{missing}}`]
  }})
}}"""


@dataclass(frozen=True)
class Rule:
    """Parts are found by selectors; `:visible` at the end of one means what it does for Playwright."""

    name: str
    parts: tuple[tuple[str, ...], ...] = ()
    may_miss: bool = False
    """Otherwise something of each part must be there."""

    def if_any(self) -> "Rule":
        return replace(self, may_miss=True)


def inside(*parts: str) -> Rule:
    """These are wholly inside the window, without scrolling."""
    return Rule("inside", (parts,))


def apart(ours: str | tuple[str, ...], *theirs: str) -> Rule:
    """None of ours lies over any of theirs."""
    return Rule("apart", ((ours,) if isinstance(ours, str) else ours, theirs))


def roomy(boxes: str) -> Rule:
    """No word touches the left or the right border of the box in which it stands."""
    return Rule("roomy", ((boxes,),))


def spaced(parts: str) -> Rule:
    """There is a gap between the words of each of these and those of its neighbours."""
    return Rule("spaced", ((parts,),))


UNBROKEN = Rule("unbroken")
"""No word has one part on one line and the rest on the next."""


def faults(page: Page, *rules: Rule) -> list[str]:
    """What breaks these rules. All are asked in one question: each costs as much as laying the page out."""
    found: list[str] = page.evaluate(FAULTS, [asdict(rule) for rule in rules])
    return found


def outside(page: Page, *parts: Locator) -> list[str]:
    """What of these is not wholly inside the window, without scrolling."""
    page.evaluate("() => document.scrollingElement.scrollTo(0, 0)")
    return [fault for part in parts for fault in ask_all(part, OUTSIDE)]


def overlaps(page: Page, ours: Locator, theirs: Locator) -> list[str]:
    """Which of these lie over those."""
    ask_all(ours, "ours => { window.ours = ours; return [] }")
    found = ask_all(theirs, f"theirs => ({OVERLAPS})(window.ours, theirs)")
    page.evaluate("() => { delete window.ours }")
    return found


def covered_corners(cards: Locator) -> list[str]:
    """Where the number, the suit or the points of a card are not what lies on top."""
    return ask_all(cards, COVERED)


def cut_words(page: Page) -> list[str]:
    """Where a letter may miss its head or its tail: what it stands in is too low, and hides the rest."""
    found: list[str] = page.evaluate(f"() => ({CUT})([...document.querySelectorAll('body *')])")
    return found


def broken_words(page: Page) -> list[str]:
    """Words of which one part stands on one line and the rest on the next. No browser hyphenates Russian."""
    found: list[str] = page.evaluate(BROKEN)
    return found


def ask_all(parts: Locator, script: str) -> list[str]:
    """What a script finds in these parts. One question for all is much less work than a handle for each."""
    found: list[str] | None = parts.evaluate_all(f"parts => parts.length ? ({script})(parts) : null")
    assert found is not None, "nothing to look at"
    return found
