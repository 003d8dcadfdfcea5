"""Passing the keyboard on without showing anybody's cards."""

from collections.abc import Callable

from rich.panel import Panel
from rich.text import Text

from ridotto.engine.errors import InvalidMove
from ridotto.screens.keys import latin
from ridotto.terminal.display.prompt import Prompt

TAKE_BACK = "u"


def hand_over(prompt: Prompt, name: str, take_back: Callable[[], None] | None) -> bool:
    """Wait until the next person is at the keyboard. False: the last person took a choice back."""
    words = prompt.words

    def draw(notice: str) -> None:
        prompt.screen.clear()
        prompt.screen.show(Panel(Text(words("hand-over", name=name), justify="center"), padding=(2, 2)))
        if notice:
            prompt.screen.warn(notice)

    question = Text(words("ask-hand-over" if take_back is None else "ask-hand-over-or-take-back", name=name))
    notice = ""
    while True:
        command = latin(prompt.answer(draw, question, notice=notice))
        if not command:
            return True
        if command == TAKE_BACK and take_back is not None:
            take_back()
            return False
        notice = words.error(InvalidMove("enter-expected"))
