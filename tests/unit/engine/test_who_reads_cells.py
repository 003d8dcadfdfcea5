"""What the cells of a state mean is known to its game alone: everybody else asks a method."""

import ast
from collections.abc import Iterator
from pathlib import Path

import ridotto

SOURCES = Path(ridotto.__file__).parent

NO_STATES = {
    "layout": "how many cells an observation has",
    "judge_input": "the same, of what a network judges by",
    "field": "how many cells a field of an observation has",
    "each": "a field too",
    "rng": "the cells of a random stream",
    "luck_of": "a random stream too",
    "batch": "an array of the cells of many states, for kernels",
    "self": "one's own",
    "_learning": "a function that makes cells of a view",
}
"""What else has something called `cells`, by the last word before it."""


def may_read(place: tuple[str, ...]) -> bool:
    """The rules of each game, and what all games on cells share. Others get arrays by `CellGame.cells_of`."""
    return place[:2] == ("engine", "cells") or (place[0] == "games" and place[2:3] == ("rules",))


def last_word(node: ast.expr) -> str:
    """`self._game.layout` is a layout, `luck_of(seed)` what this returns, `rows[0]` one of the rows."""
    match node:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name.lower()
        case ast.Call(func=inner) | ast.Subscript(value=inner):
            return last_word(inner)
    return ast.unparse(node)


def readers(source: str) -> Iterator[str]:
    """By the last word: of what a file reads the cells."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr == "cells":
            yield last_word(node.value)


def test_reading_is_seen() -> None:
    assert [*readers("n = match.state.cells[0] + game.start(options).cells.sum()")] == ["state", "start"]
    assert [*readers("n = self._game.layout.cells; rows[0].cells = n")] == ["layout", "rows"]


def test_nobody_outside_a_game_reads_the_cells_of_a_state() -> None:
    found: dict[str, set[str]] = {}
    seen: set[str] = set()
    for path in sorted(SOURCES.rglob("*.py")):
        place = path.relative_to(SOURCES)
        words = {*readers(path.read_text("utf-8"))}
        seen |= words
        if not may_read(place.parts):
            found[place.as_posix()] = words - NO_STATES.keys()
    assert {place: words for place, words in found.items() if words} == {}
    assert seen >= NO_STATES.keys(), "and the list names nothing that is gone"
