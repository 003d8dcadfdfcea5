"""What may be taller than the terminal, a screenful at a time."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from ridotto.terminal.screen import Screen

FRAME_LINES = 5
"""What stands around a page: its border, the question and the line typed."""
QUESTION_LINES = 3
"""What stands below a block: the question, the line typed and one for Enter."""
FRAME_COLUMNS = 4
FEWEST_LINES = 5


def paged(screen: Screen, sentences: Sequence[str]) -> list[str]:
    session = max(screen.height - FRAME_LINES, FEWEST_LINES)
    pages: list[list[str]] = [[]]
    used = 0
    for sentence in sentences:
        lines = screen.lines_of(Text(sentence), screen.width - FRAME_COLUMNS)
        if pages[-1] and used + lines > session:
            pages.append([])
            used = 0
        pages[-1].append(sentence)
        used += lines
    return ["\n".join(page) for page in pages]


class Spread:
    """Blocks below each other. Where the terminal is not high enough the blank lines between them go; where
    that is not enough, the tight blocks come instead."""

    def __init__(self, *blocks: RenderableType, tight: Sequence[RenderableType] = ()) -> None:
        self._blocks = blocks
        self._tight = tight

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        free = options.update(height=None)
        without_blanks = [block for block in self._blocks if not (isinstance(block, Text) and not block)]
        for blocks in (self._blocks, without_blanks, self._tight or without_blanks):
            lines = sum(len(console.render_lines(block, free, pad=False)) for block in blocks)
            if lines <= options.size.height - QUESTION_LINES:
                break
        yield from blocks


class _Lines:
    """A part of a block that is already drawn."""

    def __init__(self, lines: Sequence[Sequence[Segment]]) -> None:
        self._lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self._lines:
            yield from line
            yield Segment.line()


def paged_block(screen: Screen, block: RenderableType) -> list[RenderableType]:
    """A block in parts that fit the terminal."""
    lines = screen.rendered(block, screen.width)
    session = max(screen.height - QUESTION_LINES, FEWEST_LINES)
    return [_Lines(lines[first : first + session]) for first in range(0, len(lines), session)]
