"""Fitting a game's blocks into the terminal: one column on small ones, the log beside the table on wide ones."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ridotto.terminal.face import Face
from ridotto.terminal.names import Names
from ridotto.terminal.screen import Screen, last_lines
from ridotto.terminal.words import Words

WIDE = 110
TABLE_WIDTH = 78
FEWEST_LOG_LINES = 3
INPUT_LINES = 2
"""The line that is typed, and one that stays free so that Enter does not scroll the top away."""


class Layout:
    def __init__(self, screen: Screen, words: Words, face: Face) -> None:
        self._screen = screen
        self._words = words
        self._face = face

    def draw(self, view: Any, names: Names, question: Text, notice: str = "") -> None:
        """The whole screen but the question, for which room is left."""
        self._screen.clear()
        self._screen.show(Rule(Text(self._face.headline(view, names), style="bold"), align="left"))
        story = self._face.story(view, names)
        if self._screen.width >= WIDE:
            self._draw_wide(view, names, story, question, notice)
        else:
            self._draw_narrow(view, names, story, question, notice)
        if notice:
            self._screen.warn(notice)

    def _draw_narrow(
        self, view: Any, names: Names, story: Sequence[str], question: Text, notice: str
    ) -> None:
        width = self._screen.width
        table = self._face.table(view, names)
        hand = self._face.hand(view, names)
        log_title = Rule(Text(self._words("heading-log")), align="left", style="dim")
        used = self._lines((*table, log_title, *hand, question, Text(notice) if notice else ""), width)
        # The headline takes one more.
        room = self._screen.height - used - 1 - INPUT_LINES + (0 if notice else 1)
        log = last_lines(self._screen, story, width, max(room, FEWEST_LOG_LINES))
        self._screen.show(*table, log_title, log, *hand)

    def _draw_wide(self, view: Any, names: Names, story: Sequence[str], question: Text, notice: str) -> None:
        table = Group(*self._face.table(view, names), Text(), *self._face.hand(view, names))
        log_width = self._screen.width - TABLE_WIDTH - 1
        below = self._lines((question, Text(notice)), self._screen.width) + INPUT_LINES + 1
        height = max(self._lines((table,), TABLE_WIDTH), self._screen.height - below)
        log = last_lines(self._screen, story, log_width - 4, height - 2)
        side_by_side = Table.grid(padding=(0, 1, 0, 0))
        side_by_side.add_column(width=TABLE_WIDTH)
        side_by_side.add_column(width=log_width - 1)
        side_by_side.add_row(table, Panel(log, title=self._words("heading-log"), height=height))
        self._screen.show(side_by_side)

    def _lines(self, blocks: Sequence[RenderableType], width: int) -> int:
        return sum(self._screen.lines_of(block, width) for block in blocks)
