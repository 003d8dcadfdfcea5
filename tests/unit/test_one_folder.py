"""A game is one folder: nothing else in the program names it (design law 9)."""

from pathlib import Path

import ridotto
from ridotto.games import BUILT_IN

SOURCES = Path(ridotto.__file__).parent
NAMES = tuple(module.split(".")[2] for module in BUILT_IN)
LISTS = ("games/__init__.py",)
"""Where the games of the house are listed."""
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
)


def files() -> list[str]:
    found = (path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*") if path.is_file())
    return sorted(
        path
        for path in found
        if not path.endswith((".pyc", ".csv"))
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
