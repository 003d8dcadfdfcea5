"""Files that are there whole, or not at all."""

import os
from pathlib import Path

from ridotto.engine.errors import RidottoError
from ridotto.engine.notation import quote_short


def write_whole(file: Path, content: bytes) -> None:
    """Replace a file; where that fails, the old one stays as it was."""
    part = file.with_name(f"{file.name}.part")
    try:
        with part.open("wb") as handle:
            handle.write(content)
            handle.flush()
            os.fsync(handle.fileno())
        part.replace(file)
    except OSError as error:
        part.unlink(missing_ok=True)
        reason = quote_short(error.strerror or error)
        raise RidottoError("learn-not-written", file=quote_short(str(file)), reason=reason) from None
