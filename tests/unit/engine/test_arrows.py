"""Imports go one way: locale, compile, engine, search and messages, games, bots, and then what people use."""

import ast
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import pytest

import ridotto
from ridotto.games.packages import BUILT_IN

SOURCES = Path(ridotto.__file__).parent

MODULES = sorted(SOURCES.rglob("*.py"))


def module_name(path: Path) -> str:
    parts = ("ridotto", *path.relative_to(SOURCES).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULE_NAMES = {module_name(path) for path in MODULES}
IDS = [path.relative_to(SOURCES).as_posix() for path in MODULES]

MAY_IMPORT = {
    "locale": {"locale"},
    "compile": {"compile"},
    "engine": {"engine", "compile", "locale"},
    "system": {"system", "engine", "locale", "__version__"},
    "search": {"search", "engine", "compile"},
    "messages": {"messages", "engine"},
    "screens": {"screens", "engine", "locale"},
    "nets": {"nets", "engine", "compile"},
    "games": {"games", "engine", "compile", "nets", "search", "messages", "screens", "locale"},
    "batch": {"batch", "games", "engine", "compile"},
    "learn": {"learn", "batch", "nets", "system", "engine", "compile", "locale"},
    "bots": {"bots", "games", "nets", "search", "engine", "compile"},
    "parquet": {"parquet", "system", "engine", "__version__"},
    "adapters": {"adapters", "api", "batch", "bots", "games", "engine", "compile"},
    "server": {
        *("server", "bots", "games", "messages", "search", "engine", "compile", "system", "locale"),
        "__version__",
    },
    "arena": {"arena", "bots", "games", "messages", "engine", "compile", "system"},
    "api": {"api", "bots", "games", "engine", "compile", "system", "locale"},
    "terminal": {"terminal", "bots", "games", "screens", "search", "engine", "system"},
    "commands": {
        *("commands", "api", "arena", "server", "learn", "parquet", "bots", "games", "screens", "nets"),
        *("engine", "compile", "system", "locale", "__version__"),
    },
}
"""What each package may import of ridotto. Only `cli.py` and the names of `import ridotto` lie above."""
ABOVE = {"__init__.py", "__main__.py", "cli.py"}

HEAVY = {"numba", "llvmlite"}
NETWORK = {"fastapi", "starlette", "uvicorn", "websockets"}
INTERFACES = {"pettingzoo", "gymnasium", "pyspiel", "open_spiel"}
MESSAGES = {"pydantic", "pydantic_core"}
MAY_BE_HEAVY = {
    *(
        "compile/rule.py",
        "compile/entry.py",
        "compile/inlined.py",
        "compile/instructions.py",
        "compile/kernel.py",
    ),
    *("compile/cuda/gpu.py", "compile/cuda/kernel.py", "compile/cuda/launch.py", "compile/wasm/module.py"),
}


Law = Callable[[Path], None]
LAWS: list[Law] = []
"""What every file must keep. One test each: thousands, for every file, took longer to begin than to run."""


def law(check: Law) -> Law:
    LAWS.append(check)
    return check


@cache
def imports_of(path: Path) -> set[tuple[str, str]]:
    """The modules that a file imports, wherever in it, and what of each; "" for all of it."""
    package = ["ridotto", *path.relative_to(SOURCES).parent.parts]
    found: set[tuple[str, str]] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {(alias.name, "") for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found |= {(module, alias.name) for alias in node.names}
    return found


def imported_by(path: Path) -> set[str]:
    """The full names of all that a file imports."""
    return {
        name for module, part in imports_of(path) for name in (module, f"{module}.{part}" if part else module)
    }


def modules_imported_by(path: Path) -> set[str]:
    """Those of ridotto. Of a package that is only asked for a module, the module alone."""
    wholes = ((f"{module}.{part}", module) for module, part in imports_of(path))
    return {whole if whole in MODULE_NAMES else module for whole, module in wholes} & MODULE_NAMES


def own_imports(path: Path) -> set[tuple[str, ...]]:
    """What a file imports of ridotto, as the parts of the names after `ridotto`."""
    names = (name.split(".") for name in imported_by(path))
    return {tuple(parts[1:]) for parts in names if parts[0] == "ridotto" and len(parts) > 1}


def test_there_is_something_to_check() -> None:
    assert {"engine/play/match.py", "games/bottle_imp/rules/steps/acting.py", "locale/__init__.py"} <= {*IDS}
    assert ("compile", "rule") in own_imports(SOURCES / "compile" / "bits.py")
    assert "numba" in imported_by(SOURCES / "compile" / "rule.py")


@law
def a_package_imports_only_what_lies_below(path: Path) -> None:
    package = path.relative_to(SOURCES).parts[0]
    if package not in ABOVE:
        assert {parts[0] for parts in own_imports(path)} <= MAY_IMPORT[package]


@law
def no_game_imports_another(path: Path) -> None:
    """Only the list of games knows them all."""
    parts = path.relative_to(SOURCES).parts
    if parts[0] == "games" and len(parts) > 2:
        games = {found[1] for found in own_imports(path) if found[0] == "games" and len(found) > 1}
        assert games <= {parts[1], "kit"}


FOLDERS = {
    "rules": ({"rules"}, {"engine", "compile"}),
    "bots": ({"rules", "bots"}, {"engine", "compile", "search", "games"}),
    "learning": ({"rules", "bots", "learning"}, {"engine", "compile", "nets"}),
    "guided": ({"rules", "bots", "learning", "guided"}, {"engine", "compile", "nets", "search"}),
    "messages": ({"rules", "messages"}, {"engine", "compile", "messages"}),
    "terminal": ({"rules", "terminal"}, {"engine", "compile", "screens", "locale"}),
    # The files beside them.
    "__init__.py": (set(), {"locale"}),
    "from_memory.py": ({"rules"}, {"engine"}),
    "statistics.py": ({"rules"}, {"engine", "games"}),
}
FOLDERS["kit.py"] = (
    {name.removesuffix(".py") for name in FOLDERS},
    {"engine", "games", "messages", "nets", "screens", "search"},
)
"""By folder of a game, or file at its root: which of its own parts it may import, and which packages."""


@law
def inside_a_game_the_arrows_stay(path: Path) -> None:
    parts = path.relative_to(SOURCES).parts
    if parts[0] != "games" or len(parts) < 3:
        return
    own, packages = FOLDERS[parts[2]]
    for found in own_imports(path):
        if found[:2] == parts[:2]:
            assert len(found) < 3 or found[2] in own, found
        else:
            assert found[0] in packages, found


@pytest.mark.parametrize("kit", BUILT_IN)
def test_the_rules_of_a_game_load_nothing_else_of_it(kit: str) -> None:
    package = kit.removesuffix(".kit")
    code = f"import sys, {package}.rules.game; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    loaded = [name for name in loaded if name.startswith("ridotto.")]
    assert f"{package}.rules.game" in loaded
    own = {
        name.removeprefix(f"{package}.").split(".")[0] for name in loaded if name.startswith(f"{package}.")
    }
    assert own == {"rules"}
    assert not [
        name for name in loaded if name.split(".")[1:2] in (["search"], ["messages"], ["screens"], ["server"])
    ]


@law
def heavy_libraries_stay_where_speed_is_made(path: Path) -> None:
    libraries = {name.split(".")[0] for name in imported_by(path)}
    if path.relative_to(SOURCES).as_posix() not in MAY_BE_HEAVY:
        assert not libraries & HEAVY


@law
def only_adapters_know_the_interfaces_of_others(path: Path) -> None:
    libraries = {name.split(".")[0] for name in imported_by(path)}
    assert path.relative_to(SOURCES).parts[0] == "adapters" or not libraries & INTERFACES


@law
def only_its_store_knows_postgresql(path: Path) -> None:
    """But for one question: whether the driver is there."""
    place = path.relative_to(SOURCES).as_posix()
    if not place.startswith("server/store/postgres/") and place != "server/store/opening.py":
        assert "psycopg" not in {name.split(".")[0] for name in imported_by(path)}


@law
def only_terminals_are_drawn_on(path: Path) -> None:
    parts = path.relative_to(SOURCES).parts
    if parts[0] not in ("terminal", "screens", "commands") and parts[2:3] != ("terminal",):
        assert "rich" not in {name.split(".")[0] for name in imported_by(path)}


@law
def only_the_server_knows_the_network(path: Path) -> None:
    parts = path.relative_to(SOURCES).parts
    package = parts[0]
    libraries = {name.split(".")[0] for name in imported_by(path)}
    assert package == "server" or not libraries & NETWORK
    # The command only asks whether it is there.
    assert package in ("learn", "commands") or "torch" not in libraries
    has_messages = package in ("server", "arena", "messages") or parts[2:3] == ("messages",)
    assert has_messages or not libraries & MESSAGES


def test_no_imports_go_in_a_circle() -> None:
    """Those in functions and those for types count as well."""
    assert circle({module_name(path): modules_imported_by(path) for path in MODULES}) == set()


def test_a_circle_is_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == {"b", "c"}


def circle(imports: Mapping[str, set[str]]) -> set[str]:
    """What is left without all that imports nothing of the rest, and all that nothing imports."""
    rest = {*imports}
    while free := {
        name for name in rest if not imports[name] & rest or not any(name in imports[other] for other in rest)
    }:
        rest -= free
    return rest


@pytest.mark.parametrize("keeps", LAWS, ids=lambda keeps: str(keeps.__name__))
def test_every_file_keeps_it(keeps: Law) -> None:
    broken = {}
    for path, name in zip(MODULES, IDS, strict=True):
        try:
            keeps(path)
        except AssertionError as error:
            broken[name] = str(error)
    assert broken == {}
