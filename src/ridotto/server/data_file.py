"""Where the tables of a server are kept."""

from pathlib import Path

from ridotto.system.folders import data_folder

FILE_NAME = "tables.sqlite"


def data_file(given: Path | None) -> Path:
    """The file that is meant: a folder will do too, and without one it is in the data folder."""
    if given is None:
        return data_folder() / FILE_NAME
    try:
        return given / FILE_NAME if given.is_dir() else given
    except OSError:
        # Whoever opens it will say what is wrong with this name.
        return given
