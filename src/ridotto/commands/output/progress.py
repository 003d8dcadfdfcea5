"""A progress bar for long commands, drawn if standard error is a terminal."""

import contextlib
import sys
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from ridotto.locale import Say

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import TaskID

T = TypeVar("T")

EVERY_S = 0.1
"""Drawing more often would only slow the work down."""


class Progress:
    """Shows nothing. `ProgressBar` does."""

    def show(self, done: int) -> None:
        """This much is done."""

    def counted(self, items: Iterable[T]) -> Iterator[T]:
        """The same items; each that is taken counts as done when the next is asked for."""
        for number, item in enumerate(items, start=1):
            yield item
            self.show(number)

    @contextlib.contextmanager
    def hidden(self) -> Iterator[None]:
        """While something else is printed."""
        yield


class ProgressBar(Progress):
    def __init__(self, bar: "Bar", task: "TaskID", say: Say) -> None:
        self._bar = bar
        self._task = task
        self._say = say
        self._drawn_at = 0.0

    def show(self, done: int) -> None:
        now = time.monotonic()
        if now - self._drawn_at < EVERY_S:
            return
        self._drawn_at = now
        self._bar.update(self._task, completed=done)
        self._bar.update(self._task, told=self._told(done), refresh=True)

    @contextlib.contextmanager
    def hidden(self) -> Iterator[None]:
        self._bar.stop()
        try:
            yield
            sys.stdout.flush()
        finally:
            self._bar.start()

    def _told(self, done: int) -> str:
        task = self._bar.tasks[0]
        if task.total is None:
            return self._say("progress-done", done=done)
        left = round(task.time_remaining or 0)
        return self._say("progress-of", done=done, total=int(task.total), left=f"{left // 60}:{left % 60:02}")


@contextlib.contextmanager
def progress(say: Say, *, total: int | None, is_wanted: bool = True) -> Iterator[Progress]:
    """`total`: None if it is unknown."""
    if not is_wanted or not is_terminal_behind_errors():
        yield Progress()
        return
    from rich.progress import BarColumn, TextColumn
    from rich.progress import Progress as Bar

    from ridotto.commands.output.console import Console

    # Without a thread of its own: processes that share the work are forked while it is shown.
    with Bar(
        BarColumn(),
        TextColumn("{task.fields[told]}", markup=False),
        console=Console(stderr=True),
        auto_refresh=False,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    ) as bar:
        yield ProgressBar(bar, bar.add_task("", total=total, told=""), say)


def is_terminal_behind_errors() -> bool:
    """Where progress can be drawn."""
    return sys.stderr.isatty()
