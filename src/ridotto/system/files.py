"""Files that are written, with errors that name them."""

import contextlib
import os
from collections.abc import Iterator

from ridotto.engine.errors import InvalidOptions, system_reason
from ridotto.engine.notation import quote_short

PARTIAL = ".partial"
"""Files have this ending until they are complete."""


@contextlib.contextmanager
def naming(name: str | os.PathLike[str]) -> Iterator[None]:
    """Say which file cannot be written, and why."""
    try:
        yield
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as error:
        reason = system_reason(error)
        raise InvalidOptions(
            "file-not-writable", file=quote_short(os.fspath(name)), reason=quote_short(reason)
        ) from None
