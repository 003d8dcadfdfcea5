"""Rows of figures: a table on a terminal, aligned text that a script can read elsewhere."""

import sys
from collections.abc import Sequence

Rows = Sequence[Sequence[str]]
"""The heading, then the rows. The first column holds names, the others figures."""


def show_table(rows: Rows) -> None:
    if sys.stdout.isatty():
        _draw(rows)
    else:
        print("\n".join(aligned(rows)))


def aligned(rows: Rows) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [
                row[0].ljust(widths[0]),
                *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)),
            ]
        ).rstrip()
        for row in rows
    ]


def _draw(rows: Rows) -> None:
    from rich import box
    from rich.table import Table

    from ridotto.commands.output.console import Console

    heading, *others = rows
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, name in enumerate(heading):
        table.add_column(name, justify="right" if number else "left")
    for row in others:
        table.add_row(*row)
    Console().print(table)
