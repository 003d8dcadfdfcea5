"""The terminal: output and typed lines."""

import contextlib
import sys
from collections.abc import Callable, Sequence
from typing import TextIO

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

from ridotto.screens.symbols import JOINER, PLAIN_SIGNS
from ridotto.screens.terminal_size import forget_odd_sizes
from ridotto.terminal.display.keyboard import read_line

_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, clear the screen, clear the scrollback: no card stays behind."""


class Leave(Exception):
    """The person at the keyboard stops; the match is saved."""


class _Spaced:
    """A block in which the joiners have become spaces, after its lines were broken."""

    def __init__(self, block: RenderableType) -> None:
        self._block = block

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for text, style, control in console.render(self._block, options):
            yield Segment(text.replace(JOINER, " "), style, control)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self._block)


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """The reader of our output has gone; rich itself would end the program with an error."""
        raise BrokenPipeError


class Screen:
    """One terminal. A test can replace the console and the reader."""

    def __init__(self, console: Console | None = None, read_line: Callable[[str], str] = read_line) -> None:
        if console is None:
            _tolerate_odd_letters(sys.stdin, sys.stdout)
            _edit_typed_lines()
            forget_odd_sizes()
            console = _Console(markup=False, highlight=False, emoji=False)
        self.console = console
        self._read_line = read_line

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(_CLEAR)
        else:
            self.console.print()

    def show(self, *blocks: RenderableType) -> None:
        for block in blocks:
            # A text that may be folded holds the path of a file: the terminal folds it, so it can be copied.
            is_soft = isinstance(block, Text) and block.overflow == "fold"
            self.console.print(block if is_soft else _Spaced(block), soft_wrap=is_soft)

    def warn(self, sentence: str) -> None:
        self.show(Text(sentence, style="bold yellow"))

    def ask(self, question: RenderableType) -> str:
        """What was typed, without spaces around it."""
        self.show(question)
        self.console.file.flush()
        try:
            return self._read_line("> ").strip()
        except EOFError:
            self.console.print()
            raise Leave from None
        except KeyboardInterrupt:
            # The next output starts on a new line.
            self.console.print()
            raise

    def lines_of(self, block: RenderableType, width: int) -> int:
        """How many lines a block takes at this width."""
        return len(self.rendered(block, width))

    def is_cut(self, block: RenderableType, width: int) -> bool:
        """Whether something of a block is left out at this width."""
        return any("…" in segment.text for line in self.rendered(block, width) for segment in line)

    def rendered(self, block: RenderableType, width: int) -> list[list[Segment]]:
        return self.console.render_lines(block, self.console.options.update(width=width, height=None))


def last_lines(screen: Screen, sentences: Sequence[str], width: int, count: int) -> Text:
    """The last sentences that fit into this many lines; newest last."""
    lines: list[str] = []
    for sentence in reversed(sentences):
        wrapped = Text(sentence).wrap(screen.console, max(width, 1))
        if len(lines) + len(wrapped) > count:
            break
        lines[:0] = [line.plain.rstrip() for line in wrapped]
    return Text("\n".join(lines))


def _tolerate_odd_letters(stdin: TextIO | None, stdout: TextIO | None) -> None:
    """Letters that the terminal cannot show are replaced instead of ending the program."""
    for stream, errors in ((stdin, "replace"), (stdout, PLAIN_SIGNS)):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)


def _edit_typed_lines() -> None:
    """Arrow keys edit the line where the system can. No history: a line may be another person's secret."""
    with contextlib.suppress(ImportError):
        import readline

        readline.set_auto_history(False)
