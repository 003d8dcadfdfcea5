"""The picture of the packages shows the imports there are: no more, no fewer."""

import re
from pathlib import Path

import pytest

from tests.docs.blocks import PAGES, ROOT
from tests.docs.imports import SOURCES, arrows, packages
from tests.docs.package_table import PAGE, Row, rows
from tests.docs.picture import FILE, draw

AGAIN = "bring the table in docs/contributors/architecture.md up to date: python -m tests.docs.picture"

TABLE = rows(PAGE.read_text("utf-8"))


def test_every_package_is_in_the_table() -> None:
    assert {row.name for row in TABLE} == packages()


def test_every_arrow_is_in_the_table() -> None:
    assert {(row.name, target) for row in TABLE for target in row.imports} == arrows(), AGAIN


def test_the_picture_is_drawn_from_the_table() -> None:
    assert FILE.read_text("utf-8") == draw(TABLE), AGAIN


def test_the_imports_are_really_read() -> None:
    """A check of the check: these arrows are what the packages are for."""
    assert {("engine", "compile"), ("games", "engine"), ("cli", "commands")} <= arrows()
    assert not any(source in ("compile", "locale") for source, _ in arrows())


@pytest.mark.parametrize("change", ["one more", "one fewer"])
def test_another_arrow_is_another_picture(change: str) -> None:
    first = TABLE[0]
    unused = next(row.name for row in TABLE if row.name not in (*first.imports, first.name))
    imports = (*first.imports, unused) if change == "one more" else first.imports[1:]
    assert draw((Row(first.name, first.about, imports), *TABLE[1:])) != draw(TABLE)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=lambda page: page.name
)
def test_files_that_pages_name_are_there(page: Path) -> None:
    """`engine/game.py` or `tests/golden/`: what a page names can be opened, in any game's folder too."""
    named = re.findall(r"`((?:[\w.-]+/)+(?:[\w-]+\.\w+)?)`", page.read_text("utf-8"))
    server = SOURCES / "server"
    roots = (ROOT, SOURCES, server, server / "tables", ROOT / "web" / "src", *(SOURCES / "games").iterdir())
    missing = {name for name in named if "NAME" not in name and not any((r / name).exists() for r in roots)}
    assert not missing
