"""A game is one folder: nothing else in the program names it (design law 9)."""

import ast
from pathlib import Path

import ridotto
from ridotto.games.packages import BUILT_IN

SOURCES = Path(ridotto.__file__).parent
NAMES = tuple(module.split(".")[2] for module in BUILT_IN)
LISTS = ("games/packages.py", "games/__init__.py")
"""Where the games of the house are listed, and where those that are named get their types."""
GENERATED = ("server/pages",)

PROJECT = Path(__file__).parents[2]
TOOLS = (
    "Makefile",
    "hatch_build.py",
    ".ci/*",
    ".github/workflows/*",
    "web/*.ts",
    "web/*.js*",
    "web/scripts/*",
    "tools/*",
)
AROUND = ("bench", "examples", "tools")
OWN_MEASUREMENTS = "bench/games/"
LOOKS_AT_CARDS = {
    # What each card is worth: their ranks.
    "examples/study_decisions.py",
    # An own deck of nine cards, which lies beside the game's.
    "examples/solve_a_tiny_game.py",
}
"""Examples that tell a reader how to look into a game."""

TESTS = PROJECT / "tests"
LOOK_INSIDE = {
    # Types of a game that is named, which nothing else has.
    "unit/test_types.py",
    # A bot of a game that fails, and a game that lacks something.
    "server/tables/playing/test_bots.py",
    "unit/adapters/test_names.py",
    # Every setup of a game, to compare with what is printed.
    "unit/arena/test_contest.py",
    # A file of the package.
    "unit/adapters/test_openspiel.py",
    # Cards on a screen, to look for those that must not be there.
    "unit/terminal/test_secrets.py",
}
"""Shared tests that may import from inside a game. Others may name one as an example, and no more."""


def files() -> list[str]:
    found = (path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*") if path.is_file())
    return sorted(
        path
        for path in found
        if not path.endswith(".pyc")
        and not path.startswith((*GENERATED, *(f"games/{name}/" for name in NAMES)))
        and path not in LISTS
    )


def spellings(name: str) -> tuple[str, ...]:
    return (name, name.replace("_", " "), name.replace("_", "-"), name.replace("_", ""))


def test_there_are_files_to_look_at() -> None:
    assert "engine/game.py" in files()
    assert len(NAMES) == 2


def tools() -> list[Path]:
    """What builds, checks and tests the program."""
    found = (path for place in TOOLS for path in PROJECT.glob(place))
    return sorted(path for path in found if path.is_file())


def test_no_tool_names_a_game() -> None:
    assert PROJECT / "web" / "vite.config.ts" in tools()
    assert {path.name: names for path in tools() if (names := named_in(path))} == {}


def named_in(path: Path) -> list[str]:
    text = path.read_text("utf-8").lower()
    return [name for name in NAMES for spelling in spellings(name) if spelling in text]


def test_no_file_outside_names_a_game() -> None:
    assert {path: names for path in files() if (names := named_in(SOURCES / path))} == {}


def imports_from_inside(path: Path) -> bool:
    """Whether a file imports modules of a game, whose names no other game has."""
    inside = tuple(f"ridotto.games.{name}." for name in NAMES)
    modules: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            modules += [f"{node.module}.{alias.name}." for alias in node.names]
        elif isinstance(node, ast.Import):
            modules += [f"{alias.name}." for alias in node.names]
    return any(module.startswith(inside) for module in modules)


def names_a_module_inside(path: Path) -> bool:
    """Whether it is imported or only written, as for a resource of a package."""
    text = path.read_text("utf-8")
    return imports_from_inside(path) or any(f"ridotto.games.{name}." in text for name in NAMES)


def test_what_stands_around_the_program_looks_into_no_game() -> None:
    files = ((path.relative_to(PROJECT).as_posix(), path) for around in AROUND for path in python_in(around))
    shared = {name: path for name, path in files if not name.startswith(OWN_MEASUREMENTS)}
    assert {"bench/timing.py", "tools/doctest_fences.py"} <= {*shared}
    assert {name for name, path in shared.items() if names_a_module_inside(path)} == LOOKS_AT_CARDS


def python_in(folder: str) -> list[Path]:
    return sorted((PROJECT / folder).rglob("*.py"))


def test_measurements_of_a_game_look_into_no_other() -> None:
    for name in NAMES:
        others = tuple(f"games.{other}." for other in NAMES if other != name)
        for path in python_in(f"{OWN_MEASUREMENTS}{name}"):
            assert not any(other in path.read_text("utf-8") for other in others), path


def test_shared_tests_look_into_no_game() -> None:
    own = tuple(f"games/{name}/" for name in NAMES)
    shared = ((path.relative_to(TESTS).as_posix(), path) for path in TESTS.rglob("*.py"))
    found = {name for name, path in shared if not name.startswith(own) and imports_from_inside(path)}
    assert found == LOOK_INSIDE
