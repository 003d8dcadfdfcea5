"""The screens of a game without its own: the fields of a view, and its moves by number."""

from collections.abc import Sequence
from typing import Generic

from rich.console import Group, RenderableType
from rich.text import Text

from ridotto.engine.choices import whole_choices
from ridotto.engine.errors import InvalidMove
from ridotto.engine.game import Game, O, S, V
from ridotto.engine.notation import is_number
from ridotto.engine.rng import Rng
from ridotto.engine.shown_fields import shown_view
from ridotto.screens.game_name import game_name
from ridotto.screens.game_ui import ROOMY, TIGHT
from ridotto.screens.names import Names
from ridotto.screens.option_words import option_label
from ridotto.screens.plain.blocks import (
    Facts,
    facts_block,
    facts_line,
    players_block,
    result_block,
    rounds_blocks,
)
from ridotto.screens.plain.labels import field_label, move_label
from ridotto.screens.plain.numbers import numbers_of
from ridotto.screens.spread import Spread
from ridotto.screens.symbols import joined
from ridotto.screens.words import Words

MOST_MOVES = 99


class PlainUi(Generic[S, V, O]):
    def __init__(self, game: Game[S, V, O], words: Words) -> None:
        self._game = game
        self._words = words

    def setup(self, options: O) -> str:
        label = option_label
        given = options.to_json()
        return " · ".join(f"{label(self._words, self._game.id, name)}: {given[name]}" for name in given)

    def headline(self, view: V, names: Names) -> str:
        title = game_name(self._words, self._game.id)
        if view.outcome is not None:
            return title
        parts = [title, self._words("plain-round", round=view.round + 1)]
        if view.seat is not None and view.is_sealed:
            parts.append(self._words("plain-chosen"))
        elif view.seat not in view.to_act and (acting := [seat for seat in view.to_act if seat >= 0]):
            parts.append(self._words("plain-waiting-for", names=names.listed(acting)))
        return " · ".join(parts)

    def table(self, view: V, names: Names, tightness: int = ROOMY) -> Sequence[RenderableType]:
        shown = shown_view(self._game, view)
        players = players_block(self._words, view, names, shown, self._field)
        return (players, *self._facts(shown.common, tightness))

    def hand(self, view: V, names: Names, tightness: int = ROOMY) -> Sequence[RenderableType]:
        facts = self._facts(shown_view(self._game, view).own, tightness)
        if not facts or view.seat is None or view.seat == names.you:
            return facts
        return (Text(names.of(view.seat), style="bold"), *facts)

    def story(self, view: V, names: Names, shown: Sequence[V] = ()) -> list[str]:  # noqa: ARG002
        """The rows of every round: everything that a view of any game keeps."""
        rounds = [
            (number, name, row)
            for name, rows in shown_view(self._game, view).by_round
            for number, row in enumerate(rows, start=1)
        ]
        return [
            " · ".join(
                [
                    f"{number}. {self._field(name)}",
                    *(f"{names.of(seat)}: {text}" for seat, text in enumerate(row)),
                ]
            )
            for number, name, row in sorted(rounds, key=lambda each: each[0])
        ]

    def question(self, view: V, names: Names, left: int) -> Text:  # noqa: ARG002
        numbered = self._numbered(view).items()
        moves = [joined(f"[{number}] {self._move(move)}") for number, move in numbered]
        return Text.assemble((self._words("plain-ask"), "bold"), "\n", "   ".join(moves))

    def read(self, state: S, view: V, left: int, line: str) -> tuple[int, ...]:  # noqa: ARG002
        """A number of the list, a move as it is listed or as a record writes it; Enter takes a sole move."""
        numbered = self._numbered(view)
        if not line and len(numbered) != 1:
            raise InvalidMove("nothing-typed", expected=str(min(numbered, default=1)))
        if is_number(line):
            if int(line) not in numbered:
                raise InvalidMove("entry-expected", text=line, last=max(numbered, default=0))
            line = numbered[int(line)]
        typed = line.casefold()
        listed = {self._move(move).casefold(): move for move in numbered.values()}
        move = listed.get(typed, line) if line else next(iter(numbered.values()))
        return self._game.parse_move(state, view.seat or 0, move)

    def is_secret(self, view: V) -> bool:
        return len(view.to_act) > 1

    def describe(self, view: V, names: Names, actions: Sequence[int]) -> str:  # noqa: ARG002
        return ", ".join(self._move(self._game.action_name(view, action)) for action in actions)

    def confirmation(self, view: V, names: Names, actions: Sequence[int]) -> str:
        return self._words("ask-confirm", choice=self.describe(view, names, actions))

    def changed(self, view: V, actions: Sequence[int], line: str) -> tuple[int, ...]:  # noqa: ARG002
        raise InvalidMove("confirm-first")

    def suggestion(self, view: V, names: Names, actions: Sequence[int]) -> str:
        return self.describe(view, names, actions)

    def points(self, points: float) -> str:
        return self._words("hint-points", points=self._words.decimal(points))

    def danger(self, view: V, names: Names) -> list[str]:  # noqa: ARG002
        return []

    def rules(self, options: O | None) -> tuple[str, ...]:  # noqa: ARG002
        page = f"rules-{self._game.id}"
        return (page,) if self._words.known(page) else ()

    def help(self) -> str:
        return "help-plain"

    def interlude(self, before: V, after: V, names: Names) -> RenderableType | None:
        """The result after a round, or after whatever else the view has rows of."""
        is_round_over = after.round > before.round
        if after.outcome is not None or not (is_round_over or self._has_new_row(before, after)):
            return None
        shown = shown_view(self._game, after)
        over = self._words("plain-round-over", round=after.round) if is_round_over else None
        title = Text(over or self._words("heading-log"), style="bold")
        blocks = rounds_blocks(shown, names, self._field)
        players = players_block(self._words, None, names, shown, self._field)
        return Spread(title, Text(), players, Text(), *blocks, tight=(title, players))

    def score_sheet(self, view: V, names: Names) -> RenderableType:
        shown = shown_view(self._game, view)
        first = (
            players_block(self._words, view, names, shown, self._field)
            if view.outcome is None
            else result_block(self._words, view.outcome, names)
        )
        return Group(first, *rounds_blocks(shown, names, self._field))

    def _has_new_row(self, before: V, after: V) -> bool:
        known = {name: len(rows) for name, rows in shown_view(self._game, before).by_round}
        return any(len(rows) > known.get(name, 0) for name, rows in shown_view(self._game, after).by_round)

    def _facts(self, facts: Facts, tightness: int) -> tuple[RenderableType, ...]:
        block = (facts_line if tightness >= TIGHT else facts_block)(facts, self._field)
        return () if block is None else (block,)

    def _numbered(self, view: V) -> dict[int, str]:
        moves = self._moves(view)
        return dict(zip(numbers_of(moves), moves, strict=True))

    def _moves(self, view: V) -> tuple[str, ...]:
        if view.seat is None or view.seat not in view.to_act:
            return ()
        # A seat's choices are the same in every state that fits its view.
        return whole_choices(self._game, self._game.complete(view, Rng.of("plain")), view.seat, MOST_MOVES)

    def _move(self, move: str) -> str:
        return move_label(self._words, self._game.id, move)

    def _field(self, name: str) -> str:
        return field_label(self._words, self._game.id, name)
