"""Asking for a line, with the commands that work at every prompt."""

from collections.abc import Callable, Mapping, Sequence

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from ridotto.engine.errors import InvalidMove
from ridotto.screens.keys import latin
from ridotto.screens.words import Words
from ridotto.terminal.display.screen import Leave, Screen

HELP, RULES, LEAVE = "?", "r", "q"

Draw = Callable[[str], None]
"""Draws the screen, with a notice above the question."""


class Prompt:
    """Reads lines until one is an answer. After commands and mistakes it asks the same question again."""

    def __init__(self, screen: Screen, words: Words, rules: Sequence[str], help_key: str) -> None:
        self.screen = screen
        self.words = words
        self._rules = rules
        self._help_key = help_key

    def explain(self, rules: Sequence[str], help_key: str) -> None:
        """Replace what `?` and `r` show."""
        self._rules = rules
        self._help_key = help_key

    @property
    def has_rules(self) -> bool:
        return bool(self._rules)

    def answer(
        self,
        draw: Draw,
        question: RenderableType,
        *,
        commands: Mapping[str, Callable[[], None]] | None = None,
        notice: str = "",
    ) -> str:
        """The line typed in answer. Draws before every question."""
        while True:
            draw(notice)
            notice = ""
            line = self.screen.ask(question)
            command = latin(line)
            if command == HELP:
                self.pages([self.words(self._help_key)])
            elif command == RULES and self._rules:
                self.pages([self.words(page) for page in self._rules])
            elif command == RULES:
                notice = self.words("notice-no-rules")
            elif command == LEAVE:
                raise Leave
            elif commands is not None and command in commands:
                commands[command]()
            else:
                return line

    def show_until_enter(self, block: RenderableType, question: str, notice: str = "") -> None:
        """Show something until Enter is pressed."""

        def draw(notice: str) -> None:
            self.screen.clear()
            self.screen.show(block)
            if notice:
                self.screen.warn(notice)

        while self.answer(draw, Text(question, style="bold"), notice=notice):
            notice = self.words.error(InvalidMove("enter-expected"))

    def pages(self, texts: Sequence[str]) -> None:
        """Show page after page; Enter turns over, anything else goes back."""
        for number, text in enumerate(texts, start=1):
            self.screen.clear()
            self.screen.show(Panel(Text(text), padding=(0, 1)))
            question = (
                self.words("ask-enter-back")
                if number == len(texts)
                else self.words("ask-next-page", number=number, count=len(texts))
            )
            command = latin(self.screen.ask(Text(question, style="bold")))
            if command == LEAVE:
                raise Leave
            if command:
                return
