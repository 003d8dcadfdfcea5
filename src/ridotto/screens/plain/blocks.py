"""What a plain screen is made of: the players, the facts, the rounds."""

from collections.abc import Callable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.engine.game import Outcome, View
from ridotto.engine.shown_fields import ShownView
from ridotto.screens.names import Names
from ridotto.screens.symbols import ACTING
from ridotto.screens.words import Words

Label = Callable[[str], str]
Facts = Sequence[tuple[str, str]]


def players_block(
    words: Words, view: View | None, names: Names, shown: ShownView, label: Label
) -> RenderableType:
    """A line for each seat: every field that has a value for each seat, whose turn it is and who leads.

    Without a view, between two rounds, it is nobody's turn.
    """
    seats = range(names.count)
    to_act, leader = ((), None) if view is None else (view.to_act, view.leader)
    columns = [
        ("", [ACTING if seat in to_act else "" for seat in seats]),
        (words("heading-player"), [names.of(seat) for seat in seats]),
        *((label(name), values) for name, values in shown.by_seat),
        ("", [words("plain-leader") if seat == leader else "" for seat in seats]),
    ]
    table = Table.grid(padding=(0, 2, 0, 0))
    used = [column for column in columns if column[0] or any(column[1])]
    table.add_row(*(Text(heading, style="dim") for heading, _ in used))
    for seat in seats:
        style = "bold" if seat in to_act else ""
        table.add_row(*(Text(values[seat], style=style) for _, values in used))
    return table


def facts_block(facts: Facts, label: Label) -> RenderableType | None:
    """A line for each field that says something."""
    said = [(name, text) for name, text in facts if text]
    if not said:
        return None
    rows = Table.grid(padding=(0, 2, 0, 0))
    for name, text in said:
        rows.add_row(Text(label(name), style="dim"), Text(text, style="bold"))
    return rows


def facts_line(facts: Facts, label: Label) -> Text | None:
    """The same as running text."""
    said = [f"{label(name)}: {text}" for name, text in facts if text]
    return Text(" · ".join(said)) if said else None


def rounds_blocks(shown: ShownView, names: Names, label: Label) -> tuple[RenderableType, ...]:
    """A table for each field with a row for each round."""
    return tuple(_rounds(label(name), rows, names) for name, rows in shown.by_round if rows)


def _rounds(title: str, rows: Sequence[Sequence[str]], names: Names) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    heads = [names.of(seat) for seat in range(len(rows[0]))]
    table.add_row(*(Text(head, style="dim") for head in (title, *heads)))
    for number, row in enumerate(rows, start=1):
        style = "bold" if number == len(rows) else ""
        table.add_row(Text(str(number), style="dim"), *(Text(text, style=style) for text in row))
    return table


def result_block(words: Words, outcome: Outcome, names: Names) -> RenderableType:
    """The best score first; equal ones as they sit."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(Text(words("heading-player"), style="dim"), Text(words("heading-score"), style="dim"))
    for seat in sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat]):
        style = "bold" if seat in outcome.winners else ""
        score = words.number(outcome.scores[seat])
        table.add_row(Text(names.of(seat), style=style), Text(score, style=style, justify="right"))
    return table
