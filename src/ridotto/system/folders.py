"""Where things lie on this machine."""

import os
from pathlib import Path

from ridotto.engine.errors import InvalidOptions


def data_folder() -> Path:
    """Where this user's matches lie, as the XDG base directory specification has it."""
    given = os.environ.get("XDG_DATA_HOME", "")
    if Path(given).is_absolute():
        return Path(given) / "ridotto"
    try:
        return Path.home() / ".local" / "share" / "ridotto"
    except RuntimeError:
        raise InvalidOptions("no-home-folder") from None
