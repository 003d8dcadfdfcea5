"""A dataset: a folder with three Parquet files and its card."""

import os
from pathlib import Path

from ridotto.engine.errors import InvalidOptions
from ridotto.engine.notation import quote_short
from ridotto.system.files import naming

CARD = "README.md"


def check_pyarrow() -> None:
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise InvalidOptions("parquet-missing") from None


def new_folder(name: str | os.PathLike[str]) -> Path:
    """A folder that is empty, made where there is none."""
    folder = Path(name)
    with naming(name):
        folder.mkdir(exist_ok=True)
        if any(folder.iterdir()):
            raise InvalidOptions("folder-not-empty", folder=quote_short(os.fspath(name)))
    return folder
