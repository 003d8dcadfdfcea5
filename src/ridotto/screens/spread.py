"""Blocks that adapt to the height of the terminal."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

QUESTION_LINES = 3
"""Lines below a block: the question, the typed line and one for Enter."""


class Spread:
    """Blocks below each other. If the terminal is too low, first the blank lines between them are dropped,
    then the tight blocks are used."""

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
