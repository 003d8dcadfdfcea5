"""Imports go one way: locale, compile, engine, search and messages, games, bots, and then what people use."""

import ast
from pathlib import Path

import pytest

import ridotto

SOURCES = Path(ridotto.__file__).parent

MODULES = sorted(SOURCES.rglob("*.py"))
IDS = [path.relative_to(SOURCES).as_posix() for path in MODULES]

MAY_IMPORT = {
    "locale": {"locale"},
    "compile": {"compile"},
    "engine": {"engine", "compile", "locale"},
    "system": {"system", "engine", "locale"},
    "search": {"search", "engine", "compile"},
    "messages": {"messages", "games", "engine"},
    "screens": {"screens", "engine", "locale"},
    "games": {"games", "engine", "compile", "search", "messages", "screens", "locale"},
    "bots": {"bots", "games", "search", "engine", "compile"},
    "server": {
        *("server", "bots", "games", "messages", "search", "engine", "compile", "system", "locale"),
        "__version__",
    },
    "arena": {"arena", "server", "bots", "messages", "engine", "compile", "system"},
}
"""What each package may import of ridotto. Packages not named here may import everything."""

HEAVY = {"numba", "llvmlite"}
NETWORK = {"fastapi", "starlette", "uvicorn", "websockets"}
MESSAGES = {"pydantic", "pydantic_core"}
MAY_BE_HEAVY = {"compile/rule.py", "compile/instructions.py", "compile/kernel.py"}


def imported_by(path: Path) -> set[str]:
    """The full names of all modules that a file imports, wherever in it."""
    package = ["ridotto", *path.relative_to(SOURCES).parent.parts]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return found


def own_imports(path: Path) -> set[tuple[str, ...]]:
    """What a file imports of ridotto, as the parts of the names after `ridotto`."""
    names = (name.split(".") for name in imported_by(path))
    return {tuple(parts[1:]) for parts in names if parts[0] == "ridotto" and len(parts) > 1}


def test_there_is_something_to_check() -> None:
    assert {"engine/match.py", "games/bottle_imp/rules/steps.py", "locale/__init__.py"} <= {*IDS}
    assert ("compile", "rule") in own_imports(SOURCES / "compile" / "bits.py")
    assert "numba" in imported_by(SOURCES / "compile" / "rule.py")


@pytest.mark.parametrize("path", MODULES, ids=IDS)
def test_a_package_imports_only_what_lies_below(path: Path) -> None:
    package = path.relative_to(SOURCES).parts[0]
    if package in MAY_IMPORT:
        assert {parts[0] for parts in own_imports(path)} <= MAY_IMPORT[package]


@pytest.mark.parametrize("path", MODULES, ids=IDS)
def test_no_game_imports_another(path: Path) -> None:
    """Only the list of games knows them all."""
    parts = path.relative_to(SOURCES).parts
    if parts[0] == "games" and len(parts) > 2:
        games = {found[1] for found in own_imports(path) if found[0] == "games" and len(found) > 1}
        assert games <= {parts[1]}


@pytest.mark.parametrize("path", MODULES, ids=IDS)
def test_heavy_libraries_stay_where_speed_is_made(path: Path) -> None:
    libraries = {name.split(".")[0] for name in imported_by(path)}
    if path.relative_to(SOURCES).as_posix() not in MAY_BE_HEAVY:
        assert not libraries & HEAVY


@pytest.mark.parametrize("path", MODULES, ids=IDS)
def test_only_terminals_are_drawn_on(path: Path) -> None:
    parts = path.relative_to(SOURCES).parts
    if parts[0] not in ("terminal", "screens", "commands") and parts[2:3] != ("terminal",):
        assert "rich" not in {name.split(".")[0] for name in imported_by(path)}


@pytest.mark.parametrize("path", MODULES, ids=IDS)
def test_only_the_server_knows_the_network(path: Path) -> None:
    parts = path.relative_to(SOURCES).parts
    package = parts[0]
    libraries = {name.split(".")[0] for name in imported_by(path)}
    assert package == "server" or not libraries & NETWORK
    has_messages = package in ("server", "arena", "messages") or parts[2:3] == ("messages",)
    assert has_messages or not libraries & MESSAGES
