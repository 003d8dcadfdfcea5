"""The tables of docs/research/observations.md: `python -m tests.docs.observation_tables` writes them."""

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from ridotto.engine.cells.cell_game import CellGame
from ridotto.engine.observations.layout import Choices, Field, Layout, Numbers, Sets
from ridotto.games import find_game
from ridotto.server.generators.wasm_files import house_kits
from tests.docs.blocks import ROOT

PAGE = ROOT / "docs" / "research" / "observations.md"
_TABLE = re.compile(r"(<!-- layout: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
_NUMBERED = re.compile(r"_\d+_")


def brought_up_to_date(page: str) -> str:
    return _TABLE.sub(lambda found: f"{found[1]}\n{table(_layout(found[2]))}\n{found[3]}", page)


def _layout(game_id: str) -> Layout:
    game: object = find_game(game_id)
    assert isinstance(game, CellGame)
    return game.layout


def table(layout: Layout) -> str:
    return "\n".join(
        [
            f"Version {layout.version}: {layout.cells} cells, {layout.size} numbers as a tensor.",
            "",
            "| field | cells | a cell is | meaning |",
            "|---|---|---|---|",
            *_rows(layout),
            "",
        ]
    )


def _rows(layout: Layout) -> Iterator[str]:
    """Fields that differ by a number in their name, as those of many singers, are one row."""
    for _, alike in groupby(layout.fields, _family):
        fields = list(alike)
        kinds = dict.fromkeys(_NUMBERED.sub("_N_", field.name) for field in fields)
        for kind in kinds:
            own = [field for field in fields if _NUMBERED.sub("_N_", field.name) == kind]
            yield f"| `{kind}` | {_cells(own)} | {_kind(own[0])} | {_meaning(own)} |"


def _family(field: Field) -> str:
    return _NUMBERED.split(field.name)[0] if _NUMBERED.search(field.name) else field.name


def _cells(fields: list[Field]) -> str:
    first = fields[0]
    if len(fields) > 1:
        return f"{first.at}, {fields[1].at}, … {fields[-1].at}"
    return f"{first.at}" if first.cells == 1 else f"{first.at} to {first.at + first.cells - 1}"


def _kind(field: Any) -> str:
    match field:
        case Sets():
            return f"a set, of {field.members}"
        case Choices():
            return f"one of {field.values}, or -1"
        case Numbers():
            return f"a number, at most {field.most}"
    raise TypeError(field)


def _meaning(fields: list[Field]) -> str:
    meaning = fields[0].meaning
    return meaning if len(fields) == 1 else re.sub(r" 1: ", " N: ", meaning)


def main() -> None:
    PAGE.write_text(brought_up_to_date(PAGE.read_text("utf-8")), "utf-8")


def documented() -> set[str]:
    return {found[2] for found in _TABLE.finditer(PAGE.read_text("utf-8"))}


def with_layouts() -> set[str]:
    games: list[object] = [kit.game for kit in house_kits()]
    return {game.id for game in games if isinstance(game, CellGame)}


if __name__ == "__main__":
    main()
