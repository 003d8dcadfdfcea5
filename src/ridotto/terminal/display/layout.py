"""Fitting a game's blocks into the terminal: one column, or on wide ones the log beside the table."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ridotto.engine.game import Options, View
from ridotto.screens.game_ui import ROOMY, SHORT, SHORTER, TIGHT, GameUi
from ridotto.screens.names import Names
from ridotto.screens.words import Words
from ridotto.terminal.display.screen import Screen, last_lines

Blocks = Sequence[RenderableType]

WIDE = 110
TABLE_WIDTH = 78
PANEL_COLUMNS = 4
LOG_TITLE_LINES = 1
STEPS = ((ROOMY, ROOMY), (SHORT, ROOMY), (SHORTER, ROOMY), (SHORTER, SHORTER), (TIGHT, ROOMY), (TIGHT, TIGHT))
"""How tight the table and the hands become, step by step, until they fit."""
INPUT_LINES = 2
"""The input line, and a free one so that Enter does not scroll the top away."""


class Layout:
    def __init__(self, screen: Screen, words: Words, ui: GameUi[object, View, Options]) -> None:
        self._screen = screen
        self._words = words
        self._ui = ui

    def draw(
        self, view: View, names: Names, question: Text, notice: str = "", hands: Sequence[View] = ()
    ) -> None:
        """The whole screen except the question, for which room is left; with the hands of these views too."""
        is_wide = self._screen.width >= WIDE
        headline = self._headline(view, names)
        below = self._lines((question,), self._screen.width) + self._notice_lines(notice) + INPUT_LINES
        room = self._screen.height - self._lines((headline,), self._screen.width) - below
        table, hand = self._fitting(view, names, hands, TABLE_WIDTH if is_wide else self._screen.width, room)
        story = self._ui.story(view, names, hands)
        self._screen.clear()
        self._screen.show(headline)
        if is_wide:
            self._draw_wide(table, hand, story, room)
        else:
            self._draw_narrow(table, hand, story, room)
        if notice:
            self._screen.warn(notice)

    def _headline(self, view: View, names: Names) -> RenderableType:
        headline = Text(self._ui.headline(view, names), style="bold")
        line = Rule(headline.copy(), align="left")
        return headline if self._screen.is_cut(line, self._screen.width) else line

    def _fitting(
        self, view: View, names: Names, hands: Sequence[View], width: int, room: int
    ) -> tuple[Blocks, Blocks]:
        """Table and hands, as roomy as fits without cutting anything off; else the tightest."""
        for table_tightness, hand_tightness in STEPS:
            table = self._ui.table(view, names, table_tightness)
            hand = [
                block for shown in (view, *hands) for block in self._ui.hand(shown, names, hand_tightness)
            ]
            blocks = (*table, *hand)
            is_cut = any(self._screen.is_cut(block, width) for block in blocks)
            if not is_cut and self._lines(blocks, width) <= room:
                break
        return table, hand

    def _draw_narrow(self, table: Blocks, hand: Blocks, story: Sequence[str], room: int) -> None:
        width = self._screen.width
        left = room - self._lines((*table, *hand), width) - LOG_TITLE_LINES
        log = last_lines(self._screen, story, width, left)
        if not log:
            self._screen.show(*table, *hand)
            return
        log_title = Rule(Text(self._words("heading-log")), align="left", style="dim")
        self._screen.show(*table, log_title, log, *hand)

    def _draw_wide(self, table: Blocks, hand: Blocks, story: Sequence[str], room: int) -> None:
        left = Group(*table, Text(), *hand)
        if self._lines((left,), TABLE_WIDTH) > room:
            left = Group(*table, *hand)
        log_width = self._screen.width - TABLE_WIDTH - 1
        height = max(self._lines((left,), TABLE_WIDTH), room)
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
