"""Long lists of sentences, a screenful at a time."""

from collections.abc import Sequence

from rich.text import Text

from ridotto.terminal.screen import Screen

FRAME_LINES = 5
"""What stands around a page: its border, the question and the line typed."""
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
