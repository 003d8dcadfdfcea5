"""A game is one folder: nothing else in the program names it (design law 9)."""

from pathlib import Path

import ridotto
from ridotto.games import BUILT_IN

SOURCES = Path(ridotto.__file__).parent
NAMES = tuple(module.split(".")[2] for module in BUILT_IN)
LISTS = ("games/__init__.py",)
"""Where the games of the house are listed."""
GENERATED = ("server/pages",)


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


def named_in(path: str) -> list[str]:
    text = (SOURCES / path).read_text("utf-8").lower()
    return [name for name in NAMES for spelling in spellings(name) if spelling in text]


def test_no_file_outside_names_a_game() -> None:
    assert {path: names for path in files() if (names := named_in(path))} == {}
