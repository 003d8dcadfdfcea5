"""How far the types hold: few `Any`, and a reason for each place where the checker is told to look away."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import assert_type

import pytest

import ridotto
from ridotto.engine.game import SomeGame
from ridotto.engine.play.match import Match
from ridotto.games import find_game
from ridotto.games.bottle_imp.rules.game import BottleImpGame
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from ridotto.games.bottle_imp.rules.views.view import BottleImpState, BottleImpView
from ridotto.games.turandot.rules.game import TurandotGame

SOURCES = Path(ridotto.__file__).parent
TESTS = Path(__file__).parents[1]
MOST_ANY = {"src": 99, "tests": 590}
"""In tests for what has any type: JSON, what a test replaces, views of a game that it names by its id."""
IGNORED = re.compile(r"type: ignore(?P<code>\[[\w, -]+\])?(?P<reason>.*)")

SAMPLE = """
from typing import Any

# No types come from over there.
Foreign = Any

def told(fact: "list[Any]") -> None: ...
def asked(fact: "Any", other: "str | Any") -> "Any | None":
    '''Any text is no type.'''
"""


def files(folder: Path) -> list[Path]:
    """Also those that only declare types."""
    found = (path for kind in ("*.py", "*.pyi") for path in folder.rglob(kind))
    return sorted(path for path in found if "node_modules" not in path.parts)


def comments(text: str) -> dict[int, str]:
    """By the number of its line."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}


def lines_with_any(tree: ast.AST) -> Iterator[int]:
    for node in ast.walk(tree):
        match node:
            case ast.Name(id="Any") | ast.Attribute(attr="Any"):
                yield node.lineno
            case ast.Constant(value=str(quoted)) if "Any" in quoted and (kind := quoted_type(quoted)):
                yield from (node.lineno for _ in lines_with_any(kind))


def quoted_type(text: str) -> ast.AST | None:
    """What may be a type in quotation marks; None for a sentence."""
    try:
        return ast.parse(text, mode="eval")
    except SyntaxError:
        return None


def without_reason(text: str) -> list[int]:
    """The lines with an `Any` that no comment explains: in them, or above the statement they are part of."""
    tree, said = ast.parse(text), comments(text)
    kinds = ast.FunctionDef | ast.AsyncFunctionDef | ast.Assign | ast.AnnAssign
    starts = [(node.lineno, node.end_lineno or 0) for node in ast.walk(tree) if isinstance(node, kinds)]

    def is_explained(line: int) -> bool:
        first = max((start for start, end in starts if start <= line <= end), default=line)
        return not {line, first, first - 1}.isdisjoint(said)

    return [line for line in lines_with_any(tree) if not is_explained(line)]


def bare_ignores(text: str) -> list[int]:
    """The lines where the checker is silenced altogether, or where nothing says why."""
    said, found = comments(text), []
    for line, comment in said.items():
        ignored = IGNORED.search(comment)
        if ignored is not None and not (ignored["code"] and (ignored["reason"].strip() or line - 1 in said)):
            found.append(line)
    return found


@pytest.mark.parametrize(
    ("folder", "most"), [(SOURCES, MOST_ANY["src"]), (TESTS, MOST_ANY["tests"])], ids=MOST_ANY
)
def test_any_is_rare(folder: Path, most: int) -> None:
    trees = (ast.parse(path.read_text("utf-8")) for path in files(folder))
    assert sum(len(list(lines_with_any(tree))) for tree in trees) <= most


def test_every_any_has_a_reason() -> None:
    found = {str(path): without_reason(path.read_text("utf-8")) for path in files(SOURCES)}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("folder", [SOURCES, TESTS], ids=["src", "tests"])
def test_every_ignored_type_has_a_code_and_a_reason(folder: Path) -> None:
    found = {path.name: bare_ignores(path.read_text("utf-8")) for path in files(folder)}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_these_checks_can_fail() -> None:
    assert sorted(lines_with_any(ast.parse(SAMPLE))) == [5, 7, 8, 8, 8]
    assert sorted(without_reason(SAMPLE)) == [7, 8, 8, 8]
    assert any(path.suffix == ".pyi" for path in files(SOURCES))
    mark = "# type: " + "ignore"
    assert bare_ignores(f"a = 1  {mark}\n") == [1]
    assert bare_ignores(f"a = 1  {mark}[misc]\n") == [1]
    assert bare_ignores(f"a = 1  {mark}[misc]  # the reason\n") == []
    assert bare_ignores(f"# The reason\na = 1  {mark}[misc]\n") == []


def test_a_game_that_is_named_has_its_own_type() -> None:
    bottle_imp, turandot = find_game("bottle_imp"), find_game("turandot")
    # For mypy; at run time these do nothing.
    assert_type(bottle_imp, BottleImpGame)
    assert_type(turandot, TurandotGame)
    assert_type(find_game(str(bottle_imp.id)), SomeGame)
    assert isinstance(bottle_imp, BottleImpGame)
    assert isinstance(turandot, TurandotGame)


def test_a_match_keeps_the_types_of_its_game() -> None:
    game = find_game("bottle_imp")
    match = Match(game, game.parse_options({}), seed=1)
    assert_type(match, Match[BottleImpState, BottleImpView, BottleImpOptions])
    assert isinstance(match.game.view(match.state, 0), BottleImpView)
