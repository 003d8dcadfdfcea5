"""Folders on this machine."""

import os
from pathlib import Path

from platformdirs import user_data_path

from ridotto.engine.errors import InvalidOptions

NAME = "ridotto"


def data_folder() -> Path:
    """The folder of this user's matches: the system's standard folder, or where they already are."""
    try:
        folder = user_data_path(NAME, appauthor=False)
        old = _old_data_folder()
    except RuntimeError:
        raise InvalidOptions("no-home-folder") from None
    return old if _is_there(old) and not _is_there(folder) else folder


def _old_data_folder() -> Path:
    """Version 0.1 kept them in this place on every system. On Linux it is the right one."""
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (given if given.is_absolute() else Path.home() / ".local" / "share") / NAME


def _is_there(folder: Path) -> bool:
    """False also if the folder is unreadable or its name is too long."""
    try:
        return folder.is_dir()
    except OSError:
        return False
