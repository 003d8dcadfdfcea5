"""Fitting a game's blocks into the terminal: one column, or on wide ones the log beside the table."""

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

Blocks = Sequence[RenderableType]

WIDE = 110
TABLE_WIDTH = 78
PANEL_COLUMNS = 4
FEWEST_LOG_LINES = 3
HEADLINE_LINES = 1
INPUT_LINES = 2
"""The line that is typed, and one that stays free so that Enter does not scroll the top away."""


class Layout:
    def __init__(self, screen: Screen, words: Words, face: Face) -> None:
        self._screen = screen
        self._words = words
        self._face = face

    def draw(
        self, view: Any, names: Names, question: Text, notice: str = "", hands: Sequence[Any] = ()
    ) -> None:
        """The whole screen but the question, for which room is left; with the hands of these views too."""
        self._screen.clear()
        self._screen.show(Rule(Text(self._face.headline(view, names), style="bold"), align="left"))
        story = self._face.story(view, names)
        hand = [block for shown in (view, *hands) for block in self._face.hand(shown, names)]
        if self._screen.width >= WIDE:
            self._draw_wide(self._face.table(view, names), hand, story, question, notice)
        else:
            self._draw_narrow(self._face.table(view, names), hand, story, question, notice)
        if notice:
            self._screen.warn(notice)

    def _draw_narrow(
        self, table: Blocks, hand: Blocks, story: Sequence[str], question: Text, notice: str
    ) -> None:
        width = self._screen.width
        log_title = Rule(Text(self._words("heading-log")), align="left", style="dim")
        used = self._lines((*table, log_title, *hand, question), width) + self._notice_lines(notice)
        room = self._screen.height - HEADLINE_LINES - used - INPUT_LINES
        log = last_lines(self._screen, story, width, max(room, FEWEST_LOG_LINES))
        self._screen.show(*table, log_title, log, *hand)

    def _draw_wide(
        self, table: Blocks, hand: Blocks, story: Sequence[str], question: Text, notice: str
    ) -> None:
        left = Group(*table, Text(), *hand)
        log_width = self._screen.width - TABLE_WIDTH - 1
        below = self._lines((question,), self._screen.width) + self._notice_lines(notice) + INPUT_LINES
        height = max(self._lines((left,), TABLE_WIDTH), self._screen.height - HEADLINE_LINES - below)
        log = last_lines(self._screen, story, log_width - PANEL_COLUMNS - 1, height - 2)
        side_by_side = Table.grid(padding=(0, 1, 0, 0))
        side_by_side.add_column(width=TABLE_WIDTH)
        side_by_side.add_column(width=log_width - 1)
        side_by_side.add_row(left, Panel(log, title=self._words("heading-log"), height=height))
        self._screen.show(side_by_side)

    def _notice_lines(self, notice: str) -> int:
        return self._lines((Text(notice),), self._screen.width) if notice else 0

    def _lines(self, blocks: Sequence[RenderableType], width: int) -> int:
        return sum(self._screen.lines_of(block, width) for block in blocks)
