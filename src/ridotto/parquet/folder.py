"""A dataset: a folder with three Parquet files and its card."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from ridotto.engine.errors import InvalidOptions
from ridotto.engine.notation import quote_short

CARD = "README.md"
PARTIAL = ".partial"
"""Files have this ending until they are whole."""


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


@contextlib.contextmanager
def naming(name: str | os.PathLike[str]) -> Iterator[None]:
    """Say which file cannot be written, and why."""
    try:
        yield
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise InvalidOptions(
            "file-not-writable", file=quote_short(os.fspath(name)), reason=quote_short(reason)
        ) from None
