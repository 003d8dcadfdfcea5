"""The interface of a game's terminal screens."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from rich.console import RenderableType
from rich.text import Text

from ridotto.engine.game import Options, View
from ridotto.screens.names import Names

ROOMY, SHORT, SHORTER, TIGHT = range(4)
"""How compact the screen is: full, short names, without what can be looked up, running text."""


S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)
O_contra = TypeVar("O_contra", bound=Options, contravariant=True)


class GameUi(Protocol[S_contra, V_contra, O_contra]):
    """One game in a terminal. Everything is drawn from views, so nothing hidden can show."""

    def setup(self, options: O_contra) -> str:
        """The options of the table, in a few words."""
        ...

    def headline(self, view: V_contra, names: Names) -> str: ...

    def table(self, view: V_contra, names: Names, tightness: int = ROOMY) -> Sequence[RenderableType]:
        """What lies on the table and what everybody has."""
        ...

    def hand(self, view: V_contra, names: Names, tightness: int = ROOMY) -> Sequence[RenderableType]:
        """What only this seat holds."""
        ...

    def story(self, view: V_contra, names: Names, shown: Sequence[V_contra] = ()) -> list[str]:
        """What this seat was shown so far, in sentences, the newest last.

        With all cards open (`shown`), the secrets of the other views are included.
        """
        ...

    def question(self, view: V_contra, names: Names, left: int) -> Text:
        """The legal choices and what to type for them; `left` actions are missing from this choice."""
        ...

    def read(self, state: S_contra, view: V_contra, left: int, line: str) -> tuple[int, ...]:
        """The actions of a typed line; an error says why there are none."""
        ...

    def is_secret(self, view: V_contra) -> bool:
        """Whether the current choice stays face down, so that it can be taken back."""
        ...

    def confirmation(self, view: V_contra, names: Names, actions: Sequence[int]) -> str:
        """The last question about a whole secret choice: what Enter, and what else can be typed."""
        ...

    def changed(self, view: V_contra, actions: Sequence[int], line: str) -> tuple[int, ...]:
        """A secret choice after one more change, before it is confirmed; an error where none can be made."""
        ...

    def suggestion(self, view: V_contra, names: Names, actions: Sequence[int]) -> str:
        """A whole choice as a hint tells it."""
        ...

    def points(self, points: float) -> str:
        """The points that a hint expects."""
        ...

    def danger(self, view: V_contra, names: Names) -> list[str]:
        """What is at stake, from what this seat has seen; empty if there is nothing to show."""
        ...

    def rules(self, options: O_contra | None) -> tuple[str, ...]:
        """The keys of the pages of rules for such a table; None: all that explain the game."""
        ...

    def help(self) -> str:
        """The key of the text about what can be typed."""
        ...

    def describe(self, view: V_contra, names: Names, actions: Sequence[int]) -> str:
        """A whole secret choice in words, to confirm it."""
        ...

    def interlude(self, before: V_contra, after: V_contra, names: Names) -> RenderableType | None:
        """What everybody looks at before play continues, after something was revealed."""
        ...

    def score_sheet(self, view: V_contra, names: Names) -> RenderableType:
        """Where every point came from."""
        ...
