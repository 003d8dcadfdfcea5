"""Rich on the command line. Imported only where a terminal is there to draw on."""

from rich import console

from ridotto.screens.terminal_size import forget_odd_sizes


class Console(console.Console):
    def __init__(self, *, stderr: bool = False) -> None:
        forget_odd_sizes()
        super().__init__(markup=False, highlight=False, emoji=False, stderr=stderr)

    def show_cursor(self, show: bool = True) -> bool:  # noqa: ARG002, FBT001, FBT002 (Rich calls it so)
        """The cursor stays visible: after Ctrl-C twice it could not be shown again."""
        return False

    def on_broken_pipe(self) -> None:
        """The reader has closed the pipe; Rich itself would end the program with an error."""
        raise BrokenPipeError
