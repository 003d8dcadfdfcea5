"""A folder that holds more than a dozen files is two."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]
PARTS = ("src", "web/src", "web/tests", "tests", "bench", "docs", "examples")
MOST = 12
LOOKED_UP = {"locale", "words", "playthroughs"}
"""One file for each page of words and for each golden match: they are looked up by name, not read through."""
BUILT = ROOT / "src/ridotto/server/pages"


def test_no_folder_holds_more_than_a_dozen() -> None:
    counted = dict(_counted())
    assert counted["src/ridotto/engine"] > 2
    assert {folder: count for folder, count in counted.items() if count > MOST} == {}


def _counted() -> list[tuple[str, int]]:
    found = []
    for part in PARTS:
        for name, folders, files in os.walk(ROOT / part):
            folders[:] = set(folders) - LOOKED_UP - {"__pycache__"}
            if Path(name) == BUILT:
                folders.clear()
                continue
            count = sum(file != "__init__.py" for file in files)
            found.append((Path(name).relative_to(ROOT).as_posix(), count))
    return found
