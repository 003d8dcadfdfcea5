"""The screens of a game that brings none of its own: the fields of a view, and its moves by number."""

from collections.abc import Sequence
from typing import Generic

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.engine.choices import whole_choices
from ridotto.engine.errors import InvalidMove
from ridotto.engine.game import Game, O, S, V
from ridotto.engine.notation import is_number
from ridotto.engine.rng import Rng
from ridotto.engine.shown_fields import shown_fields, written
from ridotto.screens.game_ui import ROOMY
from ridotto.screens.names import Names
from ridotto.screens.words import Words

MOST_MOVES = 99


class PlainUi(Generic[S, V, O]):
    def __init__(self, game: Game[S, V, O], words: Words) -> None:
        self._game = game
        self._words = words

    def setup(self, options: O) -> str:
        return " · ".join(str(value) for value in options.to_json().values())

    def headline(self, view: V, names: Names) -> str:
        title = self._words.known(f"game-{self._game.id}") or self._game.id
        return title if view.leader is None else f"{title} · {names.of(view.leader)}"

    def table(self, view: V, names: Names, tightness: int = ROOMY) -> Sequence[RenderableType]:  # noqa: ARG002
        rows = Table.grid(padding=(0, 2, 0, 0))
        for name, value in shown_fields(view):
            rows.add_row(Text(self._field(name), style="dim"), Text(written(value)))
        return (rows,)

    def hand(self, view: V, names: Names, tightness: int = ROOMY) -> Sequence[RenderableType]:  # noqa: ARG002
        return ()

    def story(self, view: V, names: Names, shown: Sequence[V] = ()) -> list[str]:  # noqa: ARG002
        return []

    def question(self, view: V, names: Names, left: int) -> Text:  # noqa: ARG002
        moves = (f"{number}. {move}" for number, move in enumerate(self._moves(view), start=1))
        return Text("  ".join(moves))

    def read(self, state: S, view: V, left: int, line: str) -> tuple[int, ...]:  # noqa: ARG002
        moves = self._moves(view)
        if is_number(line):
            if not 1 <= int(line) <= len(moves):
                raise InvalidMove("entry-expected", text=line, last=len(moves))
            line = moves[int(line) - 1]
        return self._game.parse_move(state, view.seat or 0, line)

    def is_secret(self, view: V) -> bool:
        return len(view.to_act) > 1

    def describe(self, view: V, names: Names, actions: Sequence[int]) -> str:  # noqa: ARG002
        return ", ".join(self._game.action_name(view, action) for action in actions)

    def confirmation(self, view: V, names: Names, actions: Sequence[int]) -> str:
        return self._words("ask-confirm", choice=self.describe(view, names, actions))

    def changed(self, view: V, actions: Sequence[int], line: str) -> tuple[int, ...]:  # noqa: ARG002
        raise InvalidMove("confirm-first")

    def suggestion(self, view: V, names: Names, actions: Sequence[int]) -> str:
        return self.describe(view, names, actions)

    def points(self, points: float) -> str:
        return self._words("hint-points", points=self._words.decimal(points))

    def rules(self, options: O | None) -> tuple[str, ...]:  # noqa: ARG002
        page = f"rules-{self._game.id}"
        return (page,) if self._words.known(page) else ()

    def help(self) -> str:
        return "help-plain"

    def interlude(self, before: V, after: V, names: Names) -> RenderableType | None:  # noqa: ARG002
        return None

    def score_sheet(self, view: V, names: Names) -> RenderableType:
        return self.table(view, names)[0]

    def _moves(self, view: V) -> tuple[str, ...]:
        if view.seat is None or view.seat not in view.to_act:
            return ()
        # A seat's choices are the same in every state that fits its view.
        return whole_choices(self._game, self._game.complete(view, Rng.of("plain")), view.seat, MOST_MOVES)

    def _field(self, name: str) -> str:
        return self._words.known(f"field-{self._game.id}-{name}") or name.replace("_", " ")
