"""Text taller than the terminal, a screenful at a time."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from ridotto.screens.spread import QUESTION_LINES
from ridotto.terminal.display.screen import Screen

FRAME_LINES = 5
"""Lines around a page: its border, the question and the input."""
FRAME_COLUMNS = 4
FEWEST_LINES = 5


def paged(screen: Screen, sentences: Sequence[str]) -> list[str]:
    room = max(screen.height - FRAME_LINES, FEWEST_LINES)
    pages: list[list[str]] = [[]]
    used = 0
    for sentence in sentences:
        lines = screen.lines_of(Text(sentence), screen.width - FRAME_COLUMNS)
        if pages[-1] and used + lines > room:
            pages.append([])
            used = 0
        pages[-1].append(sentence)
        used += lines
    return ["\n".join(page) for page in pages]


class _Lines:
    """A part of a rendered block."""

    def __init__(self, lines: Sequence[Sequence[Segment]]) -> None:
        self._lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self._lines:
            yield from line
            yield Segment.line()


def paged_block(screen: Screen, block: RenderableType) -> list[RenderableType]:
    """A block split into parts that fit the terminal."""
    lines = screen.rendered(block, screen.width)
    room = max(screen.height - QUESTION_LINES, FEWEST_LINES)
    return [_Lines(lines[first : first + room]) for first in range(0, len(lines), room)]
