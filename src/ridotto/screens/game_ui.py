"""What a game's screens and its way of reading lines have in common."""

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from ridotto.engine.game import Seat
from ridotto.screens.names import Names

ROOMY, SHORT, SHORTER, TIGHT = range(4)
"""How little room there is: all in full, short names, without what can be looked up, running text."""


class GameUi(Protocol):
    """How one game looks in a terminal. Everything is drawn from views, so nothing hidden can show."""

    def setup(self, options: Any) -> str:
        """What the table agreed on, in a few words."""
        ...

    def headline(self, view: Any, names: Names) -> str: ...

    def table(self, view: Any, names: Names, tightness: int = ROOMY) -> Sequence[RenderableType]:
        """What lies on the table and what everybody has."""
        ...

    def hand(self, view: Any, names: Names, tightness: int = ROOMY) -> Sequence[RenderableType]:
        """What only this seat holds."""
        ...

    def story(self, view: Any, names: Names, shown: Sequence[Any] = ()) -> list[str]:
        """What has happened, as far as this seat was shown, in sentences; the newest last.

        Who sees all cards is told the secrets of the other views that are shown too.
        """
        ...

    def question(self, view: Any, names: Names, left: int) -> Text:
        """The legal choices and what to type for them; `left` actions are missing from this choice."""
        ...

    def read(self, state: Any, view: Any, left: int, line: str) -> tuple[int, ...]:
        """The actions that a typed line stands for; an error says why there are none."""
        ...

    def is_secret(self, view: Any) -> bool:
        """Whether the choice to be made now stays face down, so that it can be taken back."""
        ...

    def describe(self, view: Any, names: Names, actions: Sequence[int]) -> str:
        """A whole secret choice, for a last look at it."""
        ...

    def interlude(self, before: Any, after: Any, names: Names) -> RenderableType | None:
        """What everybody looks at before play goes on, where something was just turned over."""
        ...

    def score_sheet(self, view: Any, names: Names) -> RenderableType:
        """Where every point came from."""
        ...

    def first_to_choose(self, view: Any) -> Seat:
        """Who goes first where several choose at once."""
        ...
